import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import type { GroundLight } from './ground-light.ts'
import { byteOfLinear, linearOfByte, oklabOf, rgbOfOklab } from './oklab.ts'
import { resizeValues } from './resize-values.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** How far a person goes toward the lightness, the spread and the colours of the place. */
const TOWARD = { lightness: 0.3, spread: 0.25, color: 0.3 } as const
/** A green wood makes nobody green: the most that colours move. */
const MOST_SHIFT = 0.013
const MOST_LIGHTNESS = [-0.07, 0.05] as const
/** How much of the light's own colour is taken, and how much brighter the side toward it is. */
const TINT = 0.55
const RELIEF = 0.16
/** The roundness of a figure is guessed from its silhouette, on a raster of this size. */
const RELIEF_PX = 192

/** A cut-out in the light of the place where it is set: lightness, warmth, contrast, and the side the light comes from. */
export function matchLight(cut: Picture, light: GroundLight): Picture {
  const data = cut.data.slice()
  const own = statisticsOf(cut)
  const [least, most] = MOST_LIGHTNESS
  const { mean = [own.mean, own.a, own.b], spread = own.spread } = light
  const shift = Math.min(most, Math.max(least, (mean[0] - own.mean) * TOWARD.lightness))
  const contrast = Math.min(1.12, Math.max(0.85, (spread / Math.max(0.02, own.spread)) ** TOWARD.spread))
  const hue = [mean[1] - own.a, mean[2] - own.b] as const
  const bounded = Math.min(TOWARD.color, MOST_SHIFT / Math.max(1e-6, Math.hypot(...hue)))
  const gains = light.tint.map((channel) => light.strength ** 1.5 * (1 + (channel - 1) * TINT))
  const relief = reliefOf(cut, light.toward)
  for (let pixel = 0, at = 0; pixel < relief.length; pixel += 1, at += 4) {
    if (data[at + 3] === 0) continue
    const lit = 1 + relief[pixel]! * RELIEF
    const [red, green, blue] = gains.map((gain, channel) => byteOfLinear(linearOfByte(data[at + channel]!) * gain * lit)) as [
      number,
      number,
      number,
    ]
    const [lightness, a, b] = oklabOf(red, green, blue)
    const middle = own.mean + shift
    const result = rgbOfOklab([middle + (lightness + shift - middle) * contrast, a + hue[0] * bounded, b + hue[1] * bounded])
    data.set(result, at)
  }
  return { width: cut.width, height: cut.height, data }
}

function statisticsOf({ data, width, height }: Picture) {
  let [count, lightness, squares, greenRed, blueYellow] = [0, 0, 0, 0, 0]
  const step = Math.max(1, Math.round(Math.max(width, height) / 200))
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4
      if (data[at + 3]! < 200) continue
      const [l, a, b] = oklabOf(data[at]!, data[at + 1]!, data[at + 2]!)
      lightness += l
      squares += l * l
      greenRed += a
      blueYellow += b
      count += 1
    }
  }
  const mean = lightness / Math.max(1, count)
  return {
    mean,
    spread: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean ** 2)),
    a: greenRed / Math.max(1, count),
    b: blueYellow / Math.max(1, count),
  }
}

/** −1 … 1 for each pixel: how far the blown-up silhouette faces the light there. */
function reliefOf(cut: Picture, [towardX, towardY]: readonly [number, number]): Float32Array {
  const small = shrinkPicture(cut, RELIEF_PX)
  const { width, height } = small
  const cover = Float32Array.from({ length: width * height }, (_, pixel) => small.data[pixel * 4 + 3]! / 255)
  const round = blurPlane(cover, { width, height, radius: Math.max(width, height) * 0.045, passes: 3 })
  const facing = new Float32Array(width * height)
  const scale = Math.max(width, height) * 0.12
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const slopeX = round[at + (x < width - 1 ? 1 : 0)]! - round[at - (x > 0 ? 1 : 0)]!
      const slopeY = round[at + (y < height - 1 ? width : 0)]! - round[at - (y > 0 ? width : 0)]!
      facing[at] = Math.max(-1, Math.min(1, -(slopeX * towardX + slopeY * towardY) * scale))
    }
  }
  return resizeValues(blurPlane(facing, { width, height, radius: 3 }), small, cut)
}
