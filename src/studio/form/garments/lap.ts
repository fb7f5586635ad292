import type { Vector } from '../../math/matrix.ts'
import { isSeatedPose } from '../../sheet/pose-kind.ts'
import { mix } from '../curve.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from '../field/solids.ts'
import type { Joints, LegJoints } from '../pose.ts'
import type { Skeleton } from '../skeleton.ts'
import type { Stand } from '../stand.ts'
import { add, scaleBy, subtract, unit } from '../vector.ts'

/** Cosines to the upright below which a thigh or a shin no longer lets cloth hang straight down. */
const BENT_THIGH = 0.86
const BENT_SHIN = 0.72
const RUNGS = 9
/** A skirt hangs so much further over the knees. */
const OVER_KNEES = 0.8
/** How far flesh stands before the bones of thigh and knee, in shares of how thick a skeleton says that a thigh is. */
const FULLNESS = { drawn: { thigh: 1.14, knee: 0.88 }, real: { thigh: 1, knee: 0.62 } } as const
/** Hands lie on the thighs: cloth there is flatter, on real ones most of all. */
export const LAP_FLARE = 0.3
export const DRAWN_LAP_FLARE = 0.6

/** Whether somebody sits, kneels, runs or jumps: a skirt or a long coat then follows the legs. */
export function hasLap({ legs, isLeaning }: Joints): boolean {
  return legs.some(
    ({ hip, knee, ankle }) =>
      unit(subtract(knee, hip))[1] < BENT_THIGH || (!isLeaning && unit(subtract(ankle, knee))[1] < BENT_SHIN),
  )
}

/** How much longer a skirt is over bent legs; of drawn people only where they sit, since it would hinder who runs. */
export function overKnees({ skeleton, joints, body }: Stand): number {
  if (body) return OVER_KNEES
  return isSeatedPose(joints.kind) ? OVER_KNEES * skeleton.tall : 0
}

/** Shins are crossed in front of who sits with knees further apart than this; nearer ones only overlap. */
const KNEES_APART = 2

interface LapCut {
  readonly ease: number
  readonly flare: number
  readonly length: number
}

/** A skirt over both legs wherever they are: cloth is stretched from one to the other, wider further down. */
export function lapField(skeleton: Skeleton, { legs }: Joints, cut: LapCut): Field {
  const { thighRadius, thigh, shin } = skeleton
  const { ease, flare, length } = cut
  const fullness = skeleton.hipZ === undefined ? FULLNESS.drawn : FULLNESS.real
  const [left, right] = legs
  const isCrossed = left.ankle[0] > right.ankle[0] && right.knee[0] - left.knee[0] > KNEES_APART * skeleton.wide
  if (isCrossed) return crossedLapField(skeleton, legs, cut)
  const rungs = Array.from({ length: RUNGS }, (_, index): Limb => {
    const share = index / (RUNGS - 1)
    const along = Math.min(share * (length + 0.4), (thigh + shin) * 1.04)
    const radius = thighRadius * mix(fullness.thigh, fullness.knee, Math.min(1, share * 1.2)) + ease + flare * 0.3 * share
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

/** Over crossed shins cloth follows each leg and sags between the thighs; stretched over all it would be a cushion. */
function crossedLapField({ thighRadius, thigh, shin }: Skeleton, legs: Joints['legs'], { ease, length }: LapCut): Field {
  const [left, right] = legs
  const knee = thighRadius * 0.66 + ease * 0.8
  const folded = legs.flatMap((leg): Limb[] => [
    { from: leg.hip, to: leg.knee, fromRadius: thighRadius + ease, toRadius: knee },
    {
      from: leg.knee,
      to: placeOn(leg, Math.min(Math.max(length, thigh) + 0.2, thigh + shin), thigh),
      fromRadius: knee * 0.96,
      toRadius: thighRadius * 0.4 + ease,
    },
  ])
  const sagging = [0.1, 0.3, 0.5].map((share): Limb => {
    const radius = thighRadius * 0.55 + ease
    return { from: placeOn(left, share * thigh, thigh), to: placeOn(right, share * thigh, thigh), fromRadius: radius, toRadius: radius } // biome-ignore format: a rung
  })
  const packed = packLimbs([...folded, ...sagging])
  return (x, y, z) => {
    let distance = limbDistance(packed, 0, x, y, z)
    for (let at = LIMB_STRIDE; at < packed.length; at += LIMB_STRIDE) {
      distance = smoothMin(distance, limbDistance(packed, at, x, y, z), 0.22)
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
