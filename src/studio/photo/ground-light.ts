import type { Picture } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { type Oklab, oklabOf } from './oklab.ts'

/** The light of a place, as far as somebody set into it must share it. */
export interface GroundLight {
  /** Mean colour of the place, and how far its lightness spreads; absent where nobody takes them on. */
  readonly mean?: Oklab
  readonly spread?: number
  /** From where the light comes, toward it: x right, y down; longer is more one-sided, at most 1. */
  readonly toward: readonly [number, number]
  /** Colour of the light, its strongest channel 1; white where nothing is known of it. */
  readonly tint: Rgb
  /** What share of the light of day it is. */
  readonly strength: number
}

/** The light of a photo studio: whoever stands in it looks as they are. */
export const PLAIN_LIGHT: GroundLight = { toward: [0, 0], tint: [1, 1, 1], strength: 1 }

const STEP_SHARE = 1 / 96

/** What a photo of a place tells of its light. */
export function lightOfGround(ground: Picture): GroundLight {
  const { mean, spread, slope } = measure(ground)
  const steepness = Math.min(1, Math.hypot(...slope) * 4)
  const length = Math.hypot(...slope) || 1
  return {
    mean,
    spread,
    toward: [(slope[0] / length) * steepness, (slope[1] / length) * steepness],
    tint: [1, 1, 1],
    strength: 1,
  }
}

/** The light that a drawn scene was drawn in; `ground` is the drawing. */
export function lightOfScene({ light, timeOfDay }: SceneSheet, ground: Picture): GroundLight {
  const { mean, spread } = measure(ground)
  const [x, y] = light.keyDirection
  const sum = light.key.map((value, channel) => value * 0.7 + light.ambient[channel]! * 0.3) as unknown as Rgb // three in, three out
  const most = Math.max(...sum)
  return {
    mean,
    spread,
    toward: [x, y],
    tint: [sum[0] / most, sum[1] / most, sum[2] / most],
    strength: timeOfDay === 'night' ? 0.62 : timeOfDay === 'dusk' ? 0.82 : 1,
  }
}

/** Mean colour, spread of lightness, and how lightness grows to the right and down, over the width and the height. */
function measure({ width, height, data }: Picture): { mean: Oklab; spread: number; slope: [number, number] } {
  const step = Math.max(1, Math.round(Math.max(width, height) * STEP_SHARE))
  const sums = [0, 0, 0]
  let [squares, count, alongX, alongY, xx, yy] = [0, 0, 0, 0, 0, 0]
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4
      const color = oklabOf(data[at]!, data[at + 1]!, data[at + 2]!)
      const [u, v] = [x / width - 0.5, y / height - 0.5]
      color.forEach((value, channel) => {
        sums[channel]! += value
      })
      squares += color[0] ** 2
      alongX += color[0] * u
      alongY += color[0] * v
      xx += u * u
      yy += v * v
      count += 1
    }
  }
  const mean = sums.map((sum) => sum / count) as unknown as Oklab // three in, three out
  const spread = Math.sqrt(Math.max(0, squares / count - mean[0] ** 2))
  return { mean, spread, slope: [alongX / (xx || 1), alongY / (yy || 1)] }
}
