import type { Field } from '../field/field.ts'
import type { Joining } from '../field/joined-fields.ts'
import type { Stand } from '../stand.ts'
import { add, scaleBy } from '../vector.ts'
import { placeOnLimb } from './place-on-limb.ts'

/** The folds of a sleeve stand out further than skin does, and would show through the body of a drawn garment. */
const UNDER_CLOTH = 0.045

/** Half heads over which cloth on a real trunk and arm melts together, and by which its pieces overlap. */
const [MELT, OVERLAP] = [0.1, 0.26]

/** How the arms of a real body join its trunk: parts of it overlap, so cloth melts over less and is parted by the bones. */
export function joiningOf({ skeleton, joints, body }: Stand, ease: number): Joining {
  if (!body) return { under: UNDER_CLOTH }
  const reach = skeleton.armRadius * 1.4 + ease + 0.06
  return {
    melt: MELT,
    overlap: OVERLAP,
    isOfArm: joints.arms.map(({ shoulder, elbow, side }): Field => {
      const upper = [shoulder, scaleBy(add(shoulder, elbow), 0.5), elbow] as const
      // Outwards of the joint there is nothing but arm.
      return (x, y, z) => reach - placeOnLimb(upper, x, y, z).away + Math.max(0, (x - shoulder[0]) * side) * 3
    }),
    isOfForearm: joints.arms.map(({ shoulder, elbow, wrist }): Field => {
      const bones = [shoulder, elbow, wrist] as const
      return (x, y, z) => placeOnLimb(bones, x, y, z).along - 0.35
    }),
  }
}
