import { colorWords } from '../color-words.ts'
import { AGES, GENDERS } from '../lexicon/bodies.ts'
import { HAIR_ONLY_COLORS } from '../lexicon/hair.ts'
import { OWN_NAMES } from '../lexicon/origins.ts'
import { markSpan, type Notes, state } from '../notes.ts'
import type { Modifier } from '../phrase.ts'
import { termOf } from '../sense.ts'
import { stateMood } from './state-mood.ts'

/** Age, build, gender, mood and skin among adjectives that stand before a person or alone. */
export function readPersonWords(
  notes: Notes,
  modifiers: readonly Modifier[],
  { isPerson, isAlone = false }: { isPerson: boolean; isAlone?: boolean },
): void {
  const ages = modifiers.flatMap(({ lexeme }) => ({ lexeme, term: termOf(lexeme, 'age') ?? '' })).filter(({ term }) => term)
  for (const { lexeme } of modifiers) {
    const bald = termOf(lexeme, 'hair word')
    if (bald === 'bald' || bald === 'balding' || bald === 'hairless') state(notes, 'hairStyle', bald, lexeme)
  }
  const age = ages.find(({ term }) => /\d/.test(term)) ?? ages.at(-1)
  if (age) readAgeWord(notes, age)
  for (const { lexeme } of modifiers) {
    const build = termOf(lexeme, 'build')
    if (build && (isPerson || isAlone || !termOf(lexeme, 'filler'))) {
      markSpan(notes, 'body', lexeme)
      if (!notes.builds.includes(build)) notes.builds.push(build)
    }
    const gender = termOf(lexeme, 'gender')
    if (gender) state(notes, 'gender', GENDERS[gender] ?? gender, lexeme)
    const origin = termOf(lexeme, 'origin')
    if (origin) {
      state(notes, 'origin', OWN_NAMES.get(origin) ?? origin, lexeme)
      if (/^(filipina|latina|chicana|mestiza|\w+woman)$/.test(origin)) state(notes, 'gender', 'female', lexeme)
      if (/^(latino|chicano|mestizo|\w+sh?man)$/.test(origin) && origin !== 'german' && origin !== 'roman')
        state(notes, 'gender', 'male', lexeme)
    }
    const mood = termOf(lexeme, 'mood')
    // 'a fierce warrior shouting'
    if (mood && /ing\b/.test(mood)) stateMood(notes, mood, lexeme)
    else if (mood) state(notes, 'expression', mood, lexeme)
    const skin = termOf(lexeme, 'skin word')
    if (skin && !MANNERS.has(skin) && termOf(lexeme, 'color') === undefined && termOf(lexeme, 'shade') === undefined)
      state(notes, 'skin', skin, lexeme)
  }
  if (isPerson) readPersonColor(notes, modifiers)
}

function readAgeWord(notes: Notes, { lexeme, term }: { lexeme: Modifier['lexeme']; term: string }): void {
  markSpan(notes, 'age', lexeme)
  const isNumber = /\d/.test(term)
  if (notes.texts.age === undefined || (isNumber && !/\d/.test(notes.texts.age))) notes.texts.age = AGES[term] ?? term
}

/** 'a blonde woman' speaks of hair, 'a green orc' and 'a black man' of skin. */
function readPersonColor(notes: Notes, modifiers: readonly Modifier[]): void {
  const hair = modifiers.find(({ lexeme }) => HAIR_ONLY_COLORS.has(termOf(lexeme, 'color') ?? ''))
  if (hair) {
    markSpan(notes, 'hairColor', hair.lexeme)
    notes.hair.color ??= termOf(hair.lexeme, 'color')
  }
  const color = colorWords(
    modifiers.filter((modifier) => modifier !== hair),
    { allowShade: false },
  )
  if (color) state(notes, 'skin', color.value, ...color.lexemes)
  else if (!hair) {
    const pale = modifiers.find(({ lexeme }) => ['pale', 'fair'].includes(termOf(lexeme, 'skin word') ?? ''))
    if (pale) state(notes, 'skin', termOf(pale.lexeme, 'skin word')!, pale.lexeme)
  }
}

/** Of skin these are tones; of a person they say how somebody seems. */
const MANNERS = new Set(
  'ethereal glowing shimmering glassy natural medium warm deep rich fiery stone stony marble slimy rough translucent transparent'.split(
    ' ',
  ),
)
