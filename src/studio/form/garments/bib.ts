import { mix } from '../curve.ts'
import type { Field } from '../field/field.ts'
import type { Joints } from '../pose.ts'
import type { Stand } from '../stand.ts'
import { hasLap } from './lap.ts'

/** Adult half heads below the pit of the neck where a bib begins, and half its breadth there and at the waist. */
export const BIB = { topY: 1.4, half: 0.66, waistHalf: 1.05 } as const
/** Overalls begin so much higher at the sides than trousers do. */
export const HIGHER = 0.45
/** How they lie over a shirt: further from the skin than it, and no less loose; of who sits nothing hangs through the seat. */
export const overShirt = (joints: Joints) => ({ offset: 0.17, hang: hasLap(joints) ? 0 : 0.45 })

/** What is above the waist of overalls, but for the bib before the chest; negative on the cloth. */
export function withBib({ skeleton, joints }: Stand, waist: number, aboveWaist: Field): Field {
  const { tall, wide } = skeleton
  const top = BIB.topY * tall
  return (x, y, z) => {
    const above = aboveWaist(x, y, z)
    if (above < 0) return above
    const down = Math.min(1, Math.max(0, (y - top) / (waist - top)))
    const half = mix(BIB.half, BIB.waistHalf, down * down) * wide
    const level = y - x * joints.sway.shoulderTilt
    return Math.min(above, Math.max(Math.abs(x) - half, top - level, 0.2 - z))
  }
}
