import type { Vector } from '../../math/matrix.ts'
import { mix } from '../curve.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from '../field/solids.ts'
import type { LegJoints } from '../pose.ts'
import type { Skeleton } from '../skeleton.ts'
import { cross } from '../vector.ts'

/** A foot in its shoe, from heel to toes. */
export function footField(skeleton: Skeleton, leg: LegJoints, ease: number): Field {
  const size = mix(skeleton.wide, skeleton.tall, 0.5)
  const { ankle, toes, sole } = leg
  // To the little toe of a right foot.
  const aside = cross(toes, sole)
  const radius = 0.17 * size
  const at = (forward: number, down: number, sideways = 0): Vector =>
    [0, 1, 2].map(
      (axis) => ankle[axis]! + (toes[axis]! * forward + sole[axis]! * down + aside[axis]! * sideways * leg.side) * size,
    ) as unknown as Vector
  const heel: Limb = { from: at(-0.12, 0), to: at(-0.2, 0.16), fromRadius: radius * 1.1 + ease, toRadius: radius * 1.15 + ease }
  const arch: Limb = {
    from: at(0.02, -0.02),
    to: at(0.75, 0.17),
    fromRadius: radius * 1.15 + ease,
    toRadius: radius * 0.95 + ease,
  }
  const ball: Limb = {
    from: at(0.7, 0.18, 0.12),
    to: at(1.02, 0.2, -0.02),
    fromRadius: radius * 0.9 + ease,
    toRadius: radius * 0.85 + ease,
  }
  const limbs = packLimbs([heel, arch, ball])
  const flat = 0.3 * size
  return (x, y, z) => {
    const back = smoothMin(limbDistance(limbs, 0, x, y, z), limbDistance(limbs, LIMB_STRIDE, x, y, z), 0.2)
    const flesh = smoothMin(back, limbDistance(limbs, 2 * LIMB_STRIDE, x, y, z), 0.16)
    const below = (x - ankle[0]) * sole[0] + (y - ankle[1]) * sole[1] + (z - ankle[2]) * sole[2] - flat
    return flesh > below ? flesh : below
  }
}
