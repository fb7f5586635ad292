import { mix } from '../curve.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from '../field/solids.ts'
import type { Vector } from '../matrix.ts'
import type { Joints, LegJoints } from '../pose.ts'
import type { Skeleton } from '../skeleton.ts'
import { add, scaleBy, subtract, unit } from '../vector.ts'

/** Cosines to the upright below which a thigh or a shin no longer lets cloth hang straight down. */
const BENT_THIGH = 0.86
const BENT_SHIN = 0.72
const RUNGS = 9

/** Whether somebody sits, kneels, runs or jumps: a skirt or a long coat then follows the legs. */
export function hasLap({ legs, isLeaning }: Joints): boolean {
  return legs.some(
    ({ hip, knee, ankle }) =>
      unit(subtract(knee, hip))[1] < BENT_THIGH || (!isLeaning && unit(subtract(ankle, knee))[1] < BENT_SHIN),
  )
}

/** A skirt over both legs wherever they are: cloth is stretched from one to the other, wider further down. */
export function lapField(
  { thighRadius, thigh, shin }: Skeleton,
  { legs }: Joints,
  { ease, flare, length }: { ease: number; flare: number; length: number },
): Field {
  const [left, right] = legs
  const rungs = Array.from({ length: RUNGS }, (_, index): Limb => {
    const share = index / (RUNGS - 1)
    const along = Math.min(share * (length + 0.4), (thigh + shin) * 1.04)
    const radius = mix(thighRadius, thighRadius * 0.62, Math.min(1, share * 1.2)) + ease + flare * 0.3 * share
    return { from: placeOn(left, along, thigh), to: placeOn(right, along, thigh), fromRadius: radius, toRadius: radius }
  })
  const packed = packLimbs(rungs)
  return (x, y, z) => {
    let distance = limbDistance(packed, 0, x, y, z)
    for (let at = LIMB_STRIDE; at < packed.length; at += LIMB_STRIDE) {
      distance = smoothMin(distance, limbDistance(packed, at, x, y, z), 0.4)
    }
    return distance
  }
}

/** A point so far down a leg. */
function placeOn({ hip, knee, ankle }: LegJoints, along: number, thigh: number): Vector {
  return along < thigh
    ? add(hip, scaleBy(unit(subtract(knee, hip)), along))
    : add(knee, scaleBy(unit(subtract(ankle, knee)), along - thigh))
}
