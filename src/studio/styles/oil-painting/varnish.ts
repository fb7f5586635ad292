import type { Painting } from '../stroke.ts'

const AMBER = Float64Array.of(1.02, 0.985, 0.9)
const CONTRAST = 1.18
const MIDDLE = 124
/** Old pigment is a little duller than new. */
const SATURATION = 0.96
/** The corners are darker by this much. */
const VIGNETTE = 0.34

/** Old varnish: deeper darks, a warm glaze, and corners that sink back. Changes the painting. */
export function varnish({ width, height, data }: Painting): void {
  for (let y = 0, at = 0; y < height; y += 1) {
    const fy = (y / height - 0.45) * 1.4
    for (let x = 0; x < width; x += 1, at += 4) {
      const fx = (x / width - 0.5) * 1.4
      const far = fx * fx + fy * fy
      const light = 1 - (far > 0.2 ? (far - 0.2) * VIGNETTE : 0)
      const grey = data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
      for (let channel = 0; channel < 3; channel += 1) {
        const dulled = grey + (data[at + channel]! - grey) * SATURATION
        data[at + channel] = ((dulled - MIDDLE) * CONTRAST + MIDDLE) * AMBER[channel]! * light
      }
    }
  }
}
