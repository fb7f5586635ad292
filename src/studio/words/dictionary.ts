import { spellingOf } from '#studio/words/correct-spelling.ts'
import { PEOPLE } from '#studio/words/lexicon/people.ts'
import { ANIMALS, EYEWEAR, HEADWEAR, JEWELLERY, MARKS, PROPS, SPOTS, WHEELCHAIRS } from './lexicon/accessories.ts'
import { AGES, BUILDS, GENDERS } from './lexicon/bodies.ts'
import { COLORS, SHADES } from './lexicon/colors.ts'
import { EYE_COLORS } from './lexicon/eyes.ts'
import { BEARD_LENGTHS, FACIAL_HAIR } from './lexicon/facial-hair.ts'
import { FEATURES } from './lexicon/features.ts'
import { GARMENT_PARTS, GARMENTS, MATERIALS, PATTERN_NOUNS, PATTERNS } from './lexicon/garments.ts'
import { HAIR_COLORS, HAIR_PARTS, HAIR_STYLES, HAIR_WORDS } from './lexicon/hair.ts'
import { FILLERS, IDIOMS, LINK_WORDS } from './lexicon/links.ts'
import { EXPRESSION_NOUNS, MOODS } from './lexicon/moods.ts'
import { ORIGINS } from './lexicon/origins.ts'
import { PLACES } from './lexicon/places.ts'
import { POSES } from './lexicon/poses.ts'
import { SCENERY, UNDRAWN } from './lexicon/scenery.ts'
import { CAMERAS, HOURS, LIGHTS, SKY_WORDS, WEATHERS } from './lexicon/scenes.ts'
import { SIGHTS } from './lexicon/sights.ts'
import { SKIN_TONES } from './lexicon/skin.ts'
import type { LinkKind, Sense, SenseKind } from './sense.ts'

/** The longest fixed phrase of the lexicon, in words. */
export const LONGEST_PHRASE_WORDS = 5

/** 'either' is not what 'zither' means. */
const SMALL_WORDS: ReadonlySet<SenseKind> = new Set([...(Object.keys(LINK_WORDS) as LinkKind[]), 'idiom', 'scenery', 'undrawn'])

const senses = new Map<string, Sense[]>()
/** For the first word of phrases: how many words the longest of them has. */
const longestWords = new Map<string, number>()

function learn(kind: SenseKind, words: Iterable<string>): void {
  for (const term of words) {
    const known = senses.get(term)
    const words = term.split(' ')
    longestWords.set(words[0]!, Math.max(words.length, longestWords.get(words[0]!) ?? 1))
    if (!known) senses.set(term, [{ kind, term }])
    else if (!known.some((sense) => sense.kind === kind)) known.push({ kind, term })
  }
}

let speller: (word: string) => string | undefined = () => undefined

