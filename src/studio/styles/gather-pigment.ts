import { blurValues } from '../raster/blur-values.ts'
import type { Painting } from './stroke.ts'

/**
 * Pigment wanders to the border of a wet wash and dries there: every patch gets a darker edge inside and a paler one
 * outside. Changes the painting. `strength` 1 is a clear wet edge.
 */
export function gatherPigment(
  { width, height, data }: Painting,
  { radiusPx, strength }: { readonly radiusPx: number; readonly strength: number },
): void {
  const brightness = new Float32Array(width * height)
  for (let at = 0, from = 0; at < brightness.length; at += 1, from += 4) {
    brightness[at] = data[from]! * 0.3 + data[from + 1]! * 0.59 + data[from + 2]! * 0.11
  }
  const around = blurValues(brightness, { width, height, radius: radiusPx })
  for (let at = 0, to = 0; at < brightness.length; at += 1, to += 4) {
    const darker = ((around[at]! - brightness[at]!) / 255) * strength
    if (darker > 0) {
      const kept = 1 - (darker > 0.5 ? 0.5 : darker)
      data[to] = data[to]! * kept
      data[to + 1] = data[to + 1]! * kept
      data[to + 2] = data[to + 2]! * kept
    } else {
      const share = -darker * 0.5
      data[to] = data[to]! + (255 - data[to]!) * share
      data[to + 1] = data[to + 1]! + (255 - data[to + 1]!) * share
      data[to + 2] = data[to + 2]! + (255 - data[to + 2]!) * share
    }
  }
}
