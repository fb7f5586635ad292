import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import { mix, smoothStep } from '../../curve.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { type PropPiece, WOOD } from '../prop-piece.ts'
import { block } from './seat-shapes.ts'
import type { WorkRoom } from './work-room.ts'

const LINEN: Rgb = [0.88, 0.88, 0.9]
const PILLOW: Rgb = [0.95, 0.94, 0.92]
/** Half heads: where the mattress ends at the far and at the near side, and the blanket at the feet. */
const FAR = -2.6
const NEAR = 4
const FEET = 10.2
/** How far the blanket hangs down over the near side, and how far its hem is turned over. */
const HANGS = 2.6
const TURNED = 0.9
/** How far a blanket lies over a body with its clothes, and how far beside it it comes to and is down on the mattress. */
const SLACK = 0.42
const TENT = [0.3, 1.5] as const
/** Of the grid of heights. */
const CELL = 0.3

/** A mattress, a pillow under the head, and a blanket from the chest of who sleeps to beyond their feet. */
export function bed({ floor, lead, lying, chestX, blanket }: WorkRoom): PropPiece[] {
  const cloth = (mesh: Mesh, color: Rgb): PropPiece => ({ mesh, color, material: MATERIAL.cloth })
  const heights = highestOf(lying)
  const top = (x: number, z: number): number => {
    let y = floor - 0.14
    for (const [px, py, pz] of heights) {
      const away = (px - x) * (px - x) + (pz - z) * (pz - z)
      if (away > TENT[1] * TENT[1]) continue
      y = Math.min(y, mix(floor - 0.14, py - SLACK, 1 - smoothStep(...TENT, Math.sqrt(away))))
    }
    // Folds that run across, shallow on the body.
    return y - 0.07 * (1 + Math.sin(x * 1.3 + z * 0.7 + Math.sin(z * 1.1) * 1.2))
  }
  const drape = (fromX: number, toX: number, raised: number) =>
    gridMesh({ rows: 44, columns: 46, closed: false }, (row, column): Vector => {
      const x = lead * mix(fromX, toX, column / 45)
      const down = (row / 43) * (NEAR - FAR + HANGS)
      const z = Math.min(NEAR + 0.2, FAR + down)
      const hanging = Math.max(0, down - (NEAR - FAR))
      return [x, top(x, z) - raised + hanging, z + raised + 0.1 * smoothStep(0, 0.4, hanging) * (2 + Math.sin(x * 2.2))]
    })
  return [
    cloth(block([-12, floor, FAR], [12, floor + 1.4, NEAR], 12), LINEN),
    { mesh: block([-12.2, floor + 1, FAR - 0.1], [12.2, floor + 2.6, NEAR + 0.1], 16), color: WOOD, material: MATERIAL.wood },
    cloth(block([lead * 4.7, floor - 1.35, -1.9], [lead * 9.2, floor + 0.1, 2.4], 3.2), PILLOW),
    cloth(drape(chestX, -FEET, 0), blanket),
    cloth(drape(chestX + 0.06, chestX - TURNED, 0.09), mixRgb(LINEN, blanket, 0.12)),
  ]
}

/** The highest point of each cell that a body lies under. */
function highestOf(points: readonly Vector[]): Iterable<Vector> {
  const cells = new Map<number, Vector>()
  for (const point of points) {
    const cell = Math.round(point[0] / CELL) * 1000 + Math.round(point[2] / CELL)
    if (point[1] < (cells.get(cell)?.[1] ?? Number.POSITIVE_INFINITY)) cells.set(cell, point)
  }
  return [...cells.values()]
}
