import { blurValues } from '../raster/blur-values.ts'
import type { Painting } from './stroke.ts'

export interface BloomOptions {
  /** Radius of the glow as a share of the picture's height. */
  readonly radius: number
  /** Only what is brighter than this (0 … 1, the brightest channel) glows. */
  readonly from: number
  readonly strength: number
}

const STEP = 4

/** Bright places shine into their surroundings in their own colour, as film and eyes see them. Changes the picture. */
export function bloom({ width, height, data }: Painting, { radius, from, strength }: BloomOptions): void {
  const columns = Math.max(1, Math.floor(width / STEP))
  const rows = Math.max(1, Math.floor(height / STEP))
  const least = from * 255
  const size = { width: columns, height: rows, radius: Math.max(1, (radius * height) / STEP) }
  const glow = [0, 1, 2].map(() => new Float32Array(columns * rows))
  for (let row = 0, at = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, at += 1) {
      const pixel = ((row * STEP + 2) * width + column * STEP + 2) * 4
      const most = Math.max(data[pixel]!, data[pixel + 1]!, data[pixel + 2]!)
      if (!(most > least)) continue
      const share = ((most - least) / (255 - least)) * strength
      for (let channel = 0; channel < 3; channel += 1) glow[channel]![at] = data[pixel + channel]! * share
    }
  }
  const soft = glow.map((values) => blurValues(values, size))
  for (let y = 0; y < height; y += 1) screenRow({ width, height, data }, y, soft, columns, rows)
}

function screenRow({ width, data }: Painting, y: number, soft: readonly Float32Array[], columns: number, rows: number): void {
  const [red, green, blue] = soft as [Float32Array, Float32Array, Float32Array]
  const cellY = Math.min(rows - 1.001, Math.max(0, (y - 1.5) / STEP))
  const top = Math.max(0, Math.floor(cellY))
  const fy = cellY - top
  const down = rows > 1 ? columns : 0
  const right = columns > 1 ? 1 : 0
  for (let x = 0, to = y * width * 4; x < width; x += 1, to += 4) {
    const cellX = Math.min(columns - 1.001, Math.max(0, (x - 1.5) / STEP))
    const left = Math.max(0, Math.floor(cellX))
    const fx = cellX - left
    const at = top * columns + left
    const w3 = fx * fy
    const w1 = fx - w3
    const w2 = fy - w3
    const w0 = 1 - fx - w2
    const r = red[at]! * w0 + red[at + right]! * w1 + red[at + down]! * w2 + red[at + down + right]! * w3
    const g = green[at]! * w0 + green[at + right]! * w1 + green[at + down]! * w2 + green[at + down + right]! * w3
    const b = blue[at]! * w0 + blue[at + right]! * w1 + blue[at + down]! * w2 + blue[at + down + right]! * w3
    if (r + g + b < 1) continue
    // Screen: light is added, but nothing burns out.
    data[to] = data[to]! + r * (1 - data[to]! / 255)
    data[to + 1] = data[to + 1]! + g * (1 - data[to + 1]! / 255)
    data[to + 2] = data[to + 2]! + b * (1 - data[to + 2]! / 255)
  }
}
