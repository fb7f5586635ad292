import type { Bench } from '../bench.ts'
import { mix } from '../curve.ts'
import type { Field } from '../field/field.ts'
import type { Mesh } from '../grid.ts'
import { sewCollar } from './collar.ts'
import { drapePatch } from './drape.ts'
import { necklineHalfWidth } from './neckline.ts'
import type { TopCut } from './tops.ts'

/** The long band of a wrapped robe: round the neck behind, crossing in front, the viewer's right side over the left. */
export function sewKimonoBands(bench: Bench, outside: Field, cut: TopCut): Mesh[] {
  const { skeleton } = bench.stand
  const startX = necklineHalfWidth(bench.stand, cut.neckline) * 0.86
  // On a real body the sash lies over them, and the lower one ends where they cross.
  const { body } = bench.stand
  const bottom = skeleton.waistY - (body ? 0.12 : 0)
  // On a real body they cross higher, where its neckline ends.
  const crossing = body ? 0.6 : 0.85
  const band = (side: number, lift: number) =>
    drapePatch(outside, {
      rows: 22,
      columns: 5,
      at: (share, across) => {
        const down = body && side < 0 ? share * 0.38 : share
        const y = mix(0.02, bottom, down)
        const x = mix(startX, -0.62 * skeleton.wide, down ** crossing)
        return [(x + (across - 0.35) * 0.32) * side, y + (across - 0.5) * 0.1]
      },
      lift,
    })
  const behind = sewCollar(bench.stand, outside, {
    from: 0.62,
    distance: 0.14,
    standFront: 0.06,
    standBack: 0.24,
    fall: 0.2,
    points: 0.2,
    spread: 0.16,
  })
  return [behind, band(-1, 0.05), band(1, 0.1)]
}
