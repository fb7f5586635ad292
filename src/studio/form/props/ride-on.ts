import { compose, type Matrix, rotateX, rotateY, scale, translate } from '../../math/matrix.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { Bench } from '../bench.ts'

/** Half heads of what stands on wheels: from the ground to its saddle, how far that is behind its middle, and from saddle to hips. */
const SADDLE = { high: 6.98, back: 1.65, toHips: 0.75 } as const
/** How far a board's middle is from its grip. */
const BOARD_MIDDLE: Partial<Record<PropKind, number>> = { skateboard: 0.7, surfboard: -0.25 }

/** Where a thing is that carries whoever has it: wheels below the hips, a board under the feet. */
export function rideOn({ stand }: Bench, kind: PropKind): Matrix | undefined {
  const { joints, skeleton, groundPlace } = stand
  const { floorY, holdingSide, kind: pose } = joints
  const middle = BOARD_MIDDLE[kind]
  if (pose === 'cycling' && (kind === 'bicycle' || kind === 'motorbike')) {
    const size = (floorY - skeleton.hipY - SADDLE.toHips * skeleton.thighRadius) / SADDLE.high
    return compose(
      groundPlace,
      translate(0, floorY, SADDLE.back * size),
      rotateY(-Math.PI / 2),
      scale(size, size, -holdingSide * size),
    )
  }
  // Lengthwise below both feet, its upper side up.
  if (pose === 'balancing' && middle !== undefined)
    return compose(groundPlace, translate(0, floorY + 0.05, 0), rotateX(-Math.PI / 2), translate(0, -middle, 0))
  return undefined
}
