import type { Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import { PAPER, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { bar, line } from '../shapes.ts'
import { WEAPONS } from './weapons.ts'

/** A bow with its string drawn back by so many half heads and an arrow on it; x is the way it flies. */
export function drawnBow(color: Rgb, drawn: number): PropPiece[] {
  const nock: Vector = [-drawn, 0, 0]
  const [wood] = WEAPONS.bow(color)
  const shaft = (from: Vector, to: Vector, thick: number, piece: Pick<PropPiece, 'color' | 'material'>): PropPiece => ({
    mesh: bar(line(from, to, 3), () => thick, 6),
    ...piece,
  })
  const cord = { color: PAPER, material: MATERIAL.cloth }
  return [
    wood!,
    shaft([-0.62, -2.3, 0], nock, 0.02, cord),
    shaft(nock, [-0.62, 2.3, 0], 0.02, cord),
    shaft(nock, [0.75, 0, 0], 0.035, { color: WOOD, material: MATERIAL.wood }),
    {
      mesh: bar(line([0.7, 0, 0], [1.05, 0, 0], 3), (t) => 0.09 * (1 - t) + 0.004, 6),
      color: STEEL,
      material: MATERIAL.metal,
    },
  ]
}
