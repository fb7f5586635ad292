import type { Painting } from './stroke.ts'

/** Thick paint throws its own light and shade: every ridge is lit from the upper left. Changes the painting. */
export function raisePaint({ width, height, data }: Painting, { strength }: { readonly strength: number }): void {
  const brightness = new Float32Array(width * height)
  for (let at = 0, from = 0; at < brightness.length; at += 1, from += 4) {
    brightness[at] = data[from]! * 0.3 + data[from + 1]! * 0.59 + data[from + 2]! * 0.11
  }
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const rise =
        brightness[at]! * 2 -
        brightness[at - width - 1]! -
        brightness[at - 1]! -
        (brightness[at + width + 1]! - brightness[at]!)
      const lift = Math.max(-MOST, Math.min(MOST, rise * strength))
      const to = at * 4
      data[to] = data[to]! + lift
      data[to + 1] = data[to + 1]! + lift
      data[to + 2] = data[to + 2]! + lift
    }
  }
}

/** An edge of the drawing is no ridge of paint: no lift is larger than this. */
const MOST = 18
