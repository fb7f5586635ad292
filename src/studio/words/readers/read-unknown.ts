import type { NotedGarment, Notes } from '../notes.ts'
import { isLinkedBy, type Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'
import { readGarmentWords } from './read-garment.ts'
import { readPersonWords } from './read-person-words.ts'
import { readSceneWords } from './read-scene.ts'
import type { SentencePlace } from './sentence-place.ts'

/** 'a tall lumberjack': the first noun of a text without a person is the person. */
export function readUnknown(
  notes: Notes,
  phrase: Phrase,
  { place, hasPersonAnywhere }: { place: SentencePlace; hasPersonAnywhere: boolean },
): void {
  readSceneWords(notes, phrase.modifiers)
  // What glows is no cloth: 'in front of glowing monitors'.
  const isCloth = !phrase.modifiers.some(({ lexeme }) => termOf(lexeme, 'shade') === 'glowing')
  if (!phrase.isNegated && isCloth && isLinkedBy(phrase, 'in', 'wear')) readUnknownGarment(notes, phrase)
  // 'young Frida, a painter': a name is the person's.
  if (phrase.headLexeme?.isCapital && !place.hasPerson) readPersonWords(notes, phrase.modifiers, { isPerson: true })
  if (hasPersonAnywhere || place.before !== undefined || phrase.isNegated) return
  readPersonWords(notes, phrase.modifiers, { isPerson: true })
  place.hasPerson = true
}

/** 'in a red checked shukha': of clothes that the lexicon does not have the colour is worn all the same. */
function readUnknownGarment(notes: Notes, { modifiers }: Phrase): void {
  const garment: NotedGarment = { type: 'clothes' }
  readGarmentWords(notes, garment, modifiers)
  if (garment.color !== undefined) notes.garments.push(garment)
}
