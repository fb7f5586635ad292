import { PLACES } from '#studio/words/lexicon/places.ts'
import { drawnAs, undrawn } from '../../warning.ts'
import { colorWords } from '../color-words.ts'
import { PLACE_STAND_INS } from '../lexicon/place-stand-ins.ts'
import { HOURS, ROUGH_VIEWS, SKY_WORDS, UNDRAWN_VIEWS, WEATHERS } from '../lexicon/scenes.ts'
import { SIGHTS } from '../lexicon/sights.ts'
import { markSpan, type Notes, state, warn } from '../notes.ts'
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

/** 'a night market', 'morning fog': fixed names tell the hour and the weather too. */
function readInside(notes: Notes, { head, headLexeme }: Phrase): void {
  const words = head!.term.split(' ')
  if (words.length < 2) return
  for (const word of words) {
    if (head!.kind !== 'hour' && HOURS[word] && word !== 'day') state(notes, 'timeOfDay', HOUR_NAMES[word] ?? word, headLexeme)
    if (head!.kind !== 'weather' && SKY_WORDS[word] && word !== 'frozen') state(notes, 'weather', word, headLexeme)
  }
}

/** Where in a place somebody is; the place itself, said after it, tells more: 'on stage at a rock concert'. */
const SPOTS_IN_PLACES: ReadonlySet<string> = new Set([
  'stage',
  'on stage',
  'dance floor',
  'platform',
  'room',
  'hall',
  'at a desk',
  'sofa',
  'couch',
  'on a couch',
  'armchair',
  'balcony',
  'brick wall',
  'terrace',
  'veranda',
  'by a window',
  'fence',
  'wooden fence',
  'porch',
  'skyscraper',
  'skyscrapers',
  'tall building',
  'tall buildings',
])

/** Place, hour, weather, light and camera. */
export function readScene(notes: Notes, phrase: Phrase): void {
  const { kind, term } = phrase.head!
  if (phrase.isNegated) return
  readSceneWords(notes, phrase.modifiers)
  readInside(notes, phrase)
  switch (kind) {
    case 'place':
      if (SPOTS_IN_PLACES.has(notes.texts.place ?? '') || isLitStreet(notes.texts.place, term)) delete notes.texts.place
      state(notes, 'place', facadeOf(term, notes.words ?? '') ?? term, phrase.headLexeme)
      if (new RegExp(`\\b(dark|darkened|gloomy) ${term}\\b`).test(notes.words ?? ''))
        state(notes, 'light', 'dim light', phrase.headLexeme)
      if (notes.texts.place === term && PLACE_STAND_INS.has(term)) warn(notes, drawnAs(term, withArticle(PLACES[term]!)))
      return
    case 'hour':
      state(notes, 'timeOfDay', HOUR_NAMES[term] ?? term, phrase.headLexeme)
      if (/light|lit$/.test(term)) state(notes, 'light', term, phrase.headLexeme)
      return
    case 'weather':
      if (SIGHTS[term]) addSight(notes, phrase)
      if (WEATHERS[term]) state(notes, 'weather', term, phrase.headLexeme)
      // 'in the wind under a blue sky': another weather came first, and it is day all the same.
      if (/blue sk|sunny|sunshine/.test(term) && notes.texts.weather !== term)
        state(notes, 'timeOfDay', 'day', phrase.headLexeme)
      if (HOURS[term]) state(notes, 'timeOfDay', HOUR_NAMES[term] ?? term, phrase.headLexeme)
      return
    case 'camera':
      // 'morning light through the window' falls on whoever is inside.
      if (/^through/.test(term) && /(?:light|sun|rays?|shine) (?:\w+ )?through\b/.test(notes.words ?? '')) {
        state(notes, 'light', 'window light', phrase.headLexeme)
        return
      }
      markSpan(notes, 'camera', phrase.headLexeme)
      if (ROUGH_VIEWS[term] !== undefined) warn(notes, drawnAs(term, ROUGH_VIEWS[term]))
      if (UNDRAWN_VIEWS.has(term)) warn(notes, undrawn(term, `The studio can not draw “${term}” yet.`))
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

const BUILDINGS =
  /castle|palace|mansion|caf|coffee|bakery|shop$|store|restaurant|pub$|church|school|university|hospital|museum|theat/

/** Before a building is not in it: 'in front of a burning castle'. */
function facadeOf(term: string, words: string): string | undefined {
  if (!BUILDINGS.test(term) || !new RegExp(`(front of|outside( of)?) ((?!in |of |at )\\S+ ){1,3}${term}`).test(words))
    return undefined
  return /castle|palace|mansion/.test(term) ? 'castle wall' : 'street'
}

/** 'a rainy street with neon signs' */
const isLitStreet = (place: string | undefined, term: string) =>
  term.startsWith('neon') && /\b(street|alley|city|road|wall)$/.test(place ?? '')

const withArticle = (place: string) => `${/^[aeiou]/.test(place) ? 'an' : 'a'} ${place}`

function addSight(notes: Notes, { head, headLexeme }: Phrase): void {
  markSpan(notes, 'sights', headLexeme)
  notes.texts.sights = notes.texts.sights ? `${notes.texts.sights}, ${head!.term}` : head!.term
}

/**
 * 'a red background' and 'a white wall' are the studio with that ground, a window somebody's seat beside it, purple flames light
 * in that colour; other scenery only takes its colours off the person.
 */
function readBackground(notes: Notes, phrase: Phrase): void {
  const { term } = phrase.head!
  const color = colorWords(phrase.modifiers, { allowShade: true })
  if (/^windows?$/.test(term)) state(notes, 'place', 'by a window', phrase.headLexeme)
  if (!color) return
  if (/^(flames?|fire|smoke|glow|aura)$/.test(term))
    state(notes, 'light', `${color.value} glow`, ...color.lexemes, phrase.headLexeme)
  if (!/background|backdrop|^walls?$/.test(term)) return
  state(notes, 'place', `${color.value} ${term}`, ...color.lexemes, phrase.headLexeme)
}

/** The shape of clothes and bodies, and what is printed and tattooed, is no light. */
const SHAPE = /(with an?|(tattoo|print) of an?|hourglass|mermaid|slim|fitted|elegant) ([\w-]+ )?silhouette/

function readLight(notes: Notes, phrase: Phrase): void {
  const { term } = phrase.head!
  if (term.startsWith('silhouette') && SHAPE.test(notes.words ?? '')) return
  const words = phrase.modifiers.flatMap(
    ({ lexeme }) => termOf(lexeme, 'color') ?? termOf(lexeme, 'shade') ?? termOf(lexeme, 'filler') ?? [],
  )
  if (words.length === 0 && ['light', 'lights', 'lighting'].includes(term)) return
  const said = [...words, term].join(' ')
  if (notes.texts.light !== undefined && !notes.texts.light.includes(said)) notes.texts.light = `${notes.texts.light}, ${said}`
  state(notes, 'light', said, ...phrase.modifiers.map(({ lexeme }) => lexeme), phrase.headLexeme)
}
