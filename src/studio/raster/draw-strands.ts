import type { Matrix } from '../math/matrix.ts'
import { takeHairs } from './buffer-pool.ts'
import type { FigureBuffers } from './figure-buffers.ts'
import { settleStrands } from './settle-strands.ts'
import { emptyStrandPixels } from './strand-pixels.ts'
import type { Strands } from './strands.ts'
import { traceStrands } from './trace-strands.ts'
import type { View } from './view.ts'

export interface PlacedStrands {
  readonly strands: Strands
  /** From their space to view space. */
  readonly place: Matrix
}

/**
 * Draws hairs into a figure that has been rasterised, where they are not hidden by it, and answers its buffers with the layer of
 * them. `headPlace` says about which head their mass is round.
 */
export function drawStrands(
  buffers: FigureBuffers,
  placed: readonly PlacedStrands[],
  { view, headPlace }: { readonly view: View; readonly headPlace: Matrix },
): FigureBuffers {
  if (placed.length === 0) return buffers
  const pixels = emptyStrandPixels(buffers, { view, headPlace })
  for (const { strands, place } of placed) traceStrands(pixels, strands, place, view)
  const hairs = takeHairs(buffers.widthPx * buffers.heightPx)
  return { ...buffers, hairs: { ...hairs, beneath: settleStrands(buffers, hairs, pixels, { view, headPlace }) } }
}
