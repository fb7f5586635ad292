import type { Picture } from '../canvas.ts'
import { mixRgb, type Rgb } from '../color.ts'
import { oklabOf, rgbOfOklab } from './oklab.ts'

/** The colours of a sky from the picture's upper edge down to where it ends. */
export interface SkyPaint {
  readonly top: Rgb
  readonly middle: Rgb
  readonly low: Rgb
}

/** How much of the clouds' light and shade stays. */
const RELIEF = 0.9
/** As the drawn skies are: the middle colour lies a little below the middle. */
const MIDDLE = 0.55

/** A photo whose sky has other colours and its own clouds. `matte` is 0…1 for each pixel. The picture is not changed. */
export function paintSky({ width, height, data }: Picture, matte: Float32Array, paint: SkyPaint): Picture {
  const lowest = matte.findLastIndex((value) => value > 0.5)
  const depth = Math.max(1, Math.floor(lowest / width))
  const mean = meanLight(data, matte)
  const result = data.slice()
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const [red, green, blue] = colorAt(Math.min(1, y / depth), paint)
    const [light, a, b] = oklabOf(red * 255, green * 255, blue * 255)
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const share = matte[pixel]!
      if (share < 0.004) continue
      const at = pixel * 4
      const own = oklabOf(data[at]!, data[at + 1]!, data[at + 2]!)[0]
      const painted = rgbOfOklab([Math.min(1, Math.max(0, light + (own - mean) * RELIEF)), a, b])
      for (let channel = 0; channel < 3; channel += 1) {
        result[at + channel] = data[at + channel]! + (painted[channel]! - data[at + channel]!) * share
      }
    }
  }
  return { width, height, data: result }
}

const colorAt = (share: number, { top, middle, low }: SkyPaint): Rgb =>
  share < MIDDLE ? mixRgb(top, middle, share / MIDDLE) : mixRgb(middle, low, (share - MIDDLE) / (1 - MIDDLE))

function meanLight(data: Uint8ClampedArray, matte: Float32Array): number {
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < matte.length; pixel += 3) {
    if (matte[pixel]! < 0.9) continue
    sum += oklabOf(data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!)[0]
    count += 1
  }
  return count === 0 ? 0.8 : sum / count
}
