import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import { type GridSize, resizeValues, rowsOf } from './resize-values.ts'

/** Radii of the two passes as shares of the longer side: the first carries colours far, the second keeps them near. */
const FAR = 0.06
const NEAR = 0.006
/** Means are so broad that smaller pictures tell them as well, in a fraction of the time: those of the first pass of about this side … */
const FAR_PX = 256
/** … and those of the second of half the size, from this side on. */
const HALVED_FROM_PX = 768

/**
 * The colours that a cut-out has of itself where its edge is mixed with what was behind it: hair loses the old wall.
 * Forte: Approximate Fast Foreground Colour Estimation (2021). `matte` is 0…1 for each pixel; the picture is not changed.
 */
export function ownColors({ width, height, data }: Picture, matte: Float32Array): Picture {
  const result = data.slice()
  const size = { width, height }
  const longer = Math.max(width, height)
  const half = shrunkBy(size, longer < HALVED_FROM_PX ? 1 : 2)
  const few = shrunkBy(half, Math.max(1, Math.floor(Math.max(half.width, half.height) / FAR_PX)))
  const halfMatte = shrunk(matte, size, half)
  // How much of the person and of the ground there is round each pixel: the same for all three colours.
  const near = windowOf(halfMatte, half, longer * (NEAR / half.factor))
  const far = windowOf(shrunk(halfMatte, half, few), few, longer * (FAR / half.factor / few.factor))
  // One set for all three colours: fresh memory costs more than all that is written to it.
  const plane = () => new Float32Array(half.width * half.height)
  const [seen, own, weighed, aroundRoom, beyondRoom] = [plane(), plane(), plane(), plane(), plane()]
  const [around, behind] = [new Float32Array(width), new Float32Array(width)]
  for (let channel = 0; channel < 3; channel += 1) {
    shrunkChannel(data, channel, size, half, seen)
    const seenFar = shrunk(seen, half, few)
    const meanFar = (weights: Float32Array, counts: Float32Array, room: Float32Array<ArrayBuffer>) =>
      resizeValues(mean(shrunk(product(seen, weights, weighed), half, few), counts, far.blur, seenFar), few, half, room)
    const beyond = meanFar(near.rest, far.ground, beyondRoom)
    const mixed = { seen, matte: halfMatte, around: meanFar(halfMatte, far.person, aroundRoom), beyond }
    for (let from = 0; from < own.length; from += half.width) refineRow(mixed, own, from, from + half.width)
    const aroundNear = mean(product(own, halfMatte, weighed), near.person, near.blur, own)
    const behindNear = mean(product(beyond, near.rest, weighed), near.ground, near.blur, beyond)
    const [aroundRow, behindRow] = [rowsOf(aroundNear, half, size), rowsOf(behindNear, half, size)]
    for (let y = 0; y < height; y += 1) {
      aroundRow(y, around)
      behindRow(y, behind)
      ownRow(result, { channel, from: y * width, matte, around, behind })
    }
  }
  return { width, height, data: result }
}

type Smaller = GridSize & { readonly factor: number }

const shrunkBy = ({ width, height }: GridSize, factor: number): Smaller => ({
  width: Math.ceil(width / factor),
  height: Math.ceil(height / factor),
  factor,
})

interface Window {
  readonly blur: Parameters<typeof blurPlane>[1]
  readonly rest: Float32Array
  readonly person: Float32Array
  readonly ground: Float32Array
}

function windowOf(matte: Float32Array, { width, height }: GridSize, radius: number): Window {
  const blur = { width, height, radius: Math.max(1, Math.round(radius)), passes: 1 }
  const rest = matte.map((share) => 1 - share)
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
function refineRow({ seen, matte, around, beyond }: Mixed, next: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const share = matte[at]!
    const value = around[at]!
    const own = value + share * (seen[at]! - share * value - (1 - share) * beyond[at]!)
    next[at] = own < 0 ? 0 : own > 255 ? 255 : own
  }
}

/** The same for a row of the picture itself; what is wholly the person's stays. */
function ownRow(
  data: Uint8ClampedArray,
  row: {
    readonly channel: number
    readonly from: number
    readonly matte: Float32Array
    readonly around: Float32Array
    readonly behind: Float32Array
  },
): void {
  const { channel, from, matte, around, behind } = row
  for (let x = 0, at = from * 4 + channel; x < around.length; x += 1, at += 4) {
    const share = matte[from + x]!
    if (share >= 0.995) continue
    const value = around[x]!
    data[at] = value + share * (data[at]! - share * value - (1 - share) * behind[x]!)
  }
}

/** `weighed` is written over and returned. */
function product(values: Float32Array, weights: Float32Array, weighed: Float32Array): Float32Array {
  for (let from = 0; from < weighed.length; from += SPAN) {
    multiply(values, weights, weighed, from, Math.min(weighed.length, from + SPAN))
  }
  return weighed
}

/** Loops that run long but seldom are never compiled for good: the work is done in spans. */
const SPAN = 2048

function multiply(values: Float32Array, weights: Float32Array, out: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) out[at] = values[at]! * weights[at]!
}

/** The mean of weighed values around each pixel; `counts` are their weights there, `otherwise` stands where there is none. */
function mean(weighed: Float32Array, counts: Float32Array, blur: Window['blur'], otherwise: Float32Array): Float32Array {
  const sums = blurPlane(weighed, blur)
  for (let from = 0; from < sums.length; from += SPAN) {
    divide(sums, counts, otherwise, from, Math.min(sums.length, from + SPAN))
  }
  return sums
}

function divide(sums: Float32Array, counts: Float32Array, otherwise: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) sums[at] = counts[at]! > 1e-5 ? sums[at]! / counts[at]! : otherwise[at]!
}

/** Values at a part of their size, by means of blocks. */
function shrunk(values: Float32Array, size: GridSize, few: Smaller): Float32Array {
  if (few.factor === 1) return values
  const means = new Float32Array(few.width * few.height)
  for (let row = 0; row < few.height; row += 1) shrinkRow(values, means, { row, size, few, step: 1, first: 0 })
  return means
}

function shrunkChannel(data: Uint8ClampedArray, channel: number, size: GridSize, few: Smaller, means: Float32Array): void {
  for (let row = 0; row < few.height; row += 1) shrinkRow(data, means, { row, size, few, step: 4, first: channel })
}

interface BlockRow {
  readonly row: number
  readonly size: GridSize
  readonly few: Smaller
  /** From one value to the next. */
  readonly step: number
  readonly first: number
}

function shrinkRow(
  values: Float32Array | Uint8ClampedArray,
  means: Float32Array,
  { row, size, few, step, first }: BlockRow,
): void {
  const { factor } = few
  const toY = Math.min(size.height, (row + 1) * factor)
  for (let column = 0, to = row * few.width; column < few.width; column += 1, to += 1) {
    const toX = Math.min(size.width, (column + 1) * factor)
    let sum = 0
    for (let y = row * factor; y < toY; y += 1) {
      for (let x = column * factor; x < toX; x += 1) sum += values[(y * size.width + x) * step + first]!
    }
    means[to] = sum / ((toY - row * factor) * (toX - column * factor))
  }
}
