import type { Matrix } from '../math/matrix.ts'
import { type FigureBuffers, MATERIAL } from './figure-buffers.ts'
import { createScratch } from './scratch.ts'
import type { View } from './view.ts'

/** Values kept of every pixel: red, green and blue, tangent x y z, along, across, which lock, and depth. */
export const KEPT = 10

const scratch = {
  sums: createScratch((length) => new Float32Array(length)),
  cover: createScratch((length) => new Float32Array(length)),
  front: createScratch((length) => new Float32Array(length)),
  part: createScratch((length) => new Uint16Array(length)),
  behind: createScratch((length) => new Float32Array(length)),
}

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
  for (let y = 0; y < heightPx; y += 1) {
    const headY = ((y - view.originYPx) / view.unitPx - headPlace[7]) / size
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
  /** Sums of `KEPT` values, each counted by how much of the pixel it covers. */
  readonly sums: Float32Array
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
    sums: scratch.sums.take(count * KEPT).fill(0, 0, count * KEPT),
    cover: scratch.cover.take(count).fill(0, 0, count),
    front: scratch.front.take(count).fill(Number.NEGATIVE_INFINITY, 0, count),
    part: scratch.part.take(count),
  }
}
