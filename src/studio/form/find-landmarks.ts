import type { Proportions } from '../features/proportions.ts'
import { apply, type Vector } from '../math/matrix.ts'
import { pixelOf, type View } from '../raster/view.ts'
import type { LegJoints } from './pose.ts'
import type { Stand } from './stand.ts'

/** Places of the figure in the picture, in pixels. */
export interface Landmarks {
  readonly eyes: PointPx
  readonly chin: PointPx
  readonly throat: PointPx
  readonly shoulders: readonly [PointPx, PointPx]
  readonly hands: readonly [PointPx, PointPx]
  /** Where the soles stand; may lie below the picture. */
  readonly floorYPx: number
  readonly legs: readonly [LegPx, LegPx]
}

export interface LegPx {
  readonly hip: PointPx
  readonly knee: PointPx
  readonly ankle: PointPx
}

export interface PointPx {
  readonly xPx: number
  readonly yPx: number
}

export function findLandmarks(
  { headPlace, bodyPlace, groundPlace, joints, skeleton }: Stand,
  view: View,
  proportions: Proportions,
): Landmarks {
  const toPx = (point: Vector): PointPx => {
    const [xPx, yPx] = pixelOf(view, point)
    return { xPx, yPx }
  }
  const onHead = (point: Vector) => toPx(apply(headPlace, point))
  const onBody = (point: Vector) => toPx(apply(bodyPlace, point))
  const [left, right] = joints.arms
  const legPx = ({ hip, knee, ankle }: LegJoints): LegPx => ({
    hip: onBody(hip),
    knee: onBody(knee),
    ankle: onBody(ankle),
  })
  return {
    eyes: onHead([0, proportions.eyeY, 0.6]),
    chin: onHead([0, proportions.chinY, 0.6]),
    throat: onBody([0, 0, 0.2]),
    shoulders: [onBody(left.shoulder), onBody(right.shoulder)],
    hands: [
      onBody(apply(left.handPlace, [0, skeleton.hand * 0.5, 0])),
      onBody(apply(right.handPlace, [0, skeleton.hand * 0.5, 0])),
    ],
    floorYPx: toPx(apply(groundPlace, [0, joints.floorY, 0])).yPx,
    legs: [legPx(joints.legs[0]), legPx(joints.legs[1])],
  }
}
