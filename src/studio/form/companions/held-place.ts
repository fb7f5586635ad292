import { apply, compose, type Matrix, rotateY, scale, translate, type Vector } from '../../math/matrix.ts'
import type { PoseKind } from '../../sheet/pose-kind.ts'
import type { Bench } from '../bench.ts'

const HOLDING: ReadonlySet<PoseKind> = new Set(['holding in both hands', 'hugging something'])

/** Hands that have nothing else to hold hold the companion. */
export const isHeldInArms = ({ sheet, scene }: Bench): boolean =>
  sheet.props.length === 0 && HOLDING.has(scene.gesture ?? scene.pose)

/** On both hands, its back to the chest; `sink` is the share of its size by which it reaches below them. */
export function heldPlace({ stand }: Bench, { size, sink }: { readonly size: number; readonly sink: number }): Matrix {
  const { joints, skeleton, bodyPlace } = stand
  const [[x0, y0, z0], [x1, y1, z1]] = joints.arms.map(({ handPlace }) => apply(handPlace, [0, skeleton.hand * 0.4, 0])) as [
    Vector,
    Vector,
  ]
  return compose(
    bodyPlace,
    translate((x0 + x1) / 2, (y0 + y1) / 2 + 0.12 + sink * size, (z0 + z1) / 2 - 0.3),
    rotateY(joints.holdingSide * 0.35),
    scale(size),
  )
}
