import type { Painting } from '../../styles/stroke.ts'

/** Where `share` is 1 the painting stays, where it is 0 it becomes the other one. Changes the painting. */
export function blendWhere({ data }: Painting, other: Painting, share: Float32Array): void {
  for (let at = 0, to = 0; at < share.length; at += 1, to += 4) {
    const away = 1 - share[at]!
    if (away === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      data[to + channel] = data[to + channel]! + (other.data[to + channel]! - data[to + channel]!) * away
    }
  }
}
