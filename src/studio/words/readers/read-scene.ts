import { colorWords } from '../color-words.ts'
import { markSpan, type Notes, state } from '../notes.ts'
import type { Modifier, Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'

/** Sights that tell the hour without naming it. */
const HOUR_NAMES: Readonly<Record<string, string>> = {
  moon: 'night',
  'full moon': 'night',
  stars: 'night',
  moonlight: 'night',
  starlight: 'night',
  moonlit: 'night',
  starlit: 'night',
  sunlit: 'day',
  'starry sky': 'night',
  'night sky': 'night',
}

/** Weather and hour among adjectives: 'rainy', 'moonlit'. */
export function readSceneWords(notes: Notes, modifiers: readonly Modifier[]): void {
  for (const { lexeme } of modifiers) {
    const weather = termOf(lexeme, 'sky word')
    if (weather) state(notes, 'weather', weather, lexeme)
    const hour = termOf(lexeme, 'hour word')
    if (hour) state(notes, 'timeOfDay', hour, lexeme)
  }
}

/** Place, hour, weather, light and camera. */
export function readScene(notes: Notes, phrase: Phrase): void {
  const { kind, term } = phrase.head!
  if (phrase.isNegated) return
  readSceneWords(notes, phrase.modifiers)
  switch (kind) {
    case 'place':
      state(notes, 'place', term, phrase.headLexeme)
      return
    case 'hour':
      state(notes, 'timeOfDay', HOUR_NAMES[term] ?? term, phrase.headLexeme)
      if (/light|lit$/.test(term)) state(notes, 'light', term, phrase.headLexeme)
      return
    case 'weather':
      state(notes, 'weather', term, phrase.headLexeme)
      return
    case 'camera':
      markSpan(notes, 'camera', phrase.headLexeme)
      notes.texts.camera = notes.texts.camera ? `${notes.texts.camera}, ${term}` : term
      return
    case 'scenery':
      readBackground(notes, phrase)
      return
    default:
      readLight(notes, phrase)
      return
  }
}

/** 'a red background' is the studio with that ground; other scenery only takes its colours off the person. */
function readBackground(notes: Notes, phrase: Phrase): void {
  const { term } = phrase.head!
  const color = colorWords(phrase.modifiers, { allowShade: true })
  if (!/background|backdrop/.test(term) || !color) return
  state(notes, 'place', `${color.value} ${term}`, ...color.lexemes, phrase.headLexeme)
}

function readLight(notes: Notes, phrase: Phrase): void {
  const { term } = phrase.head!
  const words = phrase.modifiers.flatMap(
    ({ lexeme }) => termOf(lexeme, 'color') ?? termOf(lexeme, 'shade') ?? termOf(lexeme, 'filler') ?? [],
  )
  if (words.length === 0 && ['light', 'lights', 'lighting'].includes(term)) return
  state(notes, 'light', [...words, term].join(' '), ...phrase.modifiers.map(({ lexeme }) => lexeme), phrase.headLexeme)
}
