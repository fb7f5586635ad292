import { PEOPLE } from '#studio/words/lexicon/people.ts'
import { kinOf } from '../../words/kin-of.ts'
import { SPECIES, type Species } from '../character-sheet.ts'
import type { Reading } from '../reading.ts'

/** What is drawn for a species as it was read: itself, or its nearest kin ('skeleton': a zombie). */
export function speciesOf({ species }: Reading): Species {
  if (species === undefined) return 'human'
  const names = [species, kinOf(species)]
  const own = SPECIES.find((name) => names.includes(name))
  return own ?? (Object.hasOwn(PEOPLE, species) ? PEOPLE[species]?.species : undefined) ?? 'human'
}
