import type { Field } from '../field/field.ts'
import type { Stand } from '../stand.ts'
import { hasLap } from './lap.ts'
import { legsAlong } from './legs-along.ts'

/** So far down the thighs the lower edge of a top lies, at least, on somebody who sits. */
const ON_THIGHS = 0.95
/** Height of a top's lower edge (adult half heads) that would just reach the hip of who stands. */
const TO_HIP = 3.45

/**
 * Where a top that ends over the hips is cut on real legs that are bent: across the thighs as far down them as it would hang,
 * and level round the seat. A level cut through a level thigh would be ragged.
 */
export function seatedHem({ skeleton, joints, body }: Stand, hemY: number, level: Field): Field {
  if (!body || !hasLap(joints)) return level
  const { hipY, thighRadius, tall } = skeleton
  const along = legsAlong(skeleton, joints, true)
  const reach = Math.max(ON_THIGHS, hemY - TO_HIP * tall)
  const seat = Math.max(hemY, hipY + 0.15)
  // A belly hangs before the hips and is no part of the thighs.
  const belly = hipY - thighRadius
  return (x, y, z) => Math.max(y - seat, along(x, y, z) - reach - Math.max(0, belly - y) * 4)
}
