import type { Piece } from '../../raster/piece.ts'
import type { Bench } from '../bench.ts'
import { compose, type Matrix, rotateX, rotateY, rotateZ, scale, translate } from '../matrix.ts'
import { HELD_THINGS } from './held-things.ts'

/**
 * Puts the props in the hands: the first in the leading hand, a second one in the other; shields go on the forearm.
 * In a plain portrait nothing is held up: it would only cross the face.
 */
export function holdProps(bench: Bench): Piece[] {
  const { sheet, stand } = bench
  const { joints, skeleton, bodyPlace } = stand
  if (joints.kind === 'portrait') return []
  const [first, second] = joints.holdingSide === 1 ? [joints.arms[1], joints.arms[0]] : joints.arms
  return sheet.props.slice(0, 2).flatMap(({ kind, color }, index): Piece[] => {
    const arm = index === 0 ? first : second
    const palm = translate(...palmOf(arm.handPlace, skeleton.hand))
    const inHand: Matrix =
      kind === 'guitar'
        ? compose(bodyPlace, translate(0.1 * -arm.side, 2.5 * skeleton.tall, 1.25), rotateZ(arm.side * 1.05))
        : kind === 'shield'
          ? compose(bodyPlace, translate(arm.wrist[0], arm.wrist[1], arm.wrist[2] + 0.8), rotateY(arm.side * 0.3))
          : kind === 'book' || kind === 'tablet' || kind === 'camera' || kind === 'cup' || kind === 'lantern'
            ? compose(bodyPlace, palm, rotateY(arm.side * -0.25), rotateX(0.12))
            : // Shafts lean away from the face, blades show their flat.
              compose(bodyPlace, palm, rotateZ(arm.side * 0.15), rotateX(0.08), scale(arm.side, 1, 1))
    return HELD_THINGS[kind](color).map(({ mesh, color: own, material }) => ({
      surface: { part: bench.nextPart(), material, color: own, doubleSided: true, ...mesh },
      place: inHand,
    }))
  })
}

/** The middle of the closed fingers, body space. */
function palmOf(hand: Matrix, size: number): [number, number, number] {
  const [y, z] = [0.58 * size, 0.16 * size]
  return [hand[1] * y + hand[2] * z + hand[3], hand[5] * y + hand[6] * z + hand[7], hand[9] * y + hand[10] * z + hand[11]]
}
