import { smoothStep } from '../form/curve.ts'
import type { Finished } from './finish.ts'

/** What is left of the light on the place and on the side of the figure that turns from the lamp. */
const PLACE = 0.2
const SHADOW = 0.32
/** From black over the middle: below it tones fall, above it they stay. */
const MIDDLE = 0.42

/** One lamp in the dark: half of a face is lit, the place behind it lost. `share` 1 as in an old painting. */
export function lightLow({ width, height, data, cover, relief, light }: Finished, share: number): void {
  const side = light.keyDirection[0] < 0 ? -1 : 1
  const step = Math.max(2, Math.round(height * 0.02))
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const left = relief[x >= step ? pixel - step : pixel]!
      const right = relief[x < width - step ? pixel + step : pixel]!
      // Which way the form turns: positive is the lamp's side.
      const toward = (left - right) * side
      const shadow = smoothStep(0.02, -0.2, toward)
      const on = cover[pixel]!
      const figure = 1 - shadow * (1 - SHADOW)
      const kept = 1 - share + share * (PLACE + (figure - PLACE) * on)
      const at = pixel * 4
      // By brightness, not by channel: colours stay as they are.
      const bright = (data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11) / 255
      const deep = bright < MIDDLE ? bright / MIDDLE : 1
      const factor = (1 + (deep - 1) * share) * kept
      data[at] = data[at]! * factor
      data[at + 1] = data[at + 1]! * factor
      data[at + 2] = data[at + 2]! * factor
    }
  }
}
