import { apply, type Matrix, type Vector } from '../../math/matrix.ts'
import { gripMiddle } from '../hand-grip.ts'
import { palmOf } from './palm-of.ts'

export interface HoldingArm {
  readonly side: -1 | 1
  readonly handPlace: Matrix
  /** Half the thickness of what the fingers close round, in lengths of the hand. */
  readonly grip?: number
}

/** The point of the body where the grip of what a hand holds is. */
export function heldAt({ handPlace, grip }: Pick<HoldingArm, 'handPlace' | 'grip'>, size: number): Vector {
  if (grip === undefined) return palmOf(handPlace, size)
  const { along, out } = gripMiddle(grip)
  return apply(handPlace, [0.02 * size, along * size, out * size])
}
