import type { Finished } from './finish.ts'

/** How much of the place is lost in the fog, and of the figure at the top and at the bottom. */
const PLACE = 0.62
const FIGURE = { top: 0.14, bottom: 0.5 } as const

/** Fog between the viewer and what is seen: the farther the thicker, and thickest on the ground. */
export function thickenAir({ width, height, data, cover, light }: Finished): void {
  const air = light.air.map((channel) => 255 * Math.min(0.92, channel))
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const down = y / height
    const before = FIGURE.top + (FIGURE.bottom - FIGURE.top) * down * down
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const share = PLACE + (before - PLACE) * cover[pixel]!
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 4 + channel
        data[at] = data[at]! + (air[channel]! - data[at]!) * share
      }
    }
  }
}
