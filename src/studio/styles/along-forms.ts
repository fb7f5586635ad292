import { flowField } from './flow-field.ts'
import type { Painting } from './stroke.ts'

/** Writes the direction of a painting's forms at a pixel into `out`: where a brush goes. */
export function alongForms(painting: Painting, smoothCells: number): (x: number, y: number, out: Float32Array) => boolean {
  const field = flowField(painting, { cellPx: Math.min(4, painting.width, painting.height), smoothCells })
  return (x, y, out) => {
    const cell =
      Math.min(field.rows - 1, Math.floor(y / field.cellPx)) * field.columns +
      Math.min(field.columns - 1, Math.floor(x / field.cellPx))
    out[0] = field.dx[cell]!
    out[1] = field.dy[cell]!
    return true
  }
}
