import type { Rgb } from '../../color.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { sampleHalf } from '../../raster/half-depth.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import type { FigureLight } from '../figure-light.ts'
import type { PlacedFigure } from '../style.ts'
import { createVolumeNormal } from '../volume-normal.ts'

/** Of the key light the lit tone takes only this share, so that colours stay clear. */
const KEY_SHARE = 0.75
/** The shadow is base × ambient to this power: its hue comes from the sky, it never goes grey (lesson 20). */
const SHADOW_POWER = 0.62
const SKIN_SHADOW: Rgb = [1.05, 0.88, 0.88]
const THRESHOLD = 0.08
const SOFTNESS = 0.03
/** Occlusion above this takes the third tone. */
const THIRD_TONE = 0.42

const smooth = (from: number, to: number, value: number) => {
  const share = (value - from) / (to - from)
  return share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share)
}

/** Two tones with a hard, clean edge, a third in the hollows, one band of light on the hair, rim where light comes from behind. */
export function shadeAnime(figure: PlacedFigure, light: Light, passes: FigureLight): Uint8ClampedArray {
  const { buffers } = figure
  const { widthPx: width, heightPx: height, normal, material, part, albedo, depth, strandV } = buffers
  const rgba = new Uint8ClampedArray(width * height * 4)
  const volumeNormal = createVolumeNormal(figure.view, figure.headPlace)
  const [lx, ly, lz] = light.keyDirection
  const [rx, ry, rz] = light.rimDirection
  const lit = light.key.map((channel) => 1 + (channel - 1) * KEY_SHARE)
  const dark = light.ambient.map((channel) => channel ** SHADOW_POWER)
  const deep = light.ambient.map((channel) => channel ** (SHADOW_POWER * 1.55))
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const kind = material[at]!
      if (kind === MATERIAL.none) continue
      const n = at * 3
      let nx = normal[n]!
      let ny = normal[n + 1]!
      let nz = normal[n + 2]!
      const isHair = kind === MATERIAL.hair || kind === MATERIAL.fur
      let volumeY = 0
      let volumeFacing = 0
      if (isHair || part[at] === PART.head) {
        const volume = volumeNormal(x, y, depth[at]!)
        const share = isHair ? 0.55 : 0.6
        volumeY = volume[1]!
        volumeFacing = volume[0]! * lx + volume[1]! * ly + volume[2]! * lz
        nx += (volume[0]! - nx) * share
        ny += (volume[1]! - ny) * share
        nz += (volume[2]! - nz) * share
      }
      const facing = nx * lx + ny * ly + nz * lz
      const cast = smooth(0.42, 0.58, sampleHalf(passes.shadow, passes.half, x, y))
      const hollow = sampleHalf(passes.occlusion, passes.half, x, y)
      const isSkin = kind === MATERIAL.skin
      let share = smooth(THRESHOLD - SOFTNESS, THRESHOLD + SOFTNESS, facing) * (1 - cast)
      let glow = 0
      if (kind === MATERIAL.metal || kind === MATERIAL.gem) {
        // Metal: one bright and one dark band by the normal (lesson 33).
        const band = nx * 0.35 - ny + nz * 0.2
        glow = smooth(0.62, 0.68, band) * (1 - smooth(0.86, 0.9, band)) * 0.75
        if (band > -0.25 && band < -0.05) share *= 0.15
      } else if (kind === MATERIAL.leather || kind === MATERIAL.glass) {
        glow = smooth(0.93, 0.955, facing) * (kind === MATERIAL.glass ? 0.7 : 0.22)
      }
      const third = smooth(THIRD_TONE, THIRD_TONE + 0.06, hollow + (1 - share) * 0.06)
      if (part[at] === PART.hairCap) share *= 0.82
      let red = albedo[n]!
      let green = albedo[n + 1]!
      let blue = albedo[n + 2]!
      if (kind === MATERIAL.glow) share = 1
      const toneOf = (channel: 0 | 1 | 2) => {
        const shade = (dark[channel]! + (deep[channel]! - dark[channel]!) * third) * (isSkin ? SKIN_SHADOW[channel] : 1)
        return shade + (lit[channel]! - shade) * share * (1 - third * 0.75)
      }
      red *= toneOf(0)
      green *= toneOf(1)
      blue *= toneOf(2)
      if (isHair && part[at] !== PART.hairCap) {
        const lock = part[at]! * 0.618034
        const centre = -0.5 + (lock - Math.floor(lock) - 0.5) * 0.2 + Math.abs(strandV[at]!) * 0.07
        const band = smooth(0.085, 0.05, Math.abs(volumeY - centre)) * smooth(-0.05, 0.2, volumeFacing) * (1 - cast)
        if (band > 0) {
          red += (red * 0.42 + light.key[0] * 26) * band
          green += (green * 0.42 + light.key[1] * 26) * band
          blue += (blue * 0.42 + light.key[2] * 26) * band
        }
      }
      if (glow > 0) {
        red += (255 * light.key[0] - red) * glow
        green += (255 * light.key[1] - green) * glow
        blue += (255 * light.key[2] - blue) * glow
      }
      const inside = sampleHalf(passes.inside, passes.half, x, y)
      if (inside < 0.82) {
        const edge = smooth(0.82, 0.74, inside) * smooth(0.62, 0.4, normal[n + 2]!)
        const first = edge * smooth(0.3, 0.42, normal[n]! * rx + normal[n + 1]! * ry + Math.min(0, normal[n + 2]! * rz))
        if (first > 0) {
          const own = isSkin ? 0.5 : 0.62
          red += (light.rim[0] * 255 * 0.6 + red * own - red) * first * 0.9
          green += (light.rim[1] * 255 * 0.6 + green * own - green) * first * 0.9
          blue += (light.rim[2] * 255 * 0.6 + blue * own - blue) * first * 0.9
        }
        if (light.rim2) {
          const { direction, color } = light.rim2
          const second = edge * smooth(0.3, 0.42, normal[n]! * direction[0] + normal[n + 1]! * direction[1])
          red += (color[0] * 255 * 0.6 + red * 0.62 - red) * second * 0.9
          green += (color[1] * 255 * 0.6 + green * 0.62 - green) * second * 0.9
          blue += (color[2] * 255 * 0.6 + blue * 0.62 - blue) * second * 0.9
        }
      }
      const to = at * 4
      rgba[to] = red
      rgba[to + 1] = green
      rgba[to + 2] = blue
      rgba[to + 3] = 255
    }
  }
  return rgba
}
