import { blurValues } from '../../raster/blur-values.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import type { FigureLight } from '../figure-light.ts'
import type { LightPlanes } from './light-planes.ts'
import type { PhotoLamp, PhotoLights } from './photo-lights.ts'
import { LIGHT_OF_BYTE } from './photo-tones.ts'

/** How far red, green and blue light wander inside the skin, in half heads. */
const WANDER = [0.021, 0.013, 0.009] as const
/** Of the key so much is kept from skin in its shadow: who photographs a face under a hat holds something bright before it. */
const SHADOW = [0.82, 0.85, 0.85] as const
/** Of the light of the sky in the skin's shadows. */
const SHADE_WARMTH = [1.08, 0.985, 0.93] as const
/** Of what the ground throws up, on skin. */
const UNDER_FACE = 1.4
/** How far they reach round the edge of the light (a cosine): the same, seen on a cheek. */
const WRAP = [0.29, 0.2, 0.155] as const

/**
 * Light that enters the skin and leaves it again beside where it came in, at half size: three values per pixel, blurred by
 * channel inside the skin. Undefined where no skin is seen.
 */
export function skinGlow(
  buffers: FigureBuffers,
  { light, small }: LightPlanes,
  lights: PhotoLights,
  scatter: number,
): FigureLight | undefined {
  const { widthPx, heightPx, unitPx } = small
  const count = widthPx * heightPx
  const mask = new Float32Array(count)
  const entered = [new Float32Array(count), new Float32Array(count), new Float32Array(count)] as const
  for (let y = 0; y < heightPx; y += 1) enterRow(y, { buffers, planes: light.values, widthPx, mask, entered, lights })
  if (!mask.includes(1)) return undefined
  const values = new Float32Array(count * 3)
  for (const channel of [0, 1, 2] as const) {
    const size = { width: widthPx, height: heightPx, radius: Math.max(1, WANDER[channel] * unitPx * scatter) }
    const soft = blurValues(entered[channel], size)
    const weight = blurValues(mask, size)
    for (let at = 0; at < count; at += 1) if (weight[at]! > 0.002) values[at * 3 + channel] = soft[at]! / weight[at]!
  }
  return { widthPx, heightPx, values }
}

interface Entering {
  readonly buffers: FigureBuffers
  readonly planes: Float32Array
  readonly widthPx: number
  readonly mask: Float32Array
  readonly entered: readonly [Float32Array, Float32Array, Float32Array]
  readonly lights: PhotoLights
}

/** A function of its own, so that engines compile it as a whole. */
function enterRow(y: number, { buffers, planes, widthPx, mask, entered, lights }: Entering): void {
  const { normal, material, albedo, widthPx: fullWidth } = buffers
  const { key, fill, front, rim, rim2, sky, ground } = lights
  // Skin in the shade keeps its warmth: the sky's own blue would be grey patches on it.
  const level = (sky[0] + sky[1] + sky[2]) / 3
  const warmSky = [0, 1, 2].map((channel) => sky[channel]! * 0.32 + level * SHADE_WARMTH[channel]! * 0.68)
  // Shoulders and chest throw light up under nose and chin.
  const below = [0, 1, 2].map((channel) => ground[channel]! * UNDER_FACE)
  for (let x = 0, at = y * widthPx; x < widthPx; x += 1, at += 1) {
    // Between hairs skin is seen in single pixels: any of the four will do.
    let from = y * 2 * fullWidth + x * 2
    if (material[from] !== MATERIAL.skin) {
      if (material[from + 1] === MATERIAL.skin) from += 1
      else if (material[from + fullWidth] === MATERIAL.skin) from += fullWidth
      else if (material[from + fullWidth + 1] === MATERIAL.skin) from += fullWidth + 1
      else continue
    }
    mask[at] = 1
    const nx = normal[from * 3]!
    const ny = normal[from * 3 + 1]!
    const nz = normal[from * 3 + 2]!
    const shadow = planes[at * 3]!
    const open = 1 - planes[at * 3 + 1]!
    const edge = 1 - planes[at * 3 + 2]!
    const toKey = cosine(key, nx, ny, nz)
    const toFill = cosine(fill, nx, ny, nz)
    const behind = edge * 1.5 * open
    const toRim = Math.max(0, cosine(rim, nx, ny, nz) + 0.1) * behind
    const toRim2 = Math.max(0, cosine(rim2, nx, ny, nz) + 0.1) * behind
    const up = 0.5 - 0.5 * ny
    for (let channel = 0; channel < 3; channel += 1) {
      const wrap = WRAP[channel]!
      // Where the surroundings are skin too, hollows are filled with light that it throws: they go red, not grey.
      const own = LIGHT_OF_BYTE[albedo[from * 3 + channel]!]!
      const reached = open / (1 - (1 - open) * own * 0.5)
      const lit = 1 - shadow * SHADOW[channel]!
      entered[channel]![at] =
        key.color[channel]! * wrapped(toKey, wrap) * lit * (0.55 + 0.45 * reached) +
        fill.color[channel]! * wrapped(toFill, wrap) * reached +
        front[channel]! * nz * (0.4 + 0.6 * reached) +
        (below[channel]! + (warmSky[channel]! - below[channel]!) * up) * reached +
        rim.color[channel]! * toRim +
        rim2.color[channel]! * toRim2
    }
  }
}

export const cosine = ({ toLight }: PhotoLamp, nx: number, ny: number, nz: number) =>
  nx * toLight[0] + ny * toLight[1] + nz * toLight[2]

/** Light that reaches round the edge by `wrap`, and comes on softly there. */
export function wrapped(facing: number, wrap: number): number {
  const plain = facing > 0 ? facing : 0
  const round = (facing + wrap) / (1 + wrap)
  return round <= 0 ? 0 : 0.5 * plain + 0.5 * round * (0.4 + 0.6 * round)
}
