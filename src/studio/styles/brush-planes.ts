import { blurValues } from '../raster/blur-values.ts'
import type { Painting } from './stroke.ts'

/**
 * A broad brush: every pixel takes the mean of the calmest of the four squares it is a corner of, so that planes become
 * even and edges stay (after Kuwahara, 1976). Answers a new painting.
 */
export function brushPlanes({ width, height, data }: Painting, { radiusPx }: { readonly radiusPx: number }): Painting {
  const half = Math.max(1, Math.round(radiusPx / 2))
  const size = { width, height, radius: half, passes: 1 }
  const channels = [0, 1, 2].map((channel) => {
    const values = new Float32Array(width * height)
    for (let at = 0, from = channel; at < values.length; at += 1, from += 4) values[at] = data[from]!
    return values
  })
  const squares = new Float32Array(width * height)
  for (let at = 0; at < squares.length; at += 1) {
    const grey = channels[0]![at]! * 0.3 + channels[1]![at]! * 0.59 + channels[2]![at]! * 0.11
    squares[at] = grey * grey
  }
  const means = channels.map((values) => blurValues(values, size))
  const [red, green, blue] = [means[0]!, means[1]!, means[2]!]
  const squareMeans = blurValues(squares, size)
  const spread = new Float32Array(width * height)
  for (let at = 0; at < spread.length; at += 1) {
    const grey = red[at]! * 0.3 + green[at]! * 0.59 + blue[at]! * 0.11
    spread[at] = squareMeans[at]! - grey * grey
  }
  const out = new Uint8ClampedArray(data.length)
  for (let y = 0, at = 0; y < height; y += 1) {
    const above = Math.max(0, y - half) * width
    const below = Math.min(height - 1, y + half) * width
    for (let x = 0; x < width; x += 1, at += 1) {
      const left = Math.max(0, x - half)
      const right = Math.min(width - 1, x + half)
      let best = above + left
      if (spread[above + right]! < spread[best]!) best = above + right
      if (spread[below + left]! < spread[best]!) best = below + left
      if (spread[below + right]! < spread[best]!) best = below + right
      const to = at * 4
      out[to] = red[best]!
      out[to + 1] = green[best]!
      out[to + 2] = blue[best]!
      out[to + 3] = 255
    }
  }
  return { width, height, data: out }
}
