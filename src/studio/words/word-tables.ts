import { GARMENT_PARTS } from '#studio/words/lexicon/garment-parts.ts'
import { PEOPLE } from '#studio/words/lexicon/people.ts'
import { PLACES } from '#studio/words/lexicon/places.ts'
import { SELDOM_POSE_WORDS, THINGS_NAMED } from '#studio/words/lexicon/seldom-poses.ts'
import { ANIMALS, BACKPACKS, EYEWEAR, HEADWEAR, JEWELLERY, MARKS, PROPS, SPOTS, WHEELCHAIRS } from './lexicon/accessories.ts'
import { AGES, BUILDS, GENDERS } from './lexicon/bodies.ts'
import { COLORS, SHADES } from './lexicon/colors.ts'
import { EYE_COLORS } from './lexicon/eyes.ts'
import { BEARD_LENGTHS, FACIAL_HAIR } from './lexicon/facial-hair.ts'
import { FEATURES } from './lexicon/features.ts'
import { GARMENTS, MATERIALS, PATTERN_NOUNS, PATTERNS } from './lexicon/garments.ts'
import { HAIR_COLORS, HAIR_PARTS, HAIR_STYLES, HAIR_WORDS } from './lexicon/hair.ts'
import { FILLERS, IDIOMS, LINK_WORDS } from './lexicon/links.ts'
import { EXPRESSION_NOUNS, MOODS } from './lexicon/moods.ts'
import { ORIGINS } from './lexicon/origins.ts'
import { POSES } from './lexicon/poses.ts'
import { SCENERY, UNDRAWN } from './lexicon/scenery.ts'
import { CAMERAS, HOURS, LIGHTS, SKY_WORDS, WEATHERS } from './lexicon/scenes.ts'
import { SIGHTS } from './lexicon/sights.ts'
import { SKIN_TONES } from './lexicon/skin.ts'
import type { LinkKind, SenseKind } from './sense.ts'

/** Words as they are listed: by name or in a row. */
type Listed = Readonly<Record<string, unknown>> | readonly string[]

export interface WordTable {
  readonly kind: SenseKind
  /** Its own keys are the words. */
  readonly words: Readonly<Record<string, unknown>>
}

/**
 * All tables of the lexicon, as they are now. Where a word names two things, earlier tables win: a rose is a flower only where a
 * colour makes no sense.
 */
export function wordTables(): readonly WordTable[] {
  const lines: readonly (readonly [kind: SenseKind, ...listed: Listed[]])[] = [
    ['idiom', IDIOMS],
    [
      'hair',
      [
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
      ],
    ],
    ['hair style', HAIR_STYLES],
    ['eyes', ['heterochromia', 'eyes', 'eyed', 'eye', 'irises', 'iris', 'eys', 'gaze', 'pupils']],
    ['skin', ['skin', 'skinned', 'complexion', 'skin tone', 'skintone', 'fur', 'toned skin', 'pelt skin', 'plumage']],
    [
      'face',
      [
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
      ],
    ],
    [
      'facial hair',
      FACIAL_HAIR,
      ['bearded', 'moustached', 'mustached', 'stubbled', 'mustachioed', 'facial hair', 'goateed', 'whiskered'],
    ],
    ['camera', CAMERAS],
    ['pose', POSES, SELDOM_POSE_WORDS],
    ['feature', FEATURES],
    ['headwear', HEADWEAR],
    ['eyewear', EYEWEAR],
    ['jewellery', JEWELLERY, ['jewelry', 'jewellery']],
    ['light', LIGHTS, ['light', 'lighting', 'lights']],
    ['garment', GARMENTS],
    ['mark', MARKS],
    ['person', PEOPLE],
    ['animal', ANIMALS],
    ['prop', PROPS, WHEELCHAIRS, BACKPACKS],
    ['expression', EXPRESSION_NOUNS],
    ['weather', WEATHERS, SIGHTS],
    ['hour', HOURS],
    ['place', PLACES],
    ['spot', SPOTS],
    ['hair part', HAIR_PARTS],
    ['garment part', GARMENT_PARTS, PATTERN_NOUNS],
    ['scenery', SCENERY, THINGS_NAMED],
    ['undrawn', UNDRAWN],
    [
      'color',
      COLORS,
      [...Object.keys(HAIR_COLORS), ...Object.keys(EYE_COLORS)].filter((name) => !SHADES[name] && name !== 'fair'),
    ],
    ['shade', SHADES],
    // 'dark brown' stays two words, so that it can also be said of hair.
    ['skin word', Object.keys(SKIN_TONES).filter((name) => !name.includes(' ') || !COLORS[name.split(' ').at(-1) ?? ''])],
    ['pattern', PATTERNS],
    ['hair word', HAIR_WORDS, BEARD_LENGTHS],
    ['origin', ORIGINS],
    ['age', AGES],
    ['build', BUILDS],
    ['gender', GENDERS],
    ['mood', MOODS],
    ['material', MATERIALS],
    ['side', ['left', 'right']],
    ['sky word', SKY_WORDS],
    ['filler', FILLERS],
    ...Object.entries(LINK_WORDS).map(([kind, words]) => [kind as LinkKind, words] as const), // true by the table's type
  ]
  return lines.flatMap(([kind, ...listed]) => listed.map((words) => ({ kind, words: isRow(words) ? byName(words) : words })))
}

const isRow = (words: Listed): words is readonly string[] => Array.isArray(words)
const byName = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, true]))
