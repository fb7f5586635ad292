import { smoothStep } from '../form/curve.ts'
import { randomFor } from '../random.ts'
import type { Finished } from './finish.ts'

/** Shares of the picture's height: the frame round the glass, the bars in it. */
const FRAME = 0.055
const BAR = 0.014
/** Where the bars are, as shares of width and height: beside a face, not on it. */
const UPRIGHT = 0.24
const ACROSS = 0.73
const WOOD = [0.93, 0.91, 0.86] as const

/** A window pane between the viewer and the figure: its frame, its bars, and the sky that it mirrors. */
export function drawWindow({ width, height, data, light }: Finished, seed: string): void {
  const random = randomFor(seed, 'window')
  const upright = (random() < 0.5 ? UPRIGHT : 1 - UPRIGHT) * width
  const [frame, bar] = [FRAME * height, BAR * height]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const border = Math.min(x, y, width - 1 - x, height - 1 - y) - frame
      const across = Math.min(Math.abs(x - upright), Math.abs(y - ACROSS * height)) - bar
      const into = Math.min(border, across)
      if (into < 0) {
        // Round bars: bright in their middle, with an edge of shadow.
        const edge = Math.min(1, -into / bar)
        const tone = 255 * (0.5 + 0.45 * smoothStep(0, 0.5, edge))
        for (let channel = 0; channel < 3; channel += 1)
          data[at + channel] = tone * WOOD[channel]! * (0.55 * light.key[channel]! + 0.45 * light.ambient[channel]!)
        continue
      }
      const shade = 1 - 0.35 * smoothStep(bar * 2.4, 0, into)
      // Bands of the sky lie slantwise in the panes.
      const slant = (x + y * 0.7) / height
      const band = slant * 1.6 - Math.floor(slant * 1.6)
      const mirrored = 0.05 + 0.17 * smoothStep(0.3, 0.36, band) * smoothStep(0.62, 0.5, band)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[at + channel]! * shade
        data[at + channel] = value + (255 * (0.6 + 0.4 * light.air[channel]!) - value) * mirrored
      }
    }
  }
}
