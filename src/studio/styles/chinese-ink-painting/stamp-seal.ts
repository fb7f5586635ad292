import { randomFor } from '../../random.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { pixelNoise } from '../pixel-noise.ts'
import type { Painting } from '../stroke.ts'

const VERMILION = [196, 42, 30] as const
/** Of the shorter side. */
const SIDE = 0.075
const MARGIN = 0.05
/** The seal's cells: a border, and strokes of no alphabet inside it. */
const CELLS = 9

/** A painter's seal in the corner that the figure covers least, below rather than above. Changes the painting. */
export function stampSeal({ width, height, data }: Painting, { part }: Pick<FigureBuffers, 'part'>, seed: string): void {
  const side = Math.max(5, Math.round(Math.min(width, height) * SIDE))
  const margin = Math.round(Math.min(width, height) * MARGIN)
  const carved = carve(seed)
  const [near, farX, farY] = [margin, width - margin - side, height - margin - side]
  const corners = [
    { left: near, top: farY },
    { left: farX, top: farY },
    { left: near, top: near },
    { left: farX, top: near },
  ]
  const { left, top } = emptiest(part, { width, side, corners })
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const cell = Math.floor((y / side) * CELLS) * CELLS + Math.floor((x / side) * CELLS)
      // Worn stone: cells without ink show the paper, and the print is not even.
      const worn = pixelNoise(Math.floor((x / side) * 24) + 31, Math.floor((y / side) * 24)) > 0.9
      if (carved[cell] === 1 || worn) continue
      const to = ((y + top) * width + x + left) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        data[to + channel] = data[to + channel]! * 0.08 + VERMILION[channel]! * 0.92
      }
    }
  }
}

interface Corner {
  readonly left: number
  readonly top: number
}
interface Places {
  readonly width: number
  readonly side: number
  /** The first of those that are as empty is taken. */
  readonly corners: readonly Corner[]
}

function emptiest(part: Uint16Array, { width, side, corners }: Places): Corner {
  const covered = corners.map(({ left, top }) => {
    let count = 0
    for (let y = top; y < top + side; y += 1) {
      for (let x = left; x < left + side; x += 1) if (part[y * width + x] !== 0) count += 1
    }
    return count
  })
  return corners[covered.indexOf(Math.min(...covered))]!
}

/** 1 where the stone is cut away: two columns of level and upright strokes, as a seal's signs have them. */
function carve(seed: string): Uint8Array {
  const random = randomFor(seed, 'seal')
  const cells = new Uint8Array(CELLS * CELLS)
  for (const firstColumn of [1, 5]) {
    const upright = firstColumn + Math.floor(random() * 3)
    for (let row = 1; row < CELLS - 1; row += 1) {
      if (row % 2 === 1) {
        for (let column = firstColumn; column < firstColumn + 3; column += 1)
          if (random() < 0.86) cells[row * CELLS + column] = 1
      } else cells[row * CELLS + upright] = 1
    }
  }
  return cells
}
