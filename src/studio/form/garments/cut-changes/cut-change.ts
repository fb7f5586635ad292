import type { GarmentCut } from '../../../sheet/garment-cut.ts'
import type { LegwearCut } from '../legwear.ts'
import type { TopCut } from '../tops.ts'

/** How a cut differs from the usual way of its kind. */
export interface CutChange {
  readonly top?: Partial<TopCut>
  readonly legs?: Partial<LegwearCut>
}

export type CutChanges = Readonly<Partial<Record<GarmentCut, CutChange>>>
