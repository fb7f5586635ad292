import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { isFlat, type Proportions } from './proportions.ts'

/** Glasses are made for heads: before real eyes, which are smaller than drawn ones, they are larger in proportion. */
const ON_REAL_HEADS = { sunglasses: 1.32, others: 1.14 } as const

/** Half-width of one lens; a round lens has its middle in front of the eye. */
export function lensRadius(
  { family, eyeHalfWidth, eyeHalfHeight, person }: Proportions,
  kind?: NonNullable<CharacterSheet['eyewear']>['kind'],
): number {
  const larger = person && kind ? ON_REAL_HEADS[kind === 'sunglasses' ? 'sunglasses' : 'others'] : 1
  return (isFlat(family) ? Math.max(eyeHalfWidth * 1.12, eyeHalfHeight * 1.15) : eyeHalfWidth * 1.3) * larger
}
