import { changeOf } from '#studio/form/garments/cut-changes.ts'
import { legsByParts, topByParts } from '#studio/form/garments/parts/part-changes.ts'
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
export function topCutOf(garment: Garment): TopCut | undefined {
  const usual = TOPS[garment.kind]
  const own = usual && garment.cut && changeOf(garment.cut)?.top
  const cut = own ? { ...usual, ...own } : usual
  return cut && garment.parts ? { ...cut, ...topByParts(garment, cut) } : cut
}

/** The cut of a garment for the legs. */
export function legwearOf(garment: Garment): LegwearCut | undefined {
  const usual = LEGWEAR[garment.kind]
  const own = usual && garment.cut && changeOf(garment.cut)?.legs
  const cut = own ? { ...usual, ...own } : usual
  return cut && garment.parts ? { ...cut, ...legsByParts(garment, cut) } : cut
}

/** The cut of the trousers that complete a garment. */
export function trousersCutOf({ cut }: Garment): GarmentCut | undefined {
  return cut && LEGS_OF[cut]
}
