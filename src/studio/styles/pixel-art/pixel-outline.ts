import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import type { FigureCells } from './figure-cells.ts'

/** How dark the stepped outline is against what it surrounds. */
const CONTOUR = 0.36
const INNER = 0.62
/** Locks of hair part from each other only at a real step. */
const LOCK_STEP = 0.1

/** A stepped line one cell thick: round the figure in its own deep tone, and inside where things meet. */
export function outlineCells(cells: FigureCells): void {
  const { columns, rows, part, material, depth, rgb } = cells
  const factors = new Float32Array(columns * rows).fill(1)
  for (let row = 0, cell = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, cell += 1) {
      if (part[cell] === 0) continue
      const neighbours = [
        column > 0 ? cell - 1 : cell,
        column < columns - 1 ? cell + 1 : cell,
        row > 0 ? cell - columns : cell,
        row < rows - 1 ? cell + columns : cell,
      ]
      for (const other of neighbours) {
        if (part[other] === part[cell]) continue
        if (part[other] === 0) {
          factors[cell] = CONTOUR
          break
        }
        // The line belongs to the thing behind, where its shadow would be.
        if (depth[other]! < depth[cell]!) continue
        const isHair = material[cell] === MATERIAL.hair && material[other] === MATERIAL.hair
        const isSkin = material[cell] === MATERIAL.skin && material[other] === MATERIAL.skin
        if ((isHair || isSkin) && depth[other]! - depth[cell]! < LOCK_STEP) continue
        // Frames of glasses are lines already.
        if (part[cell] === PART.head && material[other] === MATERIAL.metal) continue
        factors[cell] = Math.min(factors[cell]!, INNER)
      }
    }
  }
  for (let cell = 0; cell < factors.length; cell += 1) {
    const factor = factors[cell]!
    if (factor === 1) continue
    // Deep tones lean to violet, as hand-mixed pixel palettes do.
    rgb[cell * 3] = rgb[cell * 3]! * factor
    rgb[cell * 3 + 1] = rgb[cell * 3 + 1]! * factor * 0.9
    rgb[cell * 3 + 2] = rgb[cell * 3 + 2]! * factor + 255 * (1 - factor) * 0.05
  }
}
