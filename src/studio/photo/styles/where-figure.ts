import { resizePlane } from './resize-plane.ts'
import type { Sitter } from './sitter.ts'

/** How much of every pixel of the picture is the figure, 0 … 1; 0 everywhere where nobody was told from the ground. */
export function whereFigure({ masks, calm, width, height, hasFigure }: Sitter): Float32Array {
  if (!hasFigure) return new Float32Array(width * height)
  return resizePlane(masks.figure, calm, { width, height }).map((value) => Math.min(1, Math.max(0, value)))
}
