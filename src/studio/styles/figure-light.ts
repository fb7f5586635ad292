import { blurInside } from '../raster/blur-inside.ts'
import { blurValues } from '../raster/blur-values.ts'
import { castShadow } from '../raster/cast-shadow.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import { occlusion } from '../raster/occlusion.ts'
import { halveDepth, type SmallDepth } from '../raster/small-depth.ts'
import type { Light } from '../sheet/scene-sheet.ts'

/** What light does to a figure before any style looks at it: three values per half-size pixel. */
export interface FigureLight {
  readonly widthPx: number
  readonly heightPx: number
  /** Cast shadow 0…1, occlusion 0…1, and how deep inside the figure: 1, falling to about a half at its outline. */
  readonly values: Float32Array
}

export interface FigureLightOptions {
  /** Softness of cast shadows in half heads. */
  readonly shadowBlur: number
  /** Softness of hollows in half heads, for styles whose soft tones would show their grain. */
  readonly hollowBlur?: number
}

const OCCLUSION_RADIUS = 0.085
const RIM_REACH = 0.05
const SHADOW_BIAS = 0.05

/** Cast shadow at half size; occlusion and nearness to the outline, which are softer, at a quarter. */
export function lightFigure(buffers: FigureBuffers, light: Light, { shadowBlur, hollowBlur }: FigureLightOptions): FigureLight {
  const half = halveDepth(buffers)
  // A place with nobody in it.
  if (!half.mask.includes(1))
    return { widthPx: half.widthPx, heightPx: half.heightPx, values: new Float32Array(half.mask.length * 3) }
  const quarter = halveDepth(half)
  const shadow = castShadow(half, { toLight: light.keyDirection, blur: shadowBlur, bias: SHADOW_BIAS })
  const sharpHollow = occlusion(quarter, { radius: OCCLUSION_RADIUS })
  const hollow = hollowBlur ? blurInside(sharpHollow, quarter, hollowBlur) : sharpHollow
  const inside = blurValues(quarter.mask, {
    width: quarter.widthPx,
    height: quarter.heightPx,
    radius: Math.max(1, RIM_REACH * quarter.unitPx),
  })
  const { widthPx, heightPx, mask } = half
  const values = new Float32Array(widthPx * heightPx * 3)
  const hollowRow = new Float32Array(widthPx)
  const insideRow = new Float32Array(widthPx)
  for (let y = 0; y < heightPx; y += 1) {
    stretchRow(hollow, quarter, y, hollowRow)
    stretchRow(inside, quarter, y, insideRow)
    for (let x = 0, at = y * widthPx; x < widthPx; x += 1, at += 1) {
      if (mask[at] === 0 && shadow[at] === 0) continue
      values[at * 3] = shadow[at]!
      values[at * 3 + 1] = hollowRow[x]!
      values[at * 3 + 2] = insideRow[x]!
    }
  }
  return { widthPx, heightPx, values }
}

/** One row of a layer of half the size, read smoothly, into `out`. */
function stretchRow(values: Float32Array, { widthPx, heightPx }: SmallDepth, y: number, out: Float32Array): void {
  const hy = Math.min(heightPx - 1.001, Math.max(0, y * 0.5 - 0.25))
  const top = Math.floor(hy)
  const fy = hy - top
  for (let x = 0; x < out.length; x += 1) {
    const hx = Math.min(widthPx - 1.001, Math.max(0, x * 0.5 - 0.25))
    const left = Math.floor(hx)
    const at = top * widthPx + left
    const upper = values[at]! + (values[at + 1]! - values[at]!) * (hx - left)
    const lower = values[at + widthPx]! + (values[at + widthPx + 1]! - values[at + widthPx]!) * (hx - left)
    out[x] = upper + (lower - upper) * fy
  }
}

/** Reads the three values at a full-size pixel, smoothly, into `out`. */
export function readFigureLight(light: FigureLight, x: number, y: number, out: Float32Array): void {
  readInto(light, x, y, out, 0)
}

function readInto(light: FigureLight, x: number, y: number, out: Float32Array, to: number): void {
  const { widthPx: width, heightPx: height, values } = light
  // Even pixels lie a quarter before the middle of their half-size pixel, odd ones a quarter behind it.
  let left = (x - 1) >> 1
  let top = (y - 1) >> 1
  let fx = (x & 1) === 1 ? 0.25 : 0.75
  let fy = (y & 1) === 1 ? 0.25 : 0.75
  if (left < 0) {
    left = 0
    fx = 0
  } else if (left > width - 2) {
    left = width - 2
    fx = 1
  }
  if (top < 0) {
    top = 0
    fy = 0
  } else if (top > height - 2) {
    top = height - 2
    fy = 1
  }
  const at = (top * width + left) * 3
  const below = at + width * 3
  const w1 = fx * (1 - fy)
  const w2 = (1 - fx) * fy
  const w3 = fx * fy
  const w0 = 1 - w1 - w2 - w3
  out[to] = values[at]! * w0 + values[at + 3]! * w1 + values[below]! * w2 + values[below + 3]! * w3
  out[to + 1] = values[at + 1]! * w0 + values[at + 4]! * w1 + values[below + 1]! * w2 + values[below + 4]! * w3
  out[to + 2] = values[at + 2]! * w0 + values[at + 5]! * w1 + values[below + 2]! * w2 + values[below + 5]! * w3
}

/** The three values of every pixel of a row, into `out`; pixels without figure (material 0) are left as they are. */
export function readFigureLightRow(light: FigureLight, y: number, material: Uint8Array, out: Float32Array): void {
  const width = out.length / 3
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    if (material[at] === 0) continue
    readInto(light, x, y, out, x * 3)
  }
}
