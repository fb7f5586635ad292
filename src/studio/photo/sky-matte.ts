import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import { floatsOf } from '../raster/floats-of.ts'
import { oklabOf } from './oklab.ts'
import type { PhotoMasks, PhotoReading } from './photo-reading.ts'
import { refineMatte } from './refine-matte.ts'
import { resizeValues } from './resize-values.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** The sky is looked for in a picture this large. */
const LOOK_PX = 256
/** Lighter than this a sky may have any colour but green, lighter than that only those of blue air. */
const LEAST_LIGHT = 0.72
const LEAST_BLUE_LIGHT = 0.38
const MOST_YELLOW_OF_BLUE = -0.025
const GREEN = { a: -0.012, b: 0.012 }
/** How surely nobody is there. */
const SURE_GROUND = 0.55
/** How unlike its neighbour a piece of sky may be, lightness and colour; and how much darker than the sky above it: hills are. */
const STEP = 0.034
const DARKER = 0.08
/** Of the picture: less is a gap between leaves. */
const LEAST_SHARE = 0.015
/** Of the picture's height: what is as plain and comes down to here may be a wall. */
const LOWEST = 0.86
/** How far the sky is looked for between hairs, in pixels of the small picture, and how unlike the open sky it may be there. */
const BETWEEN_PX = 13
const UNLIKE = { none: 0.05, all: 0.24 }

/** Where a photo has its sky, 0…1 for each pixel, and whether it can be nothing else; undefined where none is found. */
export function skyMatte(picture: Picture, { masks }: PhotoReading): { matte: Float32Array; isSure: boolean } | undefined {
  const small = shrinkPicture(picture, LOOK_PX)
  const { width, height } = small
  const found = spreadFromAbove(small, partOf(masks, ['background'], small))
  const count = found.reduce((sum, value) => sum + value, 0)
  if (count < width * height * LEAST_SHARE) return undefined
  const matte = refineMatte(picture, found, small).map((value) => smooth((value - 0.15) / 0.7))
  addBetweenHairs(matte, picture, { small, found, body: partOf(masks, ['clothes', 'bodySkin', 'faceSkin'], picture) })
  return { matte, isSure: !found.subarray(Math.floor(height * LOWEST) * width).includes(1) }
}

function smooth(value: number): number {
  const share = Math.min(1, Math.max(0, value))
  return share * share * (3 - 2 * share)
}

/** Of the masks, 0…1 for each pixel. */
function partOf(masks: PhotoMasks, parts: readonly ('background' | 'clothes' | 'bodySkin' | 'faceSkin')[], to: Picture) {
  const sum = floatsOf(masks.background, (_, cell) => parts.reduce((all, part) => all + masks[part][cell]!, 0) / 255)
  return resizeValues(sum, { width: masks.widthPx, height: masks.heightPx }, to)
}

function oklabsOf({ width, height, data }: Picture) {
  return Array.from({ length: width * height }, (_, pixel) =>
    oklabOf(data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!),
  )
}

/** From the upper edge down as long as each piece is like the one before, and nobody is there. */
function spreadFromAbove(small: Picture, ground: Float32Array): Float32Array {
  const { width, height } = small
  const colors = oklabsOf(small)
  const isSky = (pixel: number) => {
    const [light, a, b] = colors[pixel]!
    if (ground[pixel]! < SURE_GROUND || (a < GREEN.a && b > GREEN.b)) return false
    return light > LEAST_LIGHT || (light > LEAST_BLUE_LIGHT && b < MOST_YELLOW_OF_BLUE)
  }
  const isAlike = (one: number, other: number) => {
    const [from, to] = [colors[one]!, colors[other]!]
    return Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) + Math.abs(from[2] - to[2]) < STEP
  }
  const found = new Float32Array(width * height)
  const lightest = new Float32Array(width * height)
  const open: number[] = []
  const take = (pixel: number, above: number) => {
    found[pixel] = 1
    lightest[pixel] = Math.max(above, colors[pixel]![0])
    open.push(pixel)
  }
  for (let x = 0; x < width; x += 1) if (isSky(x)) take(x, 0)
  // In order of coming, so that what lies above is known first.
  for (let next = 0; next < open.length; next += 1) {
    const pixel = open[next]!
    const x = pixel % width
    for (const to of [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel + width, pixel - width]) {
      if (to < 0 || to >= found.length || found[to] === 1 || !isSky(to) || !isAlike(pixel, to)) continue
      if (colors[to]![0] > lightest[pixel]! - DARKER) take(to, lightest[pixel]!)
    }
  }
  return found
}

/** Masks end before the outermost hairs: what lies there and has the colour of the open sky beside it is sky. */
function addBetweenHairs(
  matte: Float32Array,
  picture: Picture,
  { small, found, body }: { readonly small: Picture; readonly found: Float32Array; readonly body: Float32Array },
): void {
  const { width, height } = small
  const colors = oklabsOf(small)
  const spread = (values: Float32Array) => blurPlane(values, { width, height, radius: BETWEEN_PX, passes: 1 })
  const weight = spread(found)
  const [light, a, b] = [0, 1, 2].map((channel) => {
    const sum = spread(found.map((value, pixel) => value * colors[pixel]![channel]!))
    return resizeValues(
      sum.map((value, pixel) => (weight[pixel]! > 0.004 ? value / weight[pixel]! : -9)),
      small,
      picture,
    )
  }) as [Float32Array, Float32Array, Float32Array]
  const { data } = picture
  for (let pixel = 0, at = 0; pixel < matte.length; pixel += 1, at += 4) {
    if (matte[pixel]! > 0.99 || light[pixel]! < 0) continue
    const own = oklabOf(data[at]!, data[at + 1]!, data[at + 2]!)
    const unlike = Math.hypot(own[0] - light[pixel]!, own[1] - a[pixel]!, own[2] - b[pixel]!)
    const share = smooth((UNLIKE.all - unlike) / (UNLIKE.all - UNLIKE.none)) * Math.max(0, 1 - 2 * body[pixel]!)
    if (share > matte[pixel]!) matte[pixel] = share
  }
}
