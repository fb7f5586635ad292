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
  /** How steeply each cell comes nearer to the right and downward, by half heads. */
  readonly slopes: Float32Array
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
    slopes: slopesOf(depths, columns, unitPx / cellPx),
  }
}

/** Where between the rows of cells a row of the picture lies. */
export const rowOfDepths = ({ top, cellPx }: DepthAround, y: number): number => (y + top + 0.5) / cellPx - 0.5

/** Steeper than this is the edge of what lies before something else. */
const STEEPEST = 1.5

function slopesOf(depths: Float64Array, columns: number, perCell: number): Float32Array {
  const slopes = new Float32Array(depths.length * 2)
  const between = (at: number, step: number) => {
    const [before, after] = [depths[at - step]!, depths[at + step]!]
    const isOpen = before === Number.NEGATIVE_INFINITY || after === Number.NEGATIVE_INFINITY
    return isOpen ? 0 : Math.max(-STEEPEST, Math.min(STEEPEST, ((after - before) / 2) * perCell))
  }
  for (let at = columns; at < depths.length - columns; at += 1) {
    if (depths[at] === Number.NEGATIVE_INFINITY) continue
    slopes[at * 2] = between(at, 1)
    slopes[at * 2 + 1] = between(at, columns)
  }
  return slopes
}

/** What hairs around a place have in common: their depth, and how it grows to the right and downward. */
export interface Around {
  depth: number
  right: number
  down: number
}

/** Read between the cells, of those that have hairs, into `out`. */
export function readAround({ depths, slopes, columns, left, cellPx }: DepthAround, row: number, x: number, out: Around): void {
  const column = (x + left + 0.5) / cellPx - 0.5
  const [above, before] = [Math.floor(row), Math.floor(column)]
  const [fy, fx] = [row - above, column - before]
  let weight = 0
  out.depth = out.right = out.down = 0
  for (let corner = 0; corner < 4; corner += 1) {
    const cell = (above + (corner >> 1)) * columns + before + (corner & 1)
    const depth = depths[cell]!
    if (depth === Number.NEGATIVE_INFINITY) continue
    const share = (corner < 2 ? 1 - fy : fy) * ((corner & 1) === 0 ? 1 - fx : fx)
    weight += share
    out.depth += depth * share
    out.right += slopes[cell * 2]! * share
    out.down += slopes[cell * 2 + 1]! * share
  }
  if (weight === 0) return
  out.depth /= weight
  out.right /= weight
  out.down /= weight
}
