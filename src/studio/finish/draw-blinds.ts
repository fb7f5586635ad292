import { smoothStep } from '../form/curve.ts'
import type { Finished } from './finish.ts'

/** One slat and its gap, as a share of the picture's height, and how they slope. */
const SLAT = 0.064
const SLOPE = 0.14
/** Stripes bend so far over the figure's relief. */
const BEND = 0.045
const SHADOW = 0.42
const SUN = [1.16, 1.06, 0.9] as const

/** Sun between slats: stripes of light and shadow over the figure and what is behind it. */
export function drawBlinds({ width, height, data, cover, relief, light }: Finished): void {
  const side = light.keyDirection[0] < 0 ? 1 : -1
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const along = y / height - side * SLOPE * (x / height) + BEND * relief[pixel]!
      const phase = along / SLAT - Math.floor(along / SLAT)
      const lit = smoothStep(0, 0.2, phase) * smoothStep(0.76, 0.54, phase)
      const share = 0.55 + 0.45 * cover[pixel]!
      for (let channel = 0; channel < 3; channel += 1) {
        const factor = SHADOW + (SUN[channel]! - SHADOW) * lit
        data[pixel * 4 + channel] = data[pixel * 4 + channel]! * (1 + (factor - 1) * share)
      }
    }
  }
}
