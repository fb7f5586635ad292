import { type Field, smoothMin } from './field/field.ts'
import { limb } from './field/solids.ts'
import type { Vector } from './matrix.ts'
import type { Skeleton } from './skeleton.ts'
import { add, scaleBy } from './vector.ts'

export interface NeckPlace {
  /** Body space: where the head turns, and where the two strong muscles of the neck begin behind the ears. */
  readonly top: Vector
  readonly behindEars: readonly [Vector, Vector]
  /** Body space: just below the chin. */
  readonly throat: Vector
}

/** Neck from the skull to between the collar bones, with the muscles that show when a head turns. */
export function neckField(skeleton: Skeleton, { top, behindEars, throat }: NeckPlace, ease = 0): Field {
  const { neckRadius: radius, manly } = skeleton
  const root: Vector = [0, 0.28, -0.22]
  const column = limb(top, root, radius * 0.94 + ease, radius * 1.14 + ease)
  const muscles = behindEars.map((start, index) =>
    limb(start, [index === 0 ? -0.1 : 0.1, 0.02, 0.2], 0.1 + ease, 0.065 + ease, 0.03),
  ) as [Field, Field]
  const larynx = add(scaleBy(throat, 0.55), [0, -0.02, 0.02])
  const apple = limb(add(larynx, [0, -0.08, 0]), add(larynx, [0, 0.08, 0]), 0.1 * manly, 0.06 * manly)
  return (x, y, z) => {
    const neck = smoothMin(column(x, y, z), Math.min(muscles[0](x, y, z), muscles[1](x, y, z)), 0.16)
    return manly > 0.4 && ease === 0 ? smoothMin(neck, apple(x, y, z), 0.12) : neck
  }
}
