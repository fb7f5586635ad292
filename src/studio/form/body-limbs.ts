import { mix } from './curve.ts'
import { type Field, smoothMin } from './field/field.ts'
import { limb } from './field/solids.ts'
import type { ArmJoints, LegJoints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'
import { add, scaleBy } from './vector.ts'

/** Upper arm and forearm; `ease` is the distance of a sleeve from the skin, `widen` what a loose cuff adds. */
export function armField(skeleton: Skeleton, arm: ArmJoints, { ease, widen = 0 }: { ease: number; widen?: number }): Field {
  const { armRadius: radius, muscle, manly } = skeleton
  const wrist = mix(0.16, 0.2, manly) * mix(skeleton.wide, 1, 0.4)
  const upper = limb(arm.shoulder, arm.elbow, radius + ease, radius * 0.72 + ease, 0.03 + 0.07 * muscle * manly)
  const fore = limb(arm.elbow, arm.wrist, radius * 0.74 + ease, wrist + ease + widen, 0.05 + 0.03 * muscle)
  return (x, y, z) => smoothMin(upper(x, y, z), fore(x, y, z), 0.14)
}

/** Thigh and shin with its calf, without the foot. */
export function legField(skeleton: Skeleton, leg: LegJoints, { ease, widen = 0 }: { ease: number; widen?: number }): Field {
  const { thighRadius: radius, muscle } = skeleton
  const knee = radius * 0.62
  const thigh = limb(leg.hip, leg.knee, radius + ease, knee + ease + widen * 0.4, 0.02 + 0.03 * muscle)
  const shin = limb(leg.knee, leg.ankle, knee * 0.94 + ease + widen * 0.4, radius * 0.31 + ease + widen)
  const middle = add(scaleBy(leg.knee, 0.64), scaleBy(leg.ankle, 0.36))
  const calf = limb(
    add(scaleBy(leg.knee, 0.84), scaleBy(leg.ankle, 0.16)),
    add(middle, [leg.toes[0] * -0.08, 0.1, leg.toes[2] * -0.08]),
    knee * 0.6 + ease,
    knee * 0.86 + ease,
  )
  return (x, y, z) => smoothMin(smoothMin(thigh(x, y, z), shin(x, y, z), 0.22), calf(x, y, z), 0.3)
}

/** Bare foot from heel to toes. */
export function footField(skeleton: Skeleton, leg: LegJoints, ease: number): Field {
  const size = mix(skeleton.wide, skeleton.tall, 0.5)
  const { ankle, toes } = leg
  const radius = 0.17 * size
  const sole: number = ankle[1] + 0.3 * size
  const at = (forward: number, down: number, sideways = 0): [number, number, number] => [
    ankle[0] + toes[0] * forward * size + toes[2] * sideways * size,
    ankle[1] + down * size + toes[1] * forward * size,
    ankle[2] + toes[2] * forward * size - toes[0] * sideways * size,
  ]
  const heel = limb(at(-0.12, 0), at(-0.2, 0.16), radius * 1.1 + ease, radius * 1.15 + ease)
  const arch = limb(at(0.02, -0.02), at(0.75, 0.17), radius * 1.15 + ease, radius * 0.95 + ease)
  const ball = limb(at(0.7, 0.18, -0.12), at(1.02, 0.2, 0.02), radius * 0.9 + ease, radius * 0.85 + ease)
  return (x, y, z) => {
    const flesh = smoothMin(smoothMin(heel(x, y, z), arch(x, y, z), 0.2), ball(x, y, z), 0.16)
    return Math.max(flesh, y - sole - toes[1] * size)
  }
}