/** Learns all words of the tables, anew where tables have grown. */
export function learnWords(): void {
  senses.clear()
  longestWords.clear()
  // Earlier lines win where a word names two things: a rose is a flower only where a colour makes no sense.
  learn('idiom', IDIOMS)
  learn('hair', [
    'hair',
    'haired',
    'mane',
    'tresses',
    'hairdo',
    'hairstyle',
    'haircut',
    'hairs',
    'head of hair',
    'wig',
    'fringe hair',
    'coif',
  ])
  learn('hair style', Object.keys(HAIR_STYLES))
  learn('eyes', ['heterochromia', 'eyes', 'eyed', 'eye', 'irises', 'iris', 'eys', 'gaze', 'pupils'])
  learn('skin', ['skin', 'skinned', 'complexion', 'skin tone', 'skintone', 'fur', 'toned skin', 'pelt skin', 'plumage'])
  learn('face', [
    'face',
    'faced',
    'features',
    'expression',
    'look',
    'mood',
    'countenance',
    'visage',
    'emotion',
    'vibe',
    'attitude',
    'demeanor',
    'demeanour',
    'facial expression',
    'eyes expression',
  ])
  learn('facial hair', [
    ...Object.keys(FACIAL_HAIR),
    'bearded',
    'moustached',
    'mustached',
    'stubbled',
    'mustachioed',
    'facial hair',
    'goateed',
    'whiskered',
  ])
  learn('camera', Object.keys(CAMERAS))
  learn('pose', Object.keys(POSES))
  learn('feature', Object.keys(FEATURES))
  learn('headwear', Object.keys(HEADWEAR))
  learn('eyewear', Object.keys(EYEWEAR))
  learn('jewellery', [...Object.keys(JEWELLERY), 'jewelry', 'jewellery'])
  learn('light', [...Object.keys(LIGHTS), 'light', 'lighting', 'lights'])
  learn('garment', Object.keys(GARMENTS))
  learn('mark', Object.keys(MARKS))
  learn('person', Object.keys(PEOPLE))
  learn('animal', Object.keys(ANIMALS))
  learn('prop', [...Object.keys(PROPS), ...WHEELCHAIRS])
  learn('expression', Object.keys(EXPRESSION_NOUNS))
  learn('weather', Object.keys({ ...WEATHERS, ...SIGHTS }))
  learn('hour', Object.keys(HOURS))
  learn('place', Object.keys(PLACES))
  learn('spot', Object.keys(SPOTS))
  learn('hair part', Object.keys(HAIR_PARTS))
  learn('garment part', [...GARMENT_PARTS, ...Object.keys(PATTERN_NOUNS)])
  learn('scenery', SCENERY)
  learn('undrawn', UNDRAWN)
  learn('color', [
    ...Object.keys(COLORS),
    ...[...Object.keys(HAIR_COLORS), ...Object.keys(EYE_COLORS)].filter((name) => !SHADES[name] && name !== 'fair'),
  ])
  learn('shade', Object.keys(SHADES))
  // 'dark brown' stays two words, so that it can also be said of hair.
  learn(
    'skin word',
    Object.keys(SKIN_TONES).filter((name) => !name.includes(' ') || !COLORS[name.split(' ').at(-1) ?? '']),
  )
  learn('pattern', Object.keys(PATTERNS))
  learn('hair word', [...Object.keys(HAIR_WORDS), ...Object.keys(BEARD_LENGTHS)])
  learn('origin', Object.keys(ORIGINS))
  learn('age', Object.keys(AGES))
  learn('build', Object.keys(BUILDS))
  learn('gender', Object.keys(GENDERS))
  learn('mood', Object.keys(MOODS))
  learn('material', MATERIALS)
  learn('side', ['left', 'right'])
  learn('sky word', Object.keys(SKY_WORDS))
  learn('filler', FILLERS)
  for (const [kind, words] of Object.entries(LINK_WORDS)) learn(kind as LinkKind, words) // true by the table's type
  speller = spellingOf(
    [...senses].filter(([, [sense]]) => sense !== undefined && !SMALL_WORDS.has(sense.kind)).map(([word]) => word),
  )
}

learnWords()

/** How many words the longest phrase has that begins with a word. */
export function longestPhraseAfter(firstWord: string): number {
  return longestWords.get(firstWord) ?? 1
}

/** What a word or a fixed phrase (lower case, blanks between) can mean. */
export function lookUp(phrase: string): readonly Sense[] | undefined {
  return senses.get(phrase)
}

/** The word of the lexicon that a misspelt one means. */
export const lookUpSlip = (word: string): string | undefined => speller(word)

const SINGULARS: readonly (readonly [ending: string, replacement: string])[] = [
  ['ves', 'f'],
  ['men', 'man'],
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
]

/** What a word or the last word of a phrase may be the plural of. */
export function singularsOf(phrase: string): string[] {
  return SINGULARS.filter(([ending]) => phrase.endsWith(ending) && phrase.length >= ending.length + 3).map(
    ([ending, replacement]) => phrase.slice(0, -ending.length) + replacement,
  )
}

/** The same for a word in the plural, where the table has only the singular. */
export function lookUpPlural(phrase: string): readonly Sense[] | undefined {
  const singular = singularsOf(phrase).find((each) => senses.has(each))
  return singular === undefined ? undefined : senses.get(singular)
}
