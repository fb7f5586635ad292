import { smoothStep } from '../../form/curve.ts'
import { haloOf } from '../halo.ts'
import type { Painting } from '../stroke.ts'
import type { PlacedFigure } from '../style.ts'

/** A trace of the place's colours stays. */
const TINT = 0.1
/** The palest and the darkest ink of a backdrop. */
const PALE = 0.97
const DARK = 0.34

interface Blotches {
  readonly flow: Float32Array
  readonly wander: Float32Array
}

/** A backdrop as ink in water: few tones, mist drifting through it, empty paper round the figure and toward the border. */
export function layMist({ width, height, data }: Painting, { buffers }: PlacedFigure, { flow, wander }: Blotches): void {
  const halo = haloOf(buffers, 0.5)
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
  const mean = sum / (width * height)
  for (let y = 0, at = 0; y < height; y += 1) {
    const down = y / height
    for (let x = 0; x < width; x += 1, at += 1) {
      if (buffers.part[at] !== 0) continue
      const to = at * 4
      const grey = data[to]! * 0.3 + data[to + 1]! * 0.59 + data[to + 2]! * 0.11
      // Only what is darker than the place as a whole is painted; the rest is left to the paper.
      const dark = smoothStep(mean * 1.08 + 6, mean * 0.35, grey)
      const steps = dark * 3.2 + (wander[at]! - 0.5) * 0.7
      const step = Math.floor(steps)
      const washed = Math.max(0, Math.min(1, (step + smoothStep(0.25, 0.75, steps - step)) / 3))
      const aside = Math.abs(x / width - 0.5) * 2
      const border =
        smoothStep(1.02, 0.72, aside + (flow[at]! - 0.5) * 0.9) * smoothStep(1.04, 0.86, down + (flow[at]! - 0.5) * 0.3)
      const mist = smoothStep(0.34, 0.62, flow[at]! + (down - 0.4) * 0.16)
      const depth = washed * border * (0.25 + 0.75 * mist) * (1 - halo[at]! * 0.85)
      const level = PALE + (DARK - PALE) * depth
      const own = TINT * depth * 2
      for (let channel = 0; channel < 3; channel += 1) {
        const hue = (data[to + channel]! / Math.max(20, grey)) * level * 255
        data[to + channel] = level * 255 + (hue - level * 255) * own
      }
    }
  }
}
