import { compose, type Matrix, rotateX, rotateY, rotateZ, scale, translate } from '../../math/matrix.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { Bench } from '../bench.ts'
import { skullFrontZ } from '../skull.ts'

/** Radians that things between lips droop and point aside. */
const DROOP: Partial<Record<PropKind, number>> = { stalk: -0.1, toothpick: -0.05, cigar: 0.08 }
const ASIDE = 0.5
/** Half heads that their end is behind the lips. */
const WITHIN = 0.1

/** Between the lips, at the corner of the mouth that the face is turned to: there it stands out from the cheek. */
export function atMouth({ stand, proportions }: Bench, kind: PropKind): Matrix {
  const side = stand.headPlace[2] < 0 ? -1 : 1
  const { mouthY, mouthHalfWidth } = proportions
  const x = side * mouthHalfWidth * 0.5
  const lips = compose(stand.headPlace, translate(x, mouthY + 0.005, skullFrontZ(x, mouthY, proportions)))
  switch (kind) {
    case 'pipe':
      return compose(lips, rotateY(side === 1 ? Math.PI - PIPE_AHEAD : PIPE_AHEAD), scale(0.8), translate(-1.22, 0.7, -0.35))
    case 'lollipop':
      // Its sweet between the lips, the stick ahead and down.
      return compose(
        lips,
        translate(0, 0, 0.06),
        rotateY(side * ASIDE),
        rotateX(Math.PI / 2 - 0.3),
        scale(0.36),
        translate(0, 1, 0),
      )
    case 'cigarette':
    case 'cigar':
    case 'stalk':
    case 'toothpick':
      return compose(lips, rotateY(side * ASIDE), rotateX(-Math.PI / 2 - (DROOP[kind] ?? 0.16)), translate(0, WITHIN - 0.24, 0))
    default:
      // Flowers lie across the teeth.
      return compose(lips, translate(-x, 0, 0.06), rotateZ(side * 1.45))
  }
}

/** How far a pipe's stem points ahead, radians from crosswise. */
const PIPE_AHEAD = 0.62
