import type { Vector } from '../../math/matrix.ts'
import type { HandKind } from '../hand-shapes.ts'
import type { Skeleton } from '../skeleton.ts'

/** All vectors are written for the picture's right side and mirrored for the left; half heads. */
export interface ArmSpec {
  /** In the space of the trunk; of a hand that `isAtHead`, wrist, palm and fingers are in the space of the head. */
  readonly wrist: (skeleton: Skeleton) => Vector
  readonly elbowToward: Vector
  readonly hand: HandKind
  /** Where the palm looks. */
  readonly palm: Vector
  /** Where the fingers point; absent = on along the forearm. */
  readonly fingers?: Vector
  readonly isAtHead?: boolean
  /** Closes round the other arm, this share down its upper arm (0…1) or on down its forearm (1…2), wherever that is. */
  readonly roundArm?: number
  /** Lies as what it holds wants it. */
  readonly isFree?: boolean
  /** Of people on the human form, whose thighs are elsewhere. */
  readonly onReal?: Partial<Omit<ArmSpec, 'onReal' | 'isAtHead'>>
}

/** In upright space: as if the trunk did not lean. */
export interface LegSpec {
  readonly ankle: (skeleton: Skeleton) => Vector
  readonly kneeToward: Vector
  readonly toes: Vector
}

export interface Limbs {
  readonly arm: ArmSpec
  readonly leg: LegSpec
}

export interface PoseSpec {
  /** The hips' way to the leading (weight-bearing) side, and how far shoulders and hips tilt against each other. */
  readonly hipShift: number
  readonly shoulderTilt: number
  readonly hipTilt: number
  /** Radians the hips turn against the shoulders, toward the leading side. */
  readonly twist?: number
  /** Radians the trunk leans forward, and to the leading side. */
  readonly lean?: number
  readonly tilt?: number
  /** Radians the whole figure, legs too, is laid forward. */
  readonly pitch?: number
  /** The least turn away from the viewer that shows the pose, in radians. */
  readonly turn?: number
  /** The side that it looks to, for whatever the hands do to be seen; absent = the one that the camera says. */
  readonly faces?: 'lead' | 'other'
  /** Radians the head turns to that side at least; absent = about half as far as the body. */
  readonly headTurn?: number
  /** Radians the head is bent down. */
  readonly nod?: number
  /** Share of the trunk's leaning that the head goes along with: it stays upright in most poses, and lies in some. */
  readonly headFollows?: number
  /** Half heads that the feet are above the ground. */
  readonly lift?: number
  /** The lead hand and the other hold one thing together. */
  readonly isTwoHanded?: boolean
  readonly lead: Limbs
  readonly other: Limbs
}
