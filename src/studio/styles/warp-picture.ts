import type { Painting } from './stroke.ts'

export interface Warp {
  /** Blotches of 0 … 1 per pixel that say how far a pixel is read from aside and from above. */
  readonly across: Float32Array
  readonly down: Float32Array
  /** Farthest reach. */
  readonly reachPx: number
}

/** The same picture with borders that waver, as wet paper or a loose hand makes them. Answers a new painting. */
export function warpPicture(painting: Painting, warp: Warp): Painting {
  const { width, height } = painting
  const result = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  for (let y = 0; y < height; y += 1) warpRow(painting, result.data, y, warp)
  return result
}

/** A function of its own, so that engines compile it as a whole. */
function warpRow({ width, height, data }: Painting, out: Uint8ClampedArray, y: number, warp: Warp): void {
  const { across, down, reachPx } = warp
  const reach = reachPx * 2
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const fromX = Math.min(width - 1.001, Math.max(0, x + (across[at]! - 0.5) * reach))
    const fromY = Math.min(height - 1.001, Math.max(0, y + (down[at]! - 0.5) * reach))
    const left = Math.floor(fromX)
    const top = Math.floor(fromY)
    const fx = fromX - left
    const fy = fromY - top
    const upper = (top * width + left) * 4
    const lower = upper + width * 4
    for (let channel = 0; channel < 4; channel += 1) {
      const a = data[upper + channel]! + (data[upper + channel + 4]! - data[upper + channel]!) * fx
      const b = data[lower + channel]! + (data[lower + channel + 4]! - data[lower + channel]!) * fx
      out[at * 4 + channel] = a + (b - a) * fy
    }
  }
}
