import { colorWords } from '../color-words.ts'
import { PATTERNS } from '../lexicon/garments.ts'
import { markSpan, type Notes } from '../notes.ts'
import { isAdjoined, isLinkedBy, type Modifier, type Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'
import { readEyes, readOtherEye } from './read-eyes.ts'
import { readGarmentWords } from './read-garment.ts'
import { readBeard, readHairWords } from './read-hair.ts'
import { readPersonWords } from './read-person-words.ts'
import { statePose } from './read-pose.ts'
import { readSceneWords } from './read-scene.ts'
import { readPallor, readSkin } from './read-skin.ts'
import { readThingWords } from './read-thing-words.ts'
import type { SentencePlace } from './sentence-place.ts'

/** Adjectives without a noun speak of the thing before ('her hair is red'), of the clothes ('in black') or of the person. */
export function readAdjectives(notes: Notes, phrase: Phrase, place: SentencePlace): void {
  const { modifiers } = phrase
  const subject = place.subject?.head?.kind
  if (readOtherEye(notes, phrase)) return
  readSceneWords(notes, modifiers)
  // 'an astronaut floating in space'
  const posing = modifiers.find(({ lexeme }) => termOf(lexeme, 'pose') !== undefined)?.lexeme
  if (posing && !phrase.isNegated && !/^hair/.test(subject ?? '')) statePose(notes, termOf(posing, 'pose')!, posing)
  if (phrase.isNegated) {
    if (modifiers.some(({ lexeme }) => termOf(lexeme, 'mood'))) notes.implied.texts.expression ??= 'neutral'
    return
  }
  if (/^hair/.test(subject ?? '') && readOtherSide(notes, modifiers, place.before)) return
  const speaksOfSubject = isAdjoined(phrase) || isLinkedBy(phrase, 'is', 'colon', 'of', 'comma', 'and')
  if (isLinkedBy(phrase, 'wear') || (isLinkedBy(phrase, 'in') && !speaksOfSubject)) {
    const color = colorWords(modifiers)
    const worn = notes.garments.at(-1)
    const { headwear } = notes.texts
    if (
      color &&
      place.before?.head?.kind === 'headwear' &&
      headwear === place.before.head.term &&
      !isLinkedBy(phrase, 'wear')
    ) {
      notes.texts.headwear = `${color.value} ${headwear}`
      return
    }
    // 'a jacket in navy and white'
    if (color && worn && worn.color === undefined && place.before?.head?.kind === 'garment' && !isLinkedBy(phrase, 'wear')) {
      readGarmentWords(notes, worn, modifiers)
      return
    }
    if (color) notes.garments.push({ type: 'clothes', color: color.value })
    return
  }
  // 'a lumberjack, red plaid': a pattern is worn by somebody.
  const plaid = modifiers
    .map(({ lexeme }) => termOf(lexeme, 'pattern'))
    .find((pattern) => pattern && /^(checked|plaid)$/.test(PATTERNS[pattern] ?? ''))
  if (plaid && subject === 'person') {
    const color = colorWords(modifiers)
    notes.garments.push({ type: 'shirt', ...(color ? { color: color.value } : {}), pattern: plaid })
    return
  }
  const isHair = subject === 'hair' || subject === 'hair style' || subject === 'facial hair'
  const isPredicate = isAdjoined(phrase) || isLinkedBy(phrase, 'is', 'colon', 'of')
  const isOfHead = isHair && subject !== 'facial hair'
  const ofPerson = isOfHead ? modifiers.filter(({ lexeme }) => termOf(lexeme, 'hair word') === undefined) : modifiers
  const isPerson = subject === 'person' || subject === undefined
  readPersonWords(notes, ofPerson, { isPerson: isPerson && !isLinkedBy(phrase, 'in') })
  if (!isPredicate) readPallor(notes, modifiers)
  if (!speaksOfSubject || !place.subject || place.subject.isNegated) return
  if (subject === 'hair' || subject === 'hair style') readHairWords(notes, modifiers, { allowShade: isPredicate })
  if (subject === 'eyes') readEyes(notes, place.subject, modifiers)
  if (subject === 'skin') readSkin(notes, { ...phrase, head: place.subject.head })
  if (subject === 'facial hair' && /^(\w+ )?\w+$/.test(notes.texts.facialHair ?? '')) {
    notes.texts.facialHair = undefined
    readBeard(notes, place.subject, [...modifiers, ...place.subject.modifiers])
  }
  if (isPredicate && /^(headwear|eyewear|jewellery|prop)$/.test(subject ?? '')) readThingWords(notes, place.subject, modifiers)
  const garment = notes.garments.at(-1)
  if (subject === 'garment' && garment) readGarmentWords(notes, garment, modifiers)
}

/** 'hair white on the left and black on the right' */
function readOtherSide(notes: Notes, modifiers: readonly Modifier[], before: Phrase | undefined): boolean {
  const color = colorWords(modifiers)
  const { hair } = notes
  if (
    !color ||
    hair.color === undefined ||
    ![...modifiers, ...(before?.modifiers ?? [])].some(({ lexeme }) => termOf(lexeme, 'side'))
  )
    return false
  markSpan(notes, 'hairColor', ...color.lexemes)
  if (!hair.color.includes(color.value)) hair.color = `half ${hair.color} and half ${color.value}`
  return true
}
