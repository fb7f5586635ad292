import type { Vector } from '../math/matrix.ts'
import { mix } from './curve.ts'
import { type Field, smoothMin } from './field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from './field/solids.ts'
import type { ArmJoints, LegJoints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'
import { add, cross, scaleBy } from './vector.ts'

/** Upper arm and forearm; `ease` is the distance of a sleeve from the skin, `widen` what a loose cuff adds. */
export function armField(skeleton: Skeleton, arm: ArmJoints, { ease, widen = 0 }: { ease: number; widen?: number }): Field {
  const { armRadius: radius, muscle, manly } = skeleton
  const wrist = mix(0.16, 0.2, manly) * mix(skeleton.wide, 1, 0.4)
  const limbs = packLimbs([
    {
      from: arm.shoulder,
      to: arm.elbow,
      fromRadius: radius + ease,
      toRadius: radius * 0.72 + ease,
      belly: 0.03 + 0.07 * muscle * manly,
    },
    {
      from: arm.elbow,
      to: arm.wrist,
      fromRadius: radius * 0.74 + ease,
      toRadius: wrist + ease + widen,
      belly: 0.05 + 0.03 * muscle,
    },
  ])
  return (x, y, z) => smoothMin(limbDistance(limbs, 0, x, y, z), limbDistance(limbs, LIMB_STRIDE, x, y, z), 0.14)
}

/** Thigh and shin with its calf, without the foot. */
export function legField(skeleton: Skeleton, leg: LegJoints, { ease, widen = 0 }: { ease: number; widen?: number }): Field {
  const { thighRadius: radius, muscle } = skeleton
  const knee = radius * 0.62
  const middle = add(scaleBy(leg.knee, 0.64), scaleBy(leg.ankle, 0.36))
  const thigh: Limb = {
    from: leg.hip,
    to: leg.knee,
    fromRadius: radius + ease,
    toRadius: knee + ease + widen * 0.4,
    belly: 0.02 + 0.03 * muscle,
  }
  const shin: Limb = {
    from: leg.knee,
    to: leg.ankle,
    fromRadius: knee * 0.94 + ease + widen * 0.4,
    toRadius: radius * 0.31 + ease + widen,
  }
  const calf: Limb = {
    from: add(scaleBy(leg.knee, 0.84), scaleBy(leg.ankle, 0.16)),
    to: add(middle, [leg.toes[0] * -0.08, 0.1, leg.toes[2] * -0.08]),
    fromRadius: knee * 0.6 + ease,
    toRadius: knee * 0.86 + ease,
  }
  const limbs = packLimbs([thigh, shin, calf])
  return (x, y, z) => {
    const straight = smoothMin(limbDistance(limbs, 0, x, y, z), limbDistance(limbs, LIMB_STRIDE, x, y, z), 0.22)
    return smoothMin(straight, limbDistance(limbs, 2 * LIMB_STRIDE, x, y, z), 0.3)
  }
}

/** Bare foot from heel to toes. */
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
