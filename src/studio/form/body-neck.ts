import type { Vector } from '../math/matrix.ts'
import { type Field, smoothMin } from './field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from './field/solids.ts'
import type { Skeleton } from './skeleton.ts'
import { add, scaleBy } from './vector.ts'

export interface NeckPlace {
  /** Body space: where the head turns, and where the two strong muscles of the neck begin behind the ears. */
  readonly top: Vector
  readonly behindEars: readonly [Vector, Vector]
  /** Body space: just below the chin. */
  readonly throat: Vector
}

/** Necks from this radius on, half heads, have full muscles. */
const WIDE_NECK = 0.36

/** Neck from the skull to between the collar bones, with the muscles that show when a head turns. */
export function neckField(skeleton: Skeleton, { top, behindEars, throat }: NeckPlace, ease = 0): Field {
  const { neckRadius: radius, manly } = skeleton
  const root: Vector = [0, 0.28, -0.22]
  const column: Limb = { from: top, to: root, fromRadius: radius * 0.94 + ease, toRadius: radius * 1.14 + ease }
  // On a thin neck they are thin too, or it would be as wide as the jaw.
  const thick = Math.min(1, (radius / WIDE_NECK) ** 1.5)
  const muscles = behindEars.map(
    (start, index): Limb => ({
      from: start,
      to: [index === 0 ? -0.1 : 0.1, 0.02, 0.2],
      fromRadius: 0.1 * thick + ease,
      toRadius: 0.065 * thick + ease,
      belly: 0.03 * thick,
    }),
  )
  const larynx = add(scaleBy(throat, 0.55), [0, -0.02, 0.02])
  const apple: Limb = {
    from: add(larynx, [0, -0.08, 0]),
    to: add(larynx, [0, 0.08, 0]),
    fromRadius: 0.1 * manly,
    toRadius: 0.06 * manly,
  }
  const limbs = packLimbs([column, ...muscles, apple])
  const showsApple = manly > 0.4 && ease === 0
  return (x, y, z) => {
    const left = limbDistance(limbs, LIMB_STRIDE, x, y, z)
    const right = limbDistance(limbs, 2 * LIMB_STRIDE, x, y, z)
    const neck = smoothMin(limbDistance(limbs, 0, x, y, z), left < right ? left : right, 0.16)
    return showsApple ? smoothMin(neck, limbDistance(limbs, 3 * LIMB_STRIDE, x, y, z), 0.12) : neck
  }
}
