import { apply } from '../math/matrix.ts'
import type { PoseKind } from '../sheet/pose-kind.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { extentOfSkin } from './extents.ts'
import type { Stand } from './stand.ts'

/** How thick soles are, in half heads. */
const SHOE = 0.08
/** Half heads that knees are below the crotch, at most, of who sits; and what of their shins is seen. */
const LAP = 1.5
const BELOW_KNEES = 1.5
/** Half heads below hands that lie low, and what is added where they lie on a table or beat drums that want to be seen. */
const HAND_ROOM = 0.4
const TABLE_ROOM: Partial<Record<PoseKind, number>> = { writing: 1.3, typing: 1.5, 'playing drums': 2.6, 'playing guitar': 0.8 }

/** Where the picture of a figure ends below, in view space. */
export function bottomOf(stand: Stand, framing: SceneSheet['camera']['framing']): number {
  switch (framing) {
    case 'half figure':
      return halfFigureBottom(stand)
    case 'three-quarter figure':
      return midThigh(stand)
    default:
      return floorLevel(stand)
  }
}

/** A little below the waist, where no joint lies; lower where hands are clasped before the body. */
function halfFigureBottom({ skeleton, joints, bodyPlace, held }: Stand): number {
  const { waistY, crotchY, hand } = skeleton
  const bottom = apply(bodyPlace, [0, waistY + (crotchY - waistY) * 0.08, 0])[1]
  const hands = joints.arms
    .filter(
      ({ wrist, handKind }) =>
        handKind === 'on hip' || joints.kind === 'fists on hips' || (handKind !== 'hidden' && wrist[2] > 0.6),
    )
    .map(({ wrist, handPlace }) =>
      Math.max(...[wrist, apply(handPlace, [0, hand, 0])].map((point) => apply(bodyPlace, point)[1])),
    )
    .filter((y) => y < apply(bodyPlace, [0, crotchY, 0])[1])
  const room = HAND_ROOM + held.below + (TABLE_ROOM[joints.kind] ?? 0)
  return Math.max(bottom, ...hands.map((y) => y + room))
}

/** A little below the middle of the thigh: clear of hip and knee; of who sits below the knees; lower where something hangs from a hand. */
function midThigh({ skeleton, joints, bodyPlace, held }: Stand): number {
  const crotchY = apply(bodyPlace, [0, skeleton.crotchY, 0])[1]
  const kneeY = Math.max(...joints.legs.map((leg) => apply(bodyPlace, leg.knee)[1]))
  const low = joints.arms.map(({ wrist, handPlace }) =>
    Math.max(...[wrist, apply(handPlace, [0, skeleton.hand, 0])].map((point) => apply(bodyPlace, point)[1])),
  )
  const bottom = kneeY - crotchY < LAP ? kneeY + BELOW_KNEES : crotchY + (kneeY - crotchY) * 0.6
  return held.below > 0 ? Math.max(bottom, ...low.map((y) => y + held.below + 0.2)) : bottom
}

/** Of the soles, or of what of a real body lies lower, in view space. */
export function floorLevel({ joints, groundPlace, bodyPlace, body }: Stand): number {
  const floor = apply(groundPlace, [0, joints.floorY, 0])[1] + 0.04
  if (!body) return floor
  return Math.max(floor, extentOfSkin(body, bodyPlace, Number.POSITIVE_INFINITY).lowest + SHOE)
}
