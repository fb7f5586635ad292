import type { Matrix } from '../math/matrix.ts'
import { type FigureBuffers, MATERIAL } from './figure-buffers.ts'
import { headOnView } from './head-on-view.ts'
import { createScratch } from './scratch.ts'
import type { View } from './view.ts'

/** Values kept of every pixel: red, green and blue, tangent x y z, along, across, which lock, and depth. */
export const KEPT = 10

const ofPixels = { room: 1 }
const scratch = {
  slot: createScratch((length) => new Uint32Array(length), ofPixels),
  cover: createScratch((length) => new Float32Array(length), ofPixels),
  front: createScratch((length) => new Float32Array(length), ofPixels),
  part: createScratch((length) => new Uint16Array(length), ofPixels),
  behind: createScratch((length) => new Float32Array(length), ofPixels),
}
/** Kept from figure to figure; hairs lie on a small share of most pictures, so it grows with them. */
let sums = new Float32Array(KEPT * 16_384)

/** Below the neck hairs lie on clothes, whose thickness they do not know: so little under cloth they are still over it, half heads. */
const ON_CLOTHES = 0.3
const CLOTHES = { fromY: 1.15, wholeY: 1.6 } as const

function hidingDepth(
  { widthPx, heightPx, depth, material }: FigureBuffers,
  { view, headPlace }: { readonly view: View; readonly headPlace: Matrix },
): Float32Array {
  const size = Math.sqrt(headPlace[1] * headPlace[1] + headPlace[5] * headPlace[5] + headPlace[9] * headPlace[9])
  const behind = scratch.behind.take(widthPx * heightPx)
  behind.set(depth)
  const { yPx, unitPx } = headOnView(view, headPlace)
  for (let y = 0; y < heightPx; y += 1) {
    const headY = (y - yPx) / unitPx / size
    const share = Math.min(1, (headY - CLOTHES.fromY) / (CLOTHES.wholeY - CLOTHES.fromY))
    if (share <= 0) continue
    for (let at = y * widthPx; at < (y + 1) * widthPx; at += 1)
      if (material[at] === MATERIAL.cloth || material[at] === MATERIAL.leather) behind[at]! -= ON_CLOTHES * size * share
  }
  return behind
}

/** What hairs have left on the pixels of a figure so far. */
export interface StrandPixels {
  readonly widthPx: number
  readonly heightPx: number
  /** Depth from which on the figure hides them. */
  readonly behind: Float32Array
  /** From where on `sums` has the values of a pixel; 0 where no hair has been yet. */
  readonly slot: Uint32Array
  /** Sums of `KEPT` values, each counted by how much of the pixel it covers. Another array after `openSlot`. */
  sums: Float32Array
  /** So many of `sums` are in use. */
  used: number
  /** How much of the pixel they cover together, 0 … 1. */
  readonly cover: Float32Array
  /** Depth of the nearest. */
  readonly front: Float32Array
  /** The part of what covered most of the pixel last. */
  readonly part: Uint16Array
}

export function emptyStrandPixels(
  figure: FigureBuffers,
  order: { readonly view: View; readonly headPlace: Matrix },
): StrandPixels {
  const { widthPx, heightPx } = figure
  const count = widthPx * heightPx
  return {
    widthPx,
    heightPx,
    behind: hidingDepth(figure, order),
    slot: scratch.slot.take(count).fill(0, 0, count),
    sums,
    // No slot begins at 0.
    used: KEPT,
    cover: scratch.cover.take(count).fill(0, 0, count),
    front: scratch.front.take(count).fill(Number.NEGATIVE_INFINITY, 0, count),
    part: scratch.part.take(count),
  }
}

/** Empty sums for the pixel `at`, which has none yet; answers where they begin. */
export function openSlot(pixels: StrandPixels, at: number): number {
  const from = pixels.used
  pixels.used += KEPT
  if (pixels.used > sums.length) {
    const more = new Float32Array(Math.ceil(sums.length * 1.5))
    more.set(sums)
    sums = more
    pixels.sums = more
  }
  sums.fill(0, from, from + KEPT)
  pixels.slot[at] = from
  return from
}
