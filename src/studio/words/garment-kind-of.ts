import type { GarmentKind } from '../sheet/character-sheet.ts'
import { findTerms } from './find-terms.ts'
import { GARMENTS } from './lexicon/garments.ts'

/** What is drawn for a garment as it was read ('silk kimono'); undefined for 'clothes', whose cut is open. */
export function garmentKindOf(type: string): GarmentKind | undefined {
  const term = findTerms(type, GARMENTS).at(-1)
  const kind = term === undefined ? undefined : GARMENTS[term]
  return kind === 'clothes' ? undefined : kind
}
