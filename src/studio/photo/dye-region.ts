import type { Picture } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { type Oklab, oklabOf, rgbOfOklab } from './oklab.ts'

interface DyeOptions {
  /** How much of the differences of light stays: 1 all of them. */
  readonly relief?: number
  /** How much of the colour is taken: less than 1 lets the old one shine through. */
  readonly strength?: number
}

/**
 * A part of a picture in another colour: its mean becomes the colour, its lights and folds stay. `weights` are 0…1 for each
 * pixel. The picture is not changed.
 */
export function dyeRegion(
  { width, height, data }: Picture,
  weights: Float32Array,
  [red, green, blue]: Rgb,
  { relief = 0.85, strength = 1 }: DyeOptions = {},
): Picture {
  const aim = oklabOf(red * 255, green * 255, blue * 255)
  const mean = meanLightness(data, weights)
  const result = data.slice()
  for (let pixel = 0, at = 0; pixel < weights.length; pixel += 1, at += 4) {
    const share = weights[pixel]! * strength
    if (share < 0.004) continue
    const lightness = oklabOf(data[at]!, data[at + 1]!, data[at + 2]!)[0]
    const dyed = rgbOfOklab(lit(aim, Math.min(1, Math.max(0, aim[0] + (lightness - mean) * relief))))
    for (let channel = 0; channel < 3; channel += 1) {
      const own = data[at + channel]!
      result[at + channel] = own + (dyed[channel]! - own) * share
    }
  }
  return { width, height, data: result }
}

/** A colour at another lightness: shadows keep less of it, and so do the highest lights. */
function lit([aim, a, b]: Oklab, lightness: number): Oklab {
  const share = Math.min(1.2, lightness / Math.max(0.05, aim)) * Math.min(1, (1.04 - lightness) / Math.max(0.05, 1.04 - aim))
  return [lightness, a * share, b * share]
}

function meanLightness(data: Uint8ClampedArray, weights: Float32Array): number {
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < weights.length; pixel += 5) {
    if (weights[pixel]! < 0.8) continue
    sum += oklabOf(data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!)[0]
    count += 1
  }
  return count === 0 ? 0.5 : sum / count
}
