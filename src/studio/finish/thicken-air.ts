import type { Finished } from './finish.ts'

/** How much of the place is lost in the fog: at least, and with how thick its air is; rooms hold less than the open does. */
const PLACE = { least: 0.28, thick: 0.31 } as const
/** And of the figure at the top and at the bottom of the picture, as shares of that. */
const FIGURE = { top: 0.05, bottom: 0.32 } as const

/** What is brighter than this (0 … 1) shines through, by so much of what is beyond. */
const LAMP = 0.5
const THROUGH = 1.5

/** Fog between the viewer and what is seen: the farther the thicker, and thickest on the ground. */
export function thickenAir({ width, height, data, cover, light }: Finished): void {
  const lost = PLACE.least + PLACE.thick * light.fog
  const air = light.air.map((channel) => 255 * Math.min(0.92, channel))
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const down = y / height
    const before = lost * (FIGURE.top + (FIGURE.bottom - FIGURE.top) * down * down)
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const at4 = pixel * 4
      const bright = Math.max(0, (data[at4]! * 0.3 + data[at4 + 1]! * 0.59 + data[at4 + 2]! * 0.11) / 255 - LAMP)
      const share = (lost + (before - lost) * cover[pixel]!) * (1 - THROUGH * bright)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 4 + channel
        data[at] = data[at]! + (air[channel]! - data[at]!) * share
      }
    }
  }
}
