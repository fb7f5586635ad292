import type { Picture } from '../canvas.ts'
import type { Painting } from './stroke.ts'

/**
 * Lays a transparent layer over an opaque picture, its upper left corner at whole pixels `left`, `top` of it; all of the layer lies
 * within the picture. Changes the picture.
 */
export function layLayer(painting: Painting, layer: Picture, { left, top } = { left: 0, top: 0 }): void {
  // A canvas's image data asks its canvas anew at every access.
  const { data: over, width, height } = layer
  for (let y = 0; y < height; y += 1) {
    const start = ((top + y) * painting.width + left) * 4
    layRow(painting.data, over, start - y * width * 4, y * width * 4, (y + 1) * width * 4)
  }
}

function layRow(data: Uint8ClampedArray, over: Uint8ClampedArray, away: number, from: number, end: number): void {
  for (let at = from; at < end; at += 4) {
    const alpha = over[at + 3]!
    if (alpha === 0) continue
    const share = alpha / 255
    const to = at + away
    data[to] = data[to]! + (over[at]! - data[to]!) * share
    data[to + 1] = data[to + 1]! + (over[at + 1]! - data[to + 1]!) * share
    data[to + 2] = data[to + 2]! + (over[at + 2]! - data[to + 2]!) * share
  }
}
