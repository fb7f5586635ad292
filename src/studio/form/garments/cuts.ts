import { changeOf } from '#studio/form/garments/cut-changes.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'
import { LEGWEAR, type LegwearCut } from './legwear.ts'
import { TOPS, type TopCut } from './tops.ts'

/** Trousers that go with a uniform's cut. */
const LEGS_OF: Partial<Record<GarmentCut, GarmentCut>> = {
  superhero: 'leggings',
  wetsuit: 'leggings',
  bodysuit: 'leggings',
  scrubs: 'wide trousers',
  'hazmat suit': 'turnout trousers',
}

/** The cut of a garment for the upper body. */
export function topCutOf({ kind, cut }: Garment): TopCut | undefined {
  const usual = TOPS[kind]
  const own = usual && cut && changeOf(cut)?.top
  return own ? { ...usual, ...own } : usual
}

/** The cut of a garment for the legs. */
export function legwearOf({ kind, cut }: Garment): LegwearCut | undefined {
  const usual = LEGWEAR[kind]
  const own = usual && cut && changeOf(cut)?.legs
  return own ? { ...usual, ...own } : usual
}

/** The cut of the trousers that complete a garment. */
export function trousersCutOf({ cut }: Garment): GarmentCut | undefined {
  return cut && LEGS_OF[cut]
}
