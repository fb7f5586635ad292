import { smoothStep } from '../curve.ts'
import { type Field, smoothMin } from '../field/field.ts'
import type { Stand } from '../stand.ts'
import { legCloth } from './cloth-fields.ts'

/** Half heads above the hips from where on cloth may lie on thighs. */
export const OVER_HIPS = 1.1

interface Hanging {
  /** What lies on bent legs, where there is something. */
  readonly lap: Field | undefined
  /** It reaches below the hips. */
  readonly isLong: boolean
  readonly offset: number
}

/** Cloth of the trunk that goes on over the legs: on a lap, round legs wherever they step, or over the thighs. */
export function overLegs(stand: Stand, trunk: Field, { lap, isLong, offset }: Hanging): Field {
  if (lap) return withLap(stand, trunk, { lap, offset })
  return isLong ? withLegs(stand, trunk, offset) : withThighs(stand, trunk, offset)
}

/** Over bent legs it lies on them. */
function withLap(stand: Stand, trunk: Field, { lap, offset }: { lap: Field; offset: number }): Field {
  const { skeleton, joints, body } = stand
  const hips = skeleton.hipY - 1.4
  if (!body) return (x, y, z) => (y > hips ? smoothMin(trunk(x, y, z), lap(x, y, z), 0.4) : trunk(x, y, z))
  const legs = joints.legs.map((leg) => legCloth(stand, leg, { ease: offset + 0.06 }))
  // Well above: large blocks of cells are judged by their middle.
  const from = Math.min(hips, ...joints.legs.map(({ knee }) => knee[1])) - 1.6
  return (x, y, z) => {
    let distance = trunk(x, y, z)
    if (y < from) return distance
    distance = smoothMin(distance, lap(x, y, z), 0.4)
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), 0.2)
    return distance
  }
}

/** A long garment also hangs over the legs, wherever they step. */
function withLegs(stand: Stand, trunk: Field, offset: number): Field {
  const { skeleton, joints, body } = stand
  const legs = joints.legs.map((leg) => legCloth(stand, leg, { ease: offset + 0.08, widen: 0.1 }))
  const from = skeleton.crotchY - (body ? 1.6 : 0.8)
  return (x, y, z) => {
    let distance = trunk(x, y, z)
    if (y <= from) return distance
    // On a real body little by little: thighs are as wide as hips there, and melting adds to both.
    const melt = body ? 0.02 + 0.5 * smoothStep(from, from + 2, y) : 0.7
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), melt)
    return distance
  }
}

/** What ends over the hips goes over the thighs of a real body, and over trousers on them. */
function withThighs(stand: Stand, trunk: Field, offset: number): Field {
  const { skeleton, joints } = stand
  const legs = joints.legs.map((leg) => legCloth(stand, leg, { ease: offset + 0.06 }))
  const from = skeleton.hipY - OVER_HIPS
  return (x, y, z) => {
    let distance = trunk(x, y, z)
    if (y > from) for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), 0.25)
    return distance
  }
}
