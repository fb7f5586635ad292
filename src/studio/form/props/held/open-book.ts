import type { Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import { gridMesh } from '../../grid.ts'
import { PAPER, type PropPiece } from '../prop-piece.ts'

const HALF_WIDTH = 0.95
const HEIGHT = 1.3

/** A book that lies open in both hands: its spine in the origin along y, the pages toward z. */
export function openBook(color: Rgb): PropPiece[] {
  const leaf = (side: number, lift: number, reach: number, own: Rgb, material: PropPiece['material']): PropPiece => ({
    mesh: gridMesh(
      { rows: 6, columns: 10, closed: false },
      (row, column): Vector => {
        const across = column / 9
        // Pages swell beside the spine and fall to their edge.
        const swell = lift * (Math.sin(Math.min(1, across * 1.25) * Math.PI * 0.62) * 1.4 + 0.2)
        return [side * across * HALF_WIDTH * reach, (row / 5 - 0.5) * HEIGHT * reach, swell + across * 0.34]
      },
      { inward: side < 0 },
    ),
    color: own,
    material,
  })
  return [-1, 1].flatMap((side) => [
    leaf(side, 0.005, 1.05, color, MATERIAL.leather),
    leaf(side, 0.13, 0.98, PAPER, MATERIAL.cloth),
    ...[0.3, 0.12, -0.06, -0.24].map((y) => line(side, y)),
  ])
}

/** A line of print. */
function line(side: number, y: number): PropPiece {
  return {
    mesh: gridMesh(
      { rows: 2, columns: 6, closed: false },
      (row, column): Vector => {
        const across = 0.2 + (column / 5) * 0.58
        const swell = 0.13 * (Math.sin(Math.min(1, across * 1.25) * Math.PI * 0.62) * 1.4 + 0.2)
        return [side * across * HALF_WIDTH, (y - row * 0.055) * HEIGHT, swell + across * 0.34 + 0.02]
      },
      { inward: side < 0 },
    ),
    color: [0.6, 0.57, 0.53],
    material: MATERIAL.cloth,
  }
}
