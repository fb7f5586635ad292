import type { FigureBuffers } from './figure-buffers.ts'
import { createScratch } from './scratch.ts'

/** Values kept of every pixel: red, green and blue, tangent x y z, along, across, which lock, and depth. */
export const KEPT = 10

const scratch = {
  sums: createScratch((length) => new Float32Array(length)),
  cover: createScratch((length) => new Float32Array(length)),
  front: createScratch((length) => new Float32Array(length)),
  part: createScratch((length) => new Uint16Array(length)),
}

/** What hairs have left on the pixels of a figure so far. */
export interface StrandPixels {
  readonly widthPx: number
  readonly heightPx: number
  /** Depth of the figure without them. */
  readonly behind: Float32Array
  /** Sums of `KEPT` values, each counted by how much of the pixel it covers. */
  readonly sums: Float32Array
  /** How much of the pixel they cover together, 0 … 1. */
  readonly cover: Float32Array
  /** Depth of the nearest. */
  readonly front: Float32Array
  /** The part of what covered most of the pixel last. */
  readonly part: Uint16Array
}

export function emptyStrandPixels({ widthPx, heightPx, depth }: FigureBuffers): StrandPixels {
  const count = widthPx * heightPx
  return {
    widthPx,
    heightPx,
    behind: depth,
    sums: scratch.sums.take(count * KEPT).fill(0, 0, count * KEPT),
    cover: scratch.cover.take(count).fill(0, 0, count),
    front: scratch.front.take(count).fill(Number.NEGATIVE_INFINITY, 0, count),
    part: scratch.part.take(count),
  }
}
