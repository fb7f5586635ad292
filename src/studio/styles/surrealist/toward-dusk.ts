import type { Painting } from '../stroke.ts'

/** The sky of the dream from the top to the ground, in 0 … 255. */
const DUSK = [
  [58, 66, 120],
  [128, 100, 150],
  [222, 142, 132],
  [250, 196, 138],
  [196, 150, 120],
  [120, 92, 104],
] as const
const SHARE = 0.62

/** Draws a place into one dusk from violet through rose to gold; its own light and shade stay. Changes the painting. */
export function towardDusk({ width, height, data }: Painting): void {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
  const mean = Math.max(30, sum / (width * height))
  for (let y = 0, at = 0; y < height; y += 1) {
    const place = (y / height) * (DUSK.length - 1.001)
    const step = Math.floor(place)
    const rest = place - step
    const [from, to] = [DUSK[step]!, DUSK[step + 1]!]
    for (let x = 0; x < width; x += 1, at += 4) {
      const grey = data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
      // Flatter than it was: a dream has no noon and no night.
      const light = Math.min(1.3, Math.max(0.45, 0.5 + (0.5 * grey) / mean))
      for (let channel = 0; channel < 3; channel += 1) {
        const dusk = (from[channel]! + (to[channel]! - from[channel]!) * rest) * light
        data[at + channel] = data[at + channel]! + (dusk - data[at + channel]!) * SHARE
      }
    }
  }
}
