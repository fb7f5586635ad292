import type { Painting } from '../../styles/stroke.ts'
import { resizePlane } from './resize-plane.ts'
import type { Sitter } from './sitter.ts'

/** Lays eyes, brows and mouth of another picture of the sitter over a painting again, by a share. Changes the painting. */
export function keepFeatures({ data }: Painting, from: Painting, sitter: Sitter, share: number): void {
  const { masks, calm, width, height } = sitter
  const features = resizePlane(masks.features, calm, { width, height })
  for (let at = 0, to = 0; at < features.length; at += 1, to += 4) {
    const kept = Math.min(1, Math.max(0, features[at]!)) * share
    if (kept <= 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      data[to + channel] = data[to + channel]! + (from.data[to + channel]! - data[to + channel]!) * kept
    }
  }
}
