import { blurPlane } from '../../kernels/blur-plane.ts'
import type { Painting } from '../../styles/stroke.ts'
import { resizePlane } from './resize-plane.ts'
import type { Sitter } from './sitter.ts'

/** Of the picture's longer side: how far light wanders below skin. */
const REACH = 0.008
/** A border of the skin itself, in shares: only what is surely skin gives its colour. */
const SURE = 0.5

/** Light that wanders below the skin: its colours flow into each other, its features stay. Changes the picture. */
export function softenSkin({ data }: Painting, sitter: Sitter, share: number): void {
  const { masks, calm, width, height } = sitter
  const size = { width: calm.width, height: calm.height }
  const blur = { ...size, radius: Math.max(1, Math.max(size.width, size.height) * REACH) }
  const weights = masks.skin.map((value, at) => Math.max(0, value - SURE) * (1 - 0.9 * masks.features[at]!) + 1e-4)
  const sums = blurPlane(weights, blur)
  const soft = (['red', 'green', 'blue'] as const).map((channel) => {
    const blurred = blurPlane(
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
    masks.skin.map((value, at) => value * (1 - masks.features[at]!) * (1 - nose(sitter, at))),
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

/** Light models a nose: 0.7 round it … 0 farther away, at a place of the small photo. */
function nose({ face, calm, factor }: Sitter, at: number): number {
  if (!face) return 0
  const { noseTip, middle, eyeGapPx } = face
  const x = ((at % calm.width) + 0.5) * factor
  const y = (Math.floor(at / calm.width) + 0.5) * factor
  const [cx, cy] = [(noseTip[0] * 2 + middle[0]) / 3, (noseTip[1] * 2 + middle[1]) / 3]
  const far = Math.hypot(x - cx, y - cy) / (eyeGapPx * 0.6)
  return far >= 1 ? 0 : 0.7 * (1 - far * far)
}
