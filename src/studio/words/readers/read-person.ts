import { AGES } from '../lexicon/bodies.ts'
import { PEOPLE } from '../lexicon/people.ts'
import { markSpan, type Notes } from '../notes.ts'
import { isLinkedBy, type Phrase } from '../phrase.ts'
import { readPersonWords } from './read-person-words.ts'

/** A noun for a person: what it says of species, age, gender and clothes. Others beside the first person say nothing. */
export function readPerson(notes: Notes, phrase: Phrase, { isFirst }: { isFirst: boolean }): boolean {
  const word = PEOPLE[phrase.head!.term]
  if (!word || phrase.isNegated) return false
  const { texts } = notes.implied
  const isOther =
    !isFirst &&
    ((isLinkedBy(phrase, 'with', 'hold', 'on', 'and') && !isLinkedBy(phrase, 'wear', 'is')) ||
      (word.gender !== undefined && texts.gender !== undefined && texts.gender !== word.gender))
  if (isOther) return false
  const noun = phrase.headLexeme
  if (word.species) {
    markSpan(notes, 'species', noun)
    texts.species = texts.species === undefined || texts.species === 'human' ? word.species : texts.species
  }
  if (word.gender) {
    markSpan(notes, 'gender', noun)
    texts.gender ??= word.gender
  }
  if (word.age) {
    markSpan(notes, 'age', noun)
    texts.age ??= AGES[word.age] ?? word.age
  }
  if (word.skin) texts.skin ??= word.skin
  if (word.hairColor) {
    markSpan(notes, 'hairColor', noun)
    texts.hairColor ??= word.hairColor
  }
  if (word.headwear) texts.headwear ??= word.headwear
  if (word.eyewear) texts.eyewear ??= word.eyewear
  if (word.garments) markSpan(notes, 'garments', noun)
  for (const garment of word.garments ?? []) if (!notes.implied.garments.includes(garment)) notes.implied.garments.push(garment)
  for (const prop of word.props ?? []) if (!notes.implied.props.includes(prop)) notes.implied.props.push(prop)
  readPersonWords(notes, phrase.modifiers, { isPerson: true })
  return true
}
