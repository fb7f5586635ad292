import { blurValues } from '../../raster/blur-values.ts'
import type { Painting } from '../../styles/stroke.ts'
import { resizePlane } from './resize-plane.ts'
import type { Sitter } from './sitter.ts'

/** Of the picture's longer side: how far light wanders below skin. */
const REACH = 0.012
/** A border of the skin itself, in shares: only what is surely skin gives its colour. */
const SURE = 0.5

/** Light that wanders below the skin: its colours flow into each other, its features stay. Changes the picture. */
export function softenSkin({ data }: Painting, sitter: Sitter, share: number): void {
  const { masks, calm, width, height } = sitter
  const size = { width: calm.width, height: calm.height }
  const blur = { ...size, radius: Math.max(1, Math.max(size.width, size.height) * REACH) }
  const weights = masks.skin.map((value, at) => Math.max(0, value - SURE) * (1 - 0.9 * masks.features[at]!) + 1e-4)
  const sums = blurValues(weights, blur)
  const soft = (['red', 'green', 'blue'] as const).map((channel) => {
    const blurred = blurValues(
      weights.map((weight, at) => weight * calm[channel][at]!),
      blur,
    )
    return resizePlane(
      blurred.map((value, at) => value / sums[at]!),
      size,
      { width, height },
    )
  })
  const where = resizePlane(
    masks.skin.map((value, at) => value * (1 - masks.features[at]!)),
    size,
    { width, height },
  )
  for (let at = 0, to = 0; at < where.length; at += 1, to += 4) {
    const kept = Math.min(1, Math.max(0, where[at]!)) * share
    if (kept === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      data[to + channel] = data[to + channel]! + (soft[channel]![at]! - data[to + channel]!) * kept
    }
  }
}
