import { drawnAs, undrawn, type Warning } from '#studio/warning.ts'
import { PEOPLE } from '#studio/words/lexicon/people.ts'
import { garmentKindOf } from '../garment-kind-of.ts'
import { implyHead } from '../imply-head.ts'
import { headOfPerson } from '../lexicon/animal-people.ts'
import { BUILDS } from '../lexicon/bodies.ts'
import { GARMENT_ZONES } from '../lexicon/garments.ts'
import { STAND_INS } from '../lexicon/stand-ins.ts'
import { markSpan, type Notes, warn } from '../notes.ts'
import { isAdjoined, isLinkedBy, type Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'
import { readPersonWords } from './read-person-words.ts'

/** A noun for a person: what it says of species, age, gender and clothes. Others beside the first person say nothing. */
export function readPerson(notes: Notes, phrase: Phrase, { isFirst }: { isFirst: boolean }): boolean {
  const word = PEOPLE[isOwnMummy(notes, phrase.head!.term) ? 'mum' : phrase.head!.term]
  if (!word || phrase.isNegated) return false
  const { texts } = notes.implied
  // 'an old sailor woman': of two nouns side by side the second tells the gender.
  if (!isFirst && isAdjoined(phrase) && word.gender !== undefined && PLAIN.test(phrase.head!.term)) texts.gender = word.gender
  const isOther =
    !isFirst &&
    ((isLinkedBy(phrase, 'with', 'hold', 'on', 'and') && !isLinkedBy(phrase, 'wear', 'is')) ||
      (word.gender !== undefined && texts.gender !== undefined && texts.gender !== word.gender))
  if (isOther) {
    if (isSomebodyElse(phrase)) warn(notes, onlyOne(phrase.head!.term))
    return false
  }
  if (isFirst && SEVERAL.test(phrase.head!.term) && !isLinkedBy(phrase, 'article')) warn(notes, onlyOne(phrase.head!.term))
  const noun = phrase.headLexeme
  if (word.species) {
    markSpan(notes, 'species', noun)
    const isStandIn = STAND_INS.has(phrase.head!.term)
    const animal = headOfPerson(phrase.head!.term)
    if (animal !== undefined) implyHead(notes, animal)
    else if (isStandIn) warn(notes, standIn(phrase.head!.term, word.species))
    texts.species =
      texts.species === undefined || texts.species === 'human' ? (isStandIn ? phrase.head!.term : word.species) : texts.species
  }
  if (word.gender) {
    markSpan(notes, 'gender', noun)
    texts.gender ??= word.gender
  }
  if (word.age) {
    markSpan(notes, 'age', noun)
    if (texts.age === undefined && phrase.head!.term === 'girl') notes.isYouth = true
    texts.age ??= isGrowing(notes, phrase) ? 'teenager' : word.age
  }
  if (word.skin) texts.skin ??= word.skin
  if (word.hairStyle) texts.hairStyle ??= word.hairStyle
  if (word.hairColor) {
    markSpan(notes, 'hairColor', noun)
    texts.hairColor ??= word.hairColor
  }
  if (word.headwear) texts.headwear ??= word.headwear
  if (word.eyewear) texts.eyewear ??= word.eyewear
  if (word.garments) markSpan(notes, 'garments', noun)
  // A pirate queen is dressed as a pirate: nobody wears the clothes of two callings.
  const isDressed = notes.implied.garments.some(isDress) && word.garments?.some(isDress)
  for (const garment of isDressed ? [] : (word.garments ?? []))
    if (!notes.implied.garments.includes(garment)) notes.implied.garments.push(garment)
  for (const prop of word.props ?? []) if (!notes.implied.props.includes(prop)) notes.implied.props.push(prop)
  for (const mark of word.marks ?? []) if (!notes.implied.marks.includes(mark)) notes.implied.marks.push(mark)
  // 'a gentle giant'
  const build = BUILDS[phrase.head!.term] && phrase.head!.term
  if (build !== undefined && !notes.builds.includes(build)) notes.builds.push(build)
  readPersonWords(notes, phrase.modifiers, { isPerson: true })
  return true
}

/** 'a boy' is a child; 'a goth girl', 'a cool boy', 'a ghost girl' are taken for teenagers. A girl: see `readDescription`. */
function isGrowing(notes: Notes, phrase: Phrase): boolean {
  if (phrase.head!.term !== 'girl' && phrase.head!.term !== 'boy') return false
  const hasCalling = notes.implied.garments.length > 0 || notes.implied.texts.species !== undefined
  const isStyled = phrase.modifiers.some(({ lexeme }) => STYLED.has(termOf(lexeme, 'filler') ?? ''))
  return isStyled || (isAdjoined(phrase) && hasCalling)
}

/** 'a girl and her mummy', 'a mummy holding her baby' */
const isOwnMummy = ({ words = '' }: Notes, term: string) =>
  term === 'mummy' &&
  /\b(?:his|her|my|their|your|yummy) mummy\b|\bmummy\b.*\b(?:baby|babies|child|children|kids?|pram|son|daughter)\b/.test(words)

/** What a body is dressed in, beside belts, shoes and hats. */
const isDress = (type: string) =>
  GARMENT_ZONES[garmentKindOf(type) ?? 'belt'].some((zone) => zone === 'top' || zone === 'outer')

const PLAIN = /^(woman|man|lady|girl|boy|gentleman|guy)$/

const STYLED = new Set([
  'cyberpunk',
  'steampunk',
  'gothic',
  'cool',
  'badass',
  'beautiful',
  'gorgeous',
  'stunning',
  'attractive',
  'stylish',
  'fashionable',
  'futuristic',
])

/** A crowd is scenery; of everybody else somebody is missed. */
function onlyOne(term: string): Warning {
  return undrawn(term, `Only one person is drawn, not “${term}”.`, term === 'people' ? 'small' : 'essential')
}

/** Kin come near; who becomes a human is somebody else. */
function standIn(term: string, species: string): Warning {
  return drawnAs(term, `${article(species)} ${species}`, { weight: species === 'human' ? 'essential' : 'small' })
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a')

const SEVERAL = /^(women|men|girls|boys|brothers|sisters|children|kids|ladies|gentlemen|people|friends)$/

/** Not 'the captain's parrot', 'she', 'like a monster'. */
function isSomebodyElse({ head, headLexeme, links }: Phrase): boolean {
  if (headLexeme?.isPossessive || /^(she|he|they)$/.test(head!.term)) return false
  return !links.some((link) => /^(like|as)$/.test(link.senses[0]!.term))
}
