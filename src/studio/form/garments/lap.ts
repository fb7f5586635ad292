import { isSeatedPose } from '../../sheet/pose-kind.ts'
import type { Joints } from '../pose.ts'
import type { Stand } from '../stand.ts'
import { subtract, unit } from '../vector.ts'

/** Cosines to the upright below which a thigh or a shin no longer lets cloth hang straight down. */
const BENT_THIGH = 0.86
const BENT_SHIN = 0.72
/** A skirt hangs so much further over the knees. */
const OVER_KNEES = 0.8

/** Whether somebody sits, kneels, runs or jumps: a skirt or a long coat then follows the legs. */
export function hasLap({ legs, isLeaning }: Joints): boolean {
  return legs.some(
    ({ hip, knee, ankle }) =>
      unit(subtract(knee, hip))[1] < BENT_THIGH || (!isLeaning && unit(subtract(ankle, knee))[1] < BENT_SHIN),
  )
}

/** Over the knees of who sits a hem hangs at least so far: shorter, it would end in the air between lap and knee. */
const OVER_EDGE = 0.45

/** How far down bent legs a skirt reaches that is `length` long on straight ones, half heads from the hip. */
export function lapLength(stand: Stand, length: number): number {
  const { skeleton, joints } = stand
  const least = isSeatedPose(joints.kind) ? skeleton.thigh + OVER_EDGE : 0
  return Math.max(least, length + overKnees(stand))
}

/** How much longer a skirt is over bent legs; of drawn people only where they sit, since it would hinder who runs. */
function overKnees({ skeleton, joints, body }: Stand): number {
  if (body) return OVER_KNEES
  return isSeatedPose(joints.kind) ? OVER_KNEES * skeleton.tall : 0
}
