import { clamp, mix, smoothStep } from './curve.ts'
import { boneField } from './field/bone-field.ts'
import { type Field, smoothMin } from './field/field.ts'
import { armAxes, legAxes } from './limb-axes.ts'
import { STATIONS, WAVES } from './limb-numbers.ts'
import { girthsOf } from './limb-shape.ts'
import type { ArmJoints, LegJoints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'

/** What the measured radii are of, in shares of the radius that a skeleton tells. */
const THICKNESS = { arm: 0.95, leg: 1 } as const

/** A shoulder and a hip are broader than they are high. */
const FLATTER = { shoulder: 1.7, hip: 1.8 } as const

/** Upper arm and forearm; `ease` is the distance of a sleeve from the skin, `widen` what a loose cuff adds. */
export function armField(skeleton: Skeleton, arm: ArmJoints, { ease, widen = 0 }: { ease: number; widen?: number }): Field {
  const { side, shoulder, elbow, wrist } = arm
  const { upper, lower } = armAxes(arm)
  const flesh = { side, thickness: skeleton.armRadius * THICKNESS.arm, ease }
  const above = boneField({
    ...flesh,
    from: shoulder,
    to: elbow,
    hinges: upper,
    girths: girthsOf(skeleton, 'upperArm'),
    flatter: FLATTER.shoulder,
  })
  const below = boneField({ ...flesh, from: elbow, to: wrist, hinges: lower, girths: withWrist(skeleton), widen })
  return (x, y, z) => smoothMin(above(x, y, z), below(x, y, z), 0.1)
}

/** Half the breadth of the wrist of a measured hand, in lengths of it, and of a measured forearm, in shares of its thickness. */
const WRIST = { ofHand: 0.134, ofArm: 0.5 } as const

/** A forearm that comes to be as broad as the wrist of its hand, however large hands are drawn. */
function withWrist(skeleton: Skeleton): Float32Array {
  const broader = (skeleton.hand * WRIST.ofHand) / (skeleton.armRadius * THICKNESS.arm * WRIST.ofArm)
  return girthsOf(skeleton, 'forearm').map((value, at) => {
    const along = Math.floor(at / WAVES) / (STATIONS - 1)
    return value * mix(1, clamp(broader, 0.8, 1.5), smoothStep(0.35, 1, along))
  })
}

/** Thigh and shin with its calf, without the foot. */
export function legField(skeleton: Skeleton, leg: LegJoints, { ease, widen = 0 }: { ease: number; widen?: number }): Field {
  const { side, hip, knee, ankle } = leg
  const { upper, lower } = legAxes(leg)
  const flesh = { side, thickness: skeleton.thighRadius * THICKNESS.leg }
  const above = boneField({
    ...flesh,
    from: hip,
    to: knee,
    hinges: upper,
    girths: girthsOf(skeleton, 'thigh'),
    ease,
    widen: widen * 0.4,
    flatter: FLATTER.hip,
  })
  const below = boneField({
    ...flesh,
    from: knee,
    to: ankle,
    hinges: lower,
    girths: girthsOf(skeleton, 'shin'),
    ease: ease + widen * 0.4,
    widen: widen * 0.6,
  })
  return (x, y, z) => smoothMin(above(x, y, z), below(x, y, z), 0.14)
}
