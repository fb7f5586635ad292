import type { Picture } from '../canvas.ts'
import { smoothStep } from '../form/curve.ts'

/** Share of the width over which a cut-out fades toward the sides of its photo. */
const FADE = 0.07

/** A cut-out that ends softly at the left and right borders of its photo instead of with a straight line. */
export function fadedSides({ width, height, data }: Picture): Picture {
  const faded = data.slice()
  const fadePx = Math.max(1, width * FADE)
  for (let x = 0; x < width; x += 1) {
    const share = smoothStep(0, fadePx, Math.min(x, width - 1 - x))
    if (share === 1) continue
    for (let at = x * 4 + 3; at < faded.length; at += width * 4) faded[at] = faded[at]! * share
  }
  return { width, height, data: faded }
}
