import { smoothStep } from '../../form/curve.ts'
import type { Painting } from '../stroke.ts'

/** Of the height: where things begin to run, where they run most, and how far. */
const BEGINS = 0.22
const FULL = 0.62
const REACH = 0.2
/** Drops are as wide as the blotches; each column of the picture runs as far as one row of them says. */
const ROW = 0.5

/** Lets a place run down like warm wax, column by column. `drops` are blotches of 0 … 1 per pixel. Answers a new painting. */
export function meltHorizon({ width, height, data }: Painting, drops: Float32Array): Painting {
  const out = new Uint8ClampedArray(data.length)
  const row = Math.floor(height * ROW) * width
  for (let y = 0; y < height; y += 1) {
    const share = y / height
    const pull = smoothStep(BEGINS, FULL, share) * (1 - 0.75 * smoothStep(FULL, 1, share)) * REACH * height
    for (let x = 0; x < width; x += 1) {
      // Few drops run far, most hardly: the curve of the blotch is steep.
      const drop = smoothStep(0.42, 0.8, drops[row + x]!)
      const fromY = Math.max(0, Math.min(height - 1.001, y - drop * pull))
      const top = Math.floor(fromY)
      const rest = fromY - top
      const upper = (top * width + x) * 4
      const lower = upper + width * 4
      const to = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        out[to + channel] = data[upper + channel]! + (data[lower + channel]! - data[upper + channel]!) * rest
      }
      out[to + 3] = 255
    }
  }
  return { width, height, data: out }
}
