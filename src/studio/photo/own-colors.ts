import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import { type GridSize, resizeValues } from './resize-values.ts'

/** Radii of the two passes as shares of the longer side: the first carries colours far, the second keeps them near. */
const FAR = 0.06
const NEAR = 0.006
/** Means of the first pass are so broad that a picture of about this side tells them as well, in a tenth of the time. */
const FAR_PX = 256

/**
 * The colours that a cut-out has of itself where its edge is mixed with what was behind it: hair loses the old wall.
 * Forte: Approximate Fast Foreground Colour Estimation (2021). `matte` is 0…1 for each pixel; the picture is not changed.
 */
export function ownColors({ width, height, data }: Picture, matte: Float32Array): Picture {
  const result = data.slice()
  const size = { width, height }
  const longer = Math.max(width, height)
  const factor = Math.max(1, Math.floor(longer / FAR_PX))
  const few = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) }
  // How much of the person and of the ground there is round each pixel: the same for all three colours.
  const smaller = (values: Float32Array) => (factor === 1 ? values : shrunk(values, size, few, factor))
  const larger = (values: Float32Array, room: Float32Array<ArrayBuffer>) =>
    factor === 1 ? values : resizeValues(values, few, size, room)
  const near = windowOf(matte, size, longer * NEAR)
  const far = windowOf(smaller(matte), few, longer * (FAR / factor))
  // One set for all three colours: fresh memory costs more than all that is written to it.
  const plane = () => new Float32Array(matte.length)
  const [seen, own, weighed, aroundRoom, beyondRoom] = [plane(), plane(), plane(), plane(), plane()]
  for (let channel = 0; channel < 3; channel += 1) {
    for (let pixel = 0; pixel < seen.length; pixel += 1) seen[pixel] = data[pixel * 4 + channel]!
    const seenFar = smaller(seen)
    const meanFar = (weights: Float32Array, counts: Float32Array, room: Float32Array<ArrayBuffer>) =>
      larger(mean(smaller(product(seen, weights, weighed)), counts, far.blur, seenFar), room)
    const beyond = meanFar(near.rest, far.ground, beyondRoom)
    refine({ seen, matte, around: meanFar(matte, far.person, aroundRoom), beyond }, own)
    const around = mean(product(own, matte, weighed), near.person, near.blur, own)
    const behind = mean(product(beyond, near.rest, weighed), near.ground, near.blur, beyond)
    const next = own
    refine({ seen, matte, around, beyond: behind }, next)
    for (let pixel = 0; pixel < matte.length; pixel += 1) {
      if (matte[pixel]! < 0.995) result[pixel * 4 + channel] = next[pixel]!
    }
  }
  return { width, height, data: result }
}

interface Window {
  readonly blur: Parameters<typeof blurPlane>[1]
  readonly rest: Float32Array
  readonly person: Float32Array
  readonly ground: Float32Array
}

function windowOf(matte: Float32Array, size: GridSize, radius: number): Window {
  const blur = { ...size, radius: Math.max(1, Math.round(radius)), passes: 1 }
  const rest = new Float32Array(matte.length)
  for (let at = 0; at < rest.length; at += 1) rest[at] = 1 - matte[at]!
  return { blur, rest, person: blurPlane(matte, blur), ground: blurPlane(rest, blur) }
}

interface Mixed {
  readonly seen: Float32Array
  readonly matte: Float32Array
  /** The person's and the ground's colours near each pixel. */
  readonly around: Float32Array
  readonly beyond: Float32Array
}

/** What of a pixel is the person's own. */
function refine({ seen, matte, around, beyond }: Mixed, next: Float32Array): void {
  for (let at = 0; at < next.length; at += 1) {
    const share = matte[at]!
    const value = around[at]!
    const own = value + share * (seen[at]! - share * value - (1 - share) * beyond[at]!)
    next[at] = own < 0 ? 0 : own > 255 ? 255 : own
  }
}

/** `weighed` is written over and returned. */
function product(values: Float32Array, weights: Float32Array, weighed: Float32Array): Float32Array {
  for (let at = 0; at < weighed.length; at += 1) weighed[at] = values[at]! * weights[at]!
  return weighed
}

/** The mean of weighed values around each pixel; `counts` are their weights there, `otherwise` stands where there is none. */
function mean(weighed: Float32Array, counts: Float32Array, blur: Window['blur'], otherwise: Float32Array): Float32Array {
  const sums = blurPlane(weighed, blur)
  for (let at = 0; at < sums.length; at += 1) sums[at] = counts[at]! > 1e-5 ? sums[at]! / counts[at]! : otherwise[at]!
  return sums
}

/** Values at a `factor`-th of their size, by means of blocks. */
function shrunk(values: Float32Array, size: GridSize, few: GridSize, factor: number): Float32Array {
  if (factor === 1) return values
  const means = new Float32Array(few.width * few.height)
  for (let row = 0, at = 0; row < few.height; row += 1) {
    const toY = Math.min(size.height, (row + 1) * factor)
    for (let column = 0; column < few.width; column += 1, at += 1) {
      const toX = Math.min(size.width, (column + 1) * factor)
      let sum = 0
      for (let y = row * factor; y < toY; y += 1) {
        for (let x = column * factor; x < toX; x += 1) sum += values[y * size.width + x]!
      }
      means[at] = sum / ((toY - row * factor) * (toX - column * factor))
    }
  }
  return means
}
