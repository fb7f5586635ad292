import { smoothStep } from '../../form/curve.ts'
import type { Painting } from '../stroke.ts'

/** Night, cobalt, pale cobalt and chrome yellow: what darkness and light tend to, from dark to light. */
const RAMP = [
  [14, 26, 74],
  [34, 74, 158],
  [86, 146, 204],
  [236, 198, 84],
  [255, 240, 178],
] as const

/** Draws the colours of a place toward cobalt and chrome yellow. Changes the painting. */
export function towardArles({ data }: Painting, share: number): void {
  for (let at = 0; at < data.length; at += 4) {
    const place = ((data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11) / 255.01) * (RAMP.length - 1)
    const step = Math.floor(place)
    // Cobalt and yellow mixed would be grey: each place goes to one of them.
    const rest = smoothStep(0.25, 0.75, place - step)
    const from = RAMP[step]!
    const to = RAMP[step + 1]!
    for (let channel = 0; channel < 3; channel += 1) {
      const target = from[channel]! + (to[channel]! - from[channel]!) * rest
      data[at + channel] = data[at + channel]! + (target - data[at + channel]!) * share
    }
  }
}
