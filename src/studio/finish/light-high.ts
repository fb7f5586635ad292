import type { Finished } from './finish.ts'

/** How much of the place turns white, and how far tones on the figure are lifted. */
const WHITE = 0.72
const LIFT = 0.45

/** Bright all over: a white place, and shadows that hardly are any. */
export function lightHigh({ width, height, data, cover }: Finished): void {
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const on = cover[pixel]!
    for (let at = pixel * 4; at < pixel * 4 + 3; at += 1) {
      const value = data[at]! / 255
      const lifted = value + LIFT * value * (1 - value) + 0.06 * (1 - value)
      const white = value + (1 - value) * WHITE
      data[at] = 255 * (white + (lifted - white) * on)
    }
  }
}
