import type { Bench } from '../bench.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import type { Neckline, TopCut } from './tops.ts'

/** Half-width beyond the neck, depth in front and behind (adult half heads), and how pointed the front is. */
const SHAPES: Record<Neckline, { wide: number; front: number; back: number; pointed: number }> = {
  high: { wide: 0.02, front: -0.1, back: -0.2, pointed: 0 },
  crew: { wide: 0.16, front: 0.22, back: 0.06, pointed: 0 },
  wide: { wide: 0.55, front: 0.3, back: 0.15, pointed: 0 },
  scoop: { wide: 0.42, front: 0.95, back: 0.4, pointed: 0 },
  v: { wide: 0.14, front: 0.95, back: 0.02, pointed: 1 },
  'deep v': { wide: 0.12, front: 2.5, back: 0, pointed: 1 },
  straight: { wide: 3, front: 1.05, back: 1.3, pointed: 0 },
}

/** Negative on the cloth, positive in the hole for neck and head. */
export function necklineCut({ stand }: Bench, { neckline }: TopCut): Field {
  const { skeleton, joints } = stand
  const { wide, front, back, pointed } = SHAPES[neckline]
  const { tall } = skeleton
  const halfWidth = skeleton.neckRadius * 1.12 + wide * skeleton.wide
  if (neckline === 'straight') {
    return (x, y, z) => mix(back, front, smoothStep(-0.4, 0.4, z)) * tall - y + x * joints.sway.shoulderTilt
  }
  const rootY = -0.02
  return (x, y, z) => {
    const depth = Math.max(0.1, mix(back, front, smoothStep(-0.35, 0.35, z)) * tall - rootY)
    const u = Math.abs(x) / halfWidth
    const v = Math.max(0, y - x * joints.sway.shoulderTilt - rootY) / depth
    const round = 1 - Math.sqrt(u * u + v * v)
    const sharp = 1 - u * (0.55 + 0.45 * (1 - Math.min(1, v))) - v
    return mix(round, pointed * sharp + (1 - pointed) * round, smoothStep(0, 0.3, z)) * Math.min(halfWidth, depth)
  }
}
