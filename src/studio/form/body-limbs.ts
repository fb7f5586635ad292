import type { Vector } from '../math/matrix.ts'
import { clamp, mix, smoothStep } from './curve.ts'
import { boneField } from './field/bone-field.ts'
import { type Field, smoothMin } from './field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from './field/solids.ts'
import { armAxes, legAxes } from './limb-axes.ts'
import { STATIONS, WAVES } from './limb-numbers.ts'
import { girthsOf } from './limb-shape.ts'
import type { ArmJoints, LegJoints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'
import { cross } from './vector.ts'

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
