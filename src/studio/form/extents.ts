import { apply, type Matrix } from '../math/matrix.ts'
import type { PosedBody } from '../person/body-fields.ts'
import type { Piece } from '../raster/piece.ts'
import type { Stand } from './stand.ts'
import { add } from './vector.ts'

/** Half heads round the joints of limbs. */
const LIMB_ROOM = 0.35
/** Half heads from the hand at the neck of a guitar to its end. */
const PEGS = { aside: 2.3, up: -1.6 } as const
/** What clothes add to a real body, in half heads. */
const CLOTH_ROOM = 0.15

/** Hands, elbows, knees and feet above a height in view space, with room for what is worn on them. */
export function extentOfLimbs(stand: Stand, bottom: number, isWhole = true): Extent {
  const { joints, bodyPlace, skeleton } = stand
  const lowest = lowestFramed(stand, isWhole)
  const skin = stand.body && extentOfSkin(stand.body, bodyPlace, bottom, lowest)
  const points = [
    ...joints.arms.flatMap(({ elbow, handPlace }) => [elbow, apply(handPlace, [0, skeleton.hand, 0])]),
    ...(joints.kind === 'playing guitar'
      ? joints.arms
          .filter(({ side }) => side !== joints.holdingSide)
          .map(({ side, wrist }) => add(wrist, [side * PEGS.aside, PEGS.up, 0]))
      : []),
    ...joints.legs.flatMap(({ hip, knee, ankle, toes }) => [hip, knee, ankle, add(ankle, toes)]),
  ]
    .filter(([, y]) => y < lowest)
    .map((point) => apply(bodyPlace, point))
    .filter(([, y]) => y < bottom)
  return {
    top: Math.min(...points.map(([, y]) => y), apply(stand.headPlace, [0, -1, 0])[1] - stand.held.above),
    left: Math.min(Math.min(...points.map(([x]) => x)) - LIMB_ROOM, skin ? skin.left - CLOTH_ROOM : Number.POSITIVE_INFINITY),
    right: Math.max(Math.max(...points.map(([x]) => x)) + LIMB_ROOM, skin ? skin.right + CLOTH_ROOM : Number.NEGATIVE_INFINITY),
  }
}

/** Half heads below the hips. */
const UNDER_HIPS = 0.4

/** The height in body space above which a picture has to have room for a body: the legs of who sleeps lie under a blanket. */
export const lowestFramed = ({ joints, skeleton }: Pick<Stand, 'joints' | 'skeleton'>, isWhole: boolean): number =>
  joints.kind === 'sleeping' && !isWhole ? skeleton.hipY + UNDER_HIPS : Number.POSITIVE_INFINITY

/** Of a real body above a height in view space. */
export function extentOfSkin(
  { form, posed }: PosedBody,
  [xx, xy, xz, tx, yx, yy, yz, ty]: Matrix,
  bottom: number,
  lowest = Number.POSITIVE_INFINITY,
) {
  const extent = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY, lowest: Number.NEGATIVE_INFINITY }
  for (let at = 0; at < form.skinCount * 3; at += 3) {
    if (posed[at + 1]! > lowest) continue
    const y = yx * posed[at]! + yy * posed[at + 1]! + yz * posed[at + 2]! + ty
    if (y >= bottom) continue
    const x = xx * posed[at]! + xy * posed[at + 1]! + xz * posed[at + 2]! + tx
    if (x < extent.left) extent.left = x
    if (x > extent.right) extent.right = x
    if (y > extent.lowest) extent.lowest = y
  }
  return extent
}

export interface Extent {
  readonly top: number
  readonly left: number
  readonly right: number
}

/** Of everything on the head above the chin, hats, horns and ears included, in view space. */
export function extentOfHead(pieces: readonly Piece[], chin: number): Extent {
  const extent = { top: Number.POSITIVE_INFINITY, left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY }
  for (const { surface, place } of pieces) {
    const { positions } = surface
    const [xx, xy, xz, tx, yx, yy, yz, ty] = place
    for (let at = 0; at < positions.length; at += 3) {
      const y = yx * positions[at]! + yy * positions[at + 1]! + yz * positions[at + 2]! + ty
      if (y > chin) continue
      const x = xx * positions[at]! + xy * positions[at + 1]! + xz * positions[at + 2]! + tx
      if (y < extent.top) extent.top = y
      if (x < extent.left) extent.left = x
      if (x > extent.right) extent.right = x
    }
  }
  return extent
}
