import { apply, compose, type Matrix, rotateX, rotateY, scale, translate, type Vector } from '../../math/matrix.ts'
import { scaleBy, subtract, unit } from '../vector.ts'
import type { Grasp } from './grasp.ts'
import { type HoldingArm, heldAt } from './held-at.ts'
import { placeAlong } from './place-along.ts'

/** A thing upright in the hand, its face to the viewer: body space. */
export function graspedPlace(arm: HoldingArm, grasp: Grasp, size: number): Matrix {
  const turn = compose(rotateY(arm.side * -0.25), rotateX(0.12))
  if (grasp.from === 'round') {
    // A handle is on the hand's own side.
    const mirror = grasp.handleX * arm.side < 0 ? -1 : 1
    const at = translate(-grasp.handleX * mirror, -grasp.middleY, 0)
    return compose(translate(...heldAt(arm, size)), turn, at, scale(mirror, 1, 1))
  }
  if (grasp.from === 'handle') return compose(translate(...heldAt(arm, size)), rotateY(arm.side * -0.35))
  if (grasp.from === 'below') {
    const at = apply(arm.handPlace, [0, ON_PALM.along * size, ON_PALM.out * size])
    return compose(translate(...at), rotateY(arm.side * -0.25), translate(0, -grasp.footY, 0))
  }
  const at = apply(arm.handPlace, [0, EDGE.along * size, EDGE.out * size])
  // Flat on the fingers, and upright.
  const palm: Vector = [arm.handPlace[2], arm.handPlace[6], arm.handPlace[10]]
  const up = unit(subtract([0, -1, 0], scaleBy(palm, -palm[1])))
  return compose(placeAlong(at, { up, face: palm }), translate(-grasp.middleX, -grasp.footY, -grasp.backZ))
}

/** In lengths of the hand: the middle of a palm, and where a lower edge lies between thumb and fingers. */
const ON_PALM = { along: 0.52, out: 0.135 } as const
const EDGE = { along: 0.42, out: 0.09 } as const
