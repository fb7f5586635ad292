import type { Picture } from '../canvas.ts'
import type { Painting } from './stroke.ts'

/** Lays a transparent layer of the same size over an opaque picture. Changes the picture. */
export function layLayer({ data }: Painting, layer: Picture): void {
  const { data: over } = layer
  for (let at = 0; at < over.length; at += 4) {
    const alpha = over[at + 3]!
    if (alpha === 0) continue
    const share = alpha / 255
    data[at] = data[at]! + (over[at]! - data[at]!) * share
    data[at + 1] = data[at + 1]! + (over[at + 1]! - data[at + 1]!) * share
    data[at + 2] = data[at + 2]! + (over[at + 2]! - data[at + 2]!) * share
  }
}
