import type { GarmentCut } from '../../sheet/garment-cut.ts'
import type { CutChange, CutChanges } from './cut-changes/cut-change.ts'
import { CUTS_OF_DRESSES } from './cut-changes/dresses.ts'
import { CUTS_OF_JACKETS } from './cut-changes/jackets.ts'
import { CUTS_OF_LEGWEAR } from './cut-changes/legwear.ts'
import { CUTS_OF_ROBES } from './cut-changes/robes.ts'
import { CUTS_OF_SHIRTS } from './cut-changes/shirts.ts'
import { CUTS_OF_SUITS } from './cut-changes/suits.ts'

const CHANGES: CutChanges = {
  ...CUTS_OF_SHIRTS,
  ...CUTS_OF_JACKETS,
  ...CUTS_OF_DRESSES,
  ...CUTS_OF_ROBES,
  ...CUTS_OF_SUITS,
  ...CUTS_OF_LEGWEAR,
}

export const changeOf = (cut: GarmentCut): CutChange | undefined => CHANGES[cut]
