import type { Proportions } from '../../features/proportions.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { PartNumbers } from '../part-numbers.ts'

export type Headwear = NonNullable<CharacterSheet['headwear']>

/** What every piece of headwear is made with. */
export interface HeadwearKit {
  readonly sheet: CharacterSheet
  readonly headwear: Headwear
  readonly proportions: Proportions
  readonly parts: PartNumbers
  /** Half-width and half-depth of the head with its pressed hair, at the hat line. */
  readonly girthX: number
  readonly girthZ: number
}

export function createHeadwearKit(
  sheet: CharacterSheet,
  headwear: Headwear,
  { proportions, parts }: { proportions: Proportions; parts: PartNumbers },
): HeadwearKit {
  const hair = sheet.hair.kind === 'bald' || sheet.hair.kind === 'shaved' ? 0.03 : 0.1
  return { sheet, headwear, proportions, parts, girthX: 0.735 * proportions.skullWidth + hair, girthZ: 0.835 + hair }
}
