import type { Vector } from '../../math/matrix.ts'
import type { Field } from '../field/field.ts'
import type { Joints, LegJoints } from '../pose.ts'
import type { Skeleton } from '../skeleton.ts'
import { subtract, unit } from '../vector.ts'

/** How much less a point belongs to a leg, the further below its knee it lies. */
const BEYOND = 1.5

/**
 * How far down its leg a point lies, in half heads from the hip; between two legs it goes over from one to the other, or
 * the hem of a skirt would tear where one leg is bent and the other is not. `endsAtKnee`: the front of a bent knee is its end, no
 * more of the thigh.
 */
export function legsAlong({ thigh }: Skeleton, { legs }: Joints, endsAtKnee = false): Field {
  const bones = legs.flatMap(({ hip, knee, ankle }) => [boneLine(hip, knee, 0), boneLine(knee, ankle, thigh)])
  const perLeg = bones.length / legs.length
  return (x, y, z) => {
    let sum = 0
    let weights = 0
    let nearest = Number.POSITIVE_INFINITY
    let along = 0
    for (let index = 0; index < bones.length; index += 1) {
      const { from, axis, length: reach, start } = bones[index]!
      const px = x - from[0]
      const py = y - from[1]
      const pz = z - from[2]
      const at = px * axis[0] + py * axis[1] + pz * axis[2]
      const inside = Math.min(reach, Math.max(0, at))
      const away = (px - axis[0] * inside) ** 2 + (py - axis[1] * inside) ** 2 + (pz - axis[2] * inside) ** 2
      if (away < nearest) {
        nearest = away
        // What lies before a bent knee is no part of the thigh.
        along = start + (start > 0 ? Math.max(0, at) : endsAtKnee ? Math.min(reach, at) : at)
      }
      if (index % perLeg < perLeg - 1) continue
      // Below the knee of one leg the ankle of the other may lie: whatever hangs there belongs to the knee.
      const beyond = Math.max(0, along - thigh)
      const weight = 1 / ((nearest + 0.05) ** 3 * (1 + BEYOND * beyond * beyond) ** 2)
      sum += weight * along
      weights += weight
      nearest = Number.POSITIVE_INFINITY
    }
    return sum / weights
  }
}

/** A bone that begins `start` half heads down the leg. */
function boneLine(from: Vector, to: Vector, start: number) {
  const way = subtract(to, from)
  return { from, axis: unit(way), length: Math.hypot(...way), start }
}

/** Down the nearer leg and across it, outwards positive. */
export function roundLegs(skeleton: Skeleton, joints: Joints): (x: number, y: number, z: number) => [number, number] {
  const along = legsAlong(skeleton, joints)
  const [left, right] = joints.legs
  return (x, y, z) => {
    const down = along(x, y, z)
    const boneX = ({ hip, knee, ankle }: LegJoints) => {
      const upper = Math.min(1, Math.max(0, down / skeleton.thigh))
      const lower = Math.min(1, Math.max(0, (down - skeleton.thigh) / skeleton.shin))
      return hip[0] + (knee[0] - hip[0]) * upper + (ankle[0] - knee[0]) * lower
    }
    const [fromLeft, fromRight] = [x - boneX(left), x - boneX(right)]
    return [down, Math.abs(fromLeft) < Math.abs(fromRight) ? -fromLeft : fromRight]
  }
}
