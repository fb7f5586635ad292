import type { Finished } from './finish.ts'

/** What is left of the light on the figure at the top of the picture and on the place, and what a fire below adds at its bottom. */
const TOP = 0.85
const PLACE = 0.34
const FIRE = [1, 0.5, 0.16] as const
const GLOW = 0.42

/** A fire below the picture: light falls off upward, the place is dark, and the lowest part glows. */
export function lightUnder({ width, height, data, cover, light }: Finished): void {
  const [red, green, blue] = light.key
  // A screen is no fire: what is not warm stays in its own colour.
  const color = red > blue ? FIRE : ([red, green, blue] as const)
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const down = y / height
    const glow = GLOW * down * down * 255
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const on = cover[pixel]!
      const kept = PLACE + (TOP + (1.25 - TOP) * Math.min(1, down * 1.6) - PLACE) * on
      const added = glow * (0.5 + 0.3 * on)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 4 + channel
        data[at] = data[at]! * kept * (0.75 + 0.25 * color[channel]!) + added * color[channel]!
      }
    }
  }
}
