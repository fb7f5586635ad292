import type { Vector } from '../../math/matrix.ts'
import { mix } from '../curve.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from '../field/solids.ts'
import type { Joints, LegJoints } from '../pose.ts'
import type { Skeleton } from '../skeleton.ts'
import type { Stand } from '../stand.ts'
import { add, scaleBy, subtract, unit } from '../vector.ts'

const RUNGS = 9
/**
 * How far flesh stands before the bones of thigh and knee, in shares of how thick a skeleton says that a thigh is; and how much
 * flatter cloth is than where nothing lies on it: hands lie on the thighs.
 */
const OF_LEGS = {
  drawn: { fullness: { thigh: 1.14, knee: 0.88 }, flatter: 0.6 },
  real: { fullness: { thigh: 1, knee: 0.62 }, flatter: 0.3 },
} as const
/** Shins are crossed in front of who sits with knees further apart than this; nearer ones only overlap. */
const KNEES_APART = 2

interface LapCut {
  readonly ease: number
  readonly flare: number
  readonly length: number
}

/** A skirt over both legs wherever they are: cloth is stretched from one to the other, wider further down. */
export function lapField({ skeleton, joints: { legs }, body }: Stand, cut: LapCut): Field {
  const { thighRadius, thigh, shin } = skeleton
  const { ease, length } = cut
  const { fullness, flatter } = body ? OF_LEGS.real : OF_LEGS.drawn
  const flare = cut.flare * flatter
  const [left, right] = legs
  const isCrossed = left.ankle[0] > right.ankle[0] && right.knee[0] - left.knee[0] > KNEES_APART * skeleton.wide
  if (isCrossed) return crossedLapField(skeleton, legs, cut)
  const rungs = Array.from({ length: RUNGS }, (_, index): Limb => {
    const share = index / (RUNGS - 1)
    const along = Math.min(share * (length + 0.4), (thigh + shin) * 1.04)
    const radius = thighRadius * mix(fullness.thigh, fullness.knee, Math.min(1, share * 1.2)) + ease + flare * 0.3 * share
    return { ...acrossAt(legs, along, thigh), fromRadius: radius, toRadius: radius }
  })
  return melted(rungs, 0.4)
}

/** Over crossed shins cloth follows each leg and sags between the thighs; stretched over all it would be a cushion. */
function crossedLapField({ thighRadius, thigh, shin }: Skeleton, legs: Joints['legs'], { ease, length }: LapCut): Field {
  const knee = thighRadius * 0.74 + ease
  const folded = legs.flatMap((leg): Limb[] => [
    { from: leg.hip, to: leg.knee, fromRadius: thighRadius * 1.06 + ease, toRadius: knee },
    {
      from: leg.knee,
      to: placeOn(leg, Math.min(Math.max(length, thigh) + 0.2, thigh + shin), thigh),
      fromRadius: knee * 0.96,
      toRadius: thighRadius * 0.46 + ease,
    },
  ])
  const sagging = [0.1, 0.3, 0.5].map((share): Limb => {
    const radius = thighRadius * 0.55 + ease
    return { ...acrossAt(legs, share * thigh, thigh), fromRadius: radius, toRadius: radius }
  })
  return melted([...folded, ...sagging], 0.22)
}

/** From leg to leg, so far down both. */
const acrossAt = ([left, right]: Joints['legs'], along: number, thigh: number) => ({
  from: placeOn(left, along, thigh),
  to: placeOn(right, along, thigh),
})

function melted(limbs: readonly Limb[], melt: number): Field {
  const packed = packLimbs(limbs)
  return (x, y, z) => {
    let distance = limbDistance(packed, 0, x, y, z)
    for (let at = LIMB_STRIDE; at < packed.length; at += LIMB_STRIDE) {
      distance = smoothMin(distance, limbDistance(packed, at, x, y, z), melt)
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
