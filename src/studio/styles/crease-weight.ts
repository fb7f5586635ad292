import { smoothStep } from '../form/curve.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'

/** Fewest and enough pixels per half head to tell a crease from a surface that only slopes steeply. */
const FEWEST_PX = 45
const ENOUGH_PX = 110

/** The weight of crease lines for `outline`: none on small figures, where whole sides of a skirt would turn to ink. */
export function creaseWeight({ unitPx }: FigureBuffers, full: number): number {
  return full * smoothStep(FEWEST_PX, ENOUGH_PX, unitPx)
}
