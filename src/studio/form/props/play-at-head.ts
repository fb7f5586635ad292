import { compose, type Matrix, rotateX, rotateY, rotateZ, scale, translate } from '../../math/matrix.ts'
import type { PoseKind } from '../../sheet/pose-kind.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { Bench } from '../bench.ts'

/** Where a thing is that mouth or ear decide, not the hand: what is blown, and a phone. */
export function playAtHead({ stand }: Bench, doing: PoseKind, kind: PropKind): Matrix | undefined {
  const { headPlace, joints, skeleton } = stand
  const side = joints.holdingSide
  switch (doing) {
    case 'playing flute':
      return kind === 'flute'
        ? compose(headPlace, translate(side * 0.3, 0.82, 0.98), scale(side, 1, 1), rotateZ(0.47), translate(0.3, -0.2, 0))
        : undefined
    case 'playing trumpet':
      return kind === 'trumpet' ? compose(headPlace, translate(0, 0.72, 2.05), rotateX(-Math.PI / 2 + 0.1)) : undefined
    case 'playing saxophone':
      return kind === 'saxophone' ? compose(headPlace, translate(0, 0.72, 0.98), scale(side, 1, 1)) : undefined
    case 'phoning':
      // Its screen at the ear, its lower end at the corner of the mouth.
      return kind === 'phone'
        ? compose(
            headPlace,
            translate(side * (skeleton.hipZ === undefined ? 1.14 : 0.93), 0.85, 0.5),
            rotateX(0.42),
            rotateZ(side * 0.12),
            rotateY(side * -1.75),
          )
        : undefined
    default:
      return undefined
  }
}
