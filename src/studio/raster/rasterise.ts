import { takeLayers, takeRest } from './buffer-pool.ts'
import type { FigureBuffers } from './figure-buffers.ts'
import { findVisible } from './find-visible.ts'
import type { Piece } from './piece.ts'
import { placeOnView } from './place-on-view.ts'
import { resolvePixels } from './resolve-pixels.ts'
import type { View } from './view.ts'

/**
 * Surfaces → buffers. A triangle shows the side its vertices run clockwise on (the side `(b − a) × (c − a)` points to);
 * doubleSided surfaces show both, the back with its normal turned round.
 */
export function rasterise(pieces: readonly Piece[], view: View): FigureBuffers {
  const mesh = placeOnView(pieces, view)
  const count = view.widthPx * view.heightPx
  const empty = takeLayers(count)
  const layers = pieces.some(({ surface }) => surface.rest) ? { ...empty, rest: takeRest(count) } : empty
  const triangleAt = findVisible(mesh, view, layers.depth)
  return resolvePixels(pieces, mesh, { view, layers, triangleAt })
}
