import type { GarmentKind } from '../sheet/character-sheet.ts'
import type { GarmentCut } from '../sheet/garment-cut.ts'
import { findTerms } from './find-terms.ts'
import { CUT_BY_NAME } from './lexicon/garment-cuts.ts'
import { GARMENTS } from './lexicon/garments.ts'

/** What is drawn for a garment as it was read ('silk kimono'); undefined for 'clothes', whose cut is open. */
export function garmentKindOf(type: string): GarmentKind | undefined {
  const term = findTerms(type, GARMENTS).at(-1)
  const kind = term === undefined ? undefined : GARMENTS[term]
  return kind === 'clothes' ? undefined : kind
}

/** How it is cut, where its name says more than its kind: 'sari'. */
export function garmentCutOf(type: string): GarmentCut | undefined {
  const term = findTerms(type, GARMENTS).at(-1)
  return term === undefined ? undefined : CUT_BY_NAME.get(term)
}
