import type { Picture } from '../../canvas.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import { fillBeyond } from '../fill-beyond.ts'
import { fillFromPatches } from './fill-from-patches.ts'

/** How far round a region its filling is looked for, as a share of the region's longer side, and at least so many pixels. */
const AROUND = { share: 0.9, leastPx: 48 } as const
/** The most pixels a side that patches are looked for in; a larger picture's colours are filled first and its grain after. */
const MOST_PX = 420
const MOST_HOLE_PX = 16_000

/**
 * The picture with a region filled by what is like its surroundings. `region` is 0…1 for each pixel, softly; `source` says
 * from where it may be taken. The picture is not changed.
 */
export function healRegion(picture: Picture, region: Float32Array, source: Float32Array): Picture {
  const box = boxOf(region, picture)
  if (!box) return picture
  const part = cut(picture, region, source, box)
  const holePx = part.region.reduce((sum, value) => sum + (value > 0.004 ? 1 : 0), 0)
  const factor = Math.max(1, Math.ceil(Math.max(box.width, box.height) / MOST_PX), Math.ceil(Math.sqrt(holePx / MOST_HOLE_PX)))
  const filled = factor === 1 ? filledPart(part) : enlarge(filledPart(shrink(part, factor)), part, factor)
  const data = picture.data.slice()
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const share = part.region[y * box.width + x]!
      if (share === 0) continue
      const at = ((y + box.top) * picture.width + x + box.left) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const own = data[at + channel]!
        data[at + channel] = own + (filled.data[(y * box.width + x) * 4 + channel]! - own) * share
      }
    }
  }
  return { width: picture.width, height: picture.height, data }
}

interface Part {
  readonly picture: Picture
  readonly region: Float32Array
  readonly source: Float32Array
}
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function boxOf(region: Float32Array, { width, height }: Picture): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (region[at]! < 0.004) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return undefined
  const room = Math.round(Math.max(AROUND.leastPx, Math.max(right - left, bottom - top) * AROUND.share))
  const [fromX, fromY] = [Math.max(0, left - room), Math.max(0, top - room)]
  return {
    left: fromX,
    top: fromY,
    width: Math.min(width, right + 1 + room) - fromX,
    height: Math.min(height, bottom + 1 + room) - fromY,
  }
}

function cut({ width, data }: Picture, region: Float32Array, source: Float32Array, box: Box): Part {
  const count = box.width * box.height
  const part = {
    picture: { width: box.width, height: box.height, data: new Uint8ClampedArray(count * 4) },
    region: new Float32Array(count),
    source: new Float32Array(count),
  }
  for (let y = 0; y < box.height; y += 1) {
    const from = (y + box.top) * width + box.left
    part.picture.data.set(data.subarray(from * 4, (from + box.width) * 4), y * box.width * 4)
    part.region.set(region.subarray(from, from + box.width), y * box.width)
    part.source.set(source.subarray(from, from + box.width), y * box.width)
  }
  return part
}

/** Means of blocks: what is at all in the region belongs to it, what is not wholly source does not. */
function shrink({ picture, region, source }: Part, factor: number): Part {
  const [width, height] = [Math.floor(picture.width / factor), Math.floor(picture.height / factor)]
  const small = {
    picture: { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) },
    region: new Float32Array(width * height),
    source: new Float32Array(width * height).fill(1),
  }
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const sums = [0, 0, 0]
      for (let row = 0; row < factor; row += 1) {
        for (let column = 0; column < factor; column += 1) {
          const from = (y * factor + row) * picture.width + x * factor + column
          small.region[at] = Math.max(small.region[at]!, region[from]!)
          small.source[at] = Math.min(small.source[at]!, source[from]!)
          for (let channel = 0; channel < 3; channel += 1) sums[channel]! += picture.data[from * 4 + channel]!
        }
      }
      sums.forEach((sum, channel) => {
        small.picture.data[at * 4 + channel] = sum / (factor * factor)
      })
    }
  }
  return small
}

interface Filled {
  readonly data: Uint8ClampedArray
  /** For each pixel of the region the pixel it was taken from; −1 elsewhere. */
  readonly from: Int32Array
}

function filledPart({ picture, region, source }: Part): Filled {
  const isHole = new Uint8Array(floatsOf(region, (value) => (value > 0.004 ? 1 : 0)))
  const weights = floatsOf(source, (value, at) => (isHole[at] ? 0 : value))
  const first = fillBeyond(picture, weights)
  const isSource = new Uint8Array(floatsOf(weights, (value) => (value > 0.5 ? 1 : 0)))
  return fillFromPatches({ picture, first, isHole, isSource })
}

/** Each pixel of the larger picture takes the grain of where its block was taken from, and the colour of its block. */
function enlarge({ data, from }: Filled, { picture }: Part, factor: number): { data: Uint8ClampedArray } {
  const { width, height } = picture
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) }
  const large = picture.data.slice()
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const row = Math.min(small.height - 1, Math.floor(y / factor))
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const column = Math.min(small.width - 1, Math.floor(x / factor))
      const block = row * small.width + column
      const taken = from[block]!
      if (taken < 0) continue
      const takenX = Math.min(width - 1, (taken % small.width) * factor + (x % factor))
      const takenY = Math.min(height - 1, Math.floor(taken / small.width) * factor + (y % factor))
      for (let channel = 0; channel < 3; channel += 1) {
        const grain = picture.data[(takenY * width + takenX) * 4 + channel]! - data[taken * 4 + channel]!
        large[pixel * 4 + channel] = smoothAt(data, small, x / factor - 0.5, y / factor - 0.5, channel) + grain
      }
    }
  }
  return { data: large }
}

function smoothAt(
  data: Uint8ClampedArray,
  size: { width: number; height: number },
  x: number,
  y: number,
  channel: number,
): number {
  const [placeX, placeY] = [Math.min(size.width - 1, Math.max(0, x)), Math.min(size.height - 1, Math.max(0, y))]
  const [left, top] = [Math.floor(placeX), Math.floor(placeY)]
  const [right, bottom] = [Math.min(size.width - 1, left + 1), Math.min(size.height - 1, top + 1)]
  const at = (column: number, row: number) => data[(row * size.width + column) * 4 + channel]!
  const above = at(left, top) + (at(right, top) - at(left, top)) * (placeX - left)
  const below = at(left, bottom) + (at(right, bottom) - at(left, bottom)) * (placeX - left)
  return above + (below - above) * (placeY - top)
}
