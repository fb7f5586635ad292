import type { Painting } from './stroke.ts'

/** No ridge is lit or shaded by more than this share. */
const MOST = 0.3

/** In pictures less high, ridges would be no more than noise. */
const FULL_FROM_PX = 700

/**
 * Thick paint throws its own light and shade: every ridge that brushes left is lit from the upper left. Does nothing where the
 * painting keeps no relief. Changes the painting.
 */
export function raisePaint({ width, height, data, relief }: Painting, { strength }: { readonly strength: number }): void {
  if (!relief) return
  const seen = strength * Math.min(1, height / FULL_FROM_PX)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const rise = (relief[at + width + 1]! - relief[at - width - 1]! + relief[at + width]! - relief[at - width]!) * seen
      if (rise === 0) continue
      const lift = rise > MOST ? MOST : rise < -MOST ? -MOST : rise
      const to = at * 4
      for (let channel = to; channel < to + 3; channel += 1)
        data[channel] = data[channel]! + lift * (lift > 0 ? 40 + data[channel]! * 0.6 : data[channel]!)
    }
  }
}
