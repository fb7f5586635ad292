import type { StrandPixels } from './strand-pixels.ts'
import type { View } from './view.ts'

/** Cells are so wide, half heads. */
const CELL = 0.05

/** Mean depth of the hairs around each place, in cells that hang on the view's origin: a part of a picture has the same ones. */
export interface DepthAround {
  readonly cellPx: number
  readonly columns: number
  /** Of the picture's first column and row in cells. */
  readonly left: number
  readonly top: number
  readonly depths: Float64Array
}

export function depthAround(
  { widthPx, heightPx, cover, slot, sums }: StrandPixels,
  { unitPx, originXPx, originYPx }: View,
): DepthAround {
  const cellPx = Math.max(2, Math.round(CELL * unitPx))
  // Two cells of margin, so that every place has neighbours.
  const [left, top] = [2 - Math.floor(-Math.floor(originXPx) / cellPx), 2 - Math.floor(-Math.floor(originYPx) / cellPx)]
  const columns = Math.ceil(widthPx / cellPx) + 5
  const rows = Math.ceil(heightPx / cellPx) + 5
  const sumsOfCells = new Float64Array(columns * rows * 2)
  for (let y = 0; y < heightPx; y += 1) {
    const row = (Math.floor((y - Math.floor(originYPx)) / cellPx) + top) * columns
    for (let x = 0, at = y * widthPx; x < widthPx; x += 1, at += 1) {
      const covered = cover[at]!
      if (covered === 0) continue
      const cell = (row + Math.floor((x - Math.floor(originXPx)) / cellPx) + left) * 2
      sumsOfCells[cell]! += covered
      sumsOfCells[cell + 1]! += sums[slot[at]! + 9]!
    }
  }
  const depths = new Float64Array(columns * rows)
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      let weight = 0
      let sum = 0
      for (let down = -1; down <= 1; down += 1) {
        for (let aside = -1; aside <= 1; aside += 1) {
          const share = (2 - Math.abs(down)) * (2 - Math.abs(aside))
          const cell = ((row + down) * columns + column + aside) * 2
          weight += sumsOfCells[cell]! * share
          sum += sumsOfCells[cell + 1]! * share
        }
      }
      depths[row * columns + column] = weight > 0 ? sum / weight : Number.NEGATIVE_INFINITY
    }
  }
  return {
    cellPx,
    columns,
    left: left * cellPx - Math.floor(originXPx),
    top: top * cellPx - Math.floor(originYPx),
    depths,
  }
}

/** Where between the rows of cells a row of the picture lies. */
export const rowOfDepths = ({ top, cellPx }: DepthAround, y: number): number => (y + top + 0.5) / cellPx - 0.5

/** Read between the cells; of those that have hairs. */
export function depthAt({ depths, columns, left, cellPx }: DepthAround, row: number, x: number): number {
  const column = (x + left + 0.5) / cellPx - 0.5
  const [above, before] = [Math.floor(row), Math.floor(column)]
  const [fy, fx] = [row - above, column - before]
  let weight = 0
  let sum = 0
  for (let corner = 0; corner < 4; corner += 1) {
    const depth = depths[(above + (corner >> 1)) * columns + before + (corner & 1)]!
    if (depth === Number.NEGATIVE_INFINITY) continue
    const share = (corner < 2 ? 1 - fy : fy) * ((corner & 1) === 0 ? 1 - fx : fx)
    weight += share
    sum += depth * share
  }
  return weight > 0 ? sum / weight : 0
}
