import type { Rgb } from '../../color.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { GarmentKind } from '../../sheet/character-sheet.ts'

/** The cut of a garment for the legs. */
export interface LegwearCut {
  readonly material: Material
  readonly ease: number
  /** Wider at the lower edge by so much. */
  readonly widen: number
  /** Share of the legs that is covered. */
  readonly length: number
  readonly folds: number
  /** Hangs round both legs together. */
  readonly skirt?: number
  /** Pressed pleats round a skirt. */
  readonly pleats?: number
  /** Socks: the share of the legs where they begin. */
  readonly from?: number
  /** A border of its own colour at the lower edge. */
  readonly hemColor?: Rgb
  /** Begins so far below the waist. */
  readonly low?: number
  /** On a real body it goes over the top, and up to the chest in front. */
  readonly hasBib?: boolean
}

export const LEGWEAR: Partial<Record<GarmentKind, LegwearCut>> = {
  trousers: { material: MATERIAL.cloth, ease: 0.09, widen: 0.14, length: 0.97, folds: 0.035 },
  jeans: { material: MATERIAL.cloth, ease: 0.06, widen: 0.07, length: 0.97, folds: 0.03 },
  shorts: { material: MATERIAL.cloth, ease: 0.12, widen: 0.12, length: 0.4, folds: 0.03 },
  overalls: { material: MATERIAL.cloth, ease: 0.12, widen: 0.16, length: 0.97, folds: 0.04, hasBib: true },
  skirt: { material: MATERIAL.cloth, ease: 0.06, widen: 0, length: 0.5, folds: 0.075, skirt: 0.85 },
}
