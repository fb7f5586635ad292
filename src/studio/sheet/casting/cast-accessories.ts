import { seldomPart } from '#studio/seldom-parts.ts'
import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { findTerms } from '../../words/find-terms.ts'
import {
  ANIMALS,
  BACKPACKS,
  EYEWEAR,
  HEADWEAR,
  JEWELLERY,
  type JewelleryKind,
  PROPS,
  WHEELCHAIRS,
} from '../../words/lexicon/accessories.ts'
import { COMPANION_WORDS } from '../../words/lexicon/companion-words.ts'
import { HEADWEAR_WORDS } from '../../words/lexicon/headwear-words.ts'
import { isPropStandIn, PROP_WORDS } from '../../words/lexicon/prop-words.ts'
import type { CharacterSheet } from '../character-sheet.ts'
import type { Reading } from '../reading.ts'
import type { Palette } from './palettes.ts'
import { withoutPlace, wornPlaceOf } from './where-held.ts'

type Accessories = Pick<CharacterSheet, 'headwear' | 'eyewear' | 'jewellery' | 'props' | 'worn' | 'companion' | 'seat'>

const HEADWEAR_COLORS: Readonly<Record<string, string>> = {
  crown: '#d2a43c',
  tiara: '#d9dbe0',
  helmet: '#a3abb6',
  'witch hat': '#3a2c4e',
  'nun veil': '#24222a',
  'wide hat': '#d6bd82',
  'pirate hat': '#2e2a30',
  'top hat': '#26242b',
  'cowboy hat': '#7a5234',
  'flower crown': '#e08aa4',
  headphones: '#34373f',
  hat: '#5e4a38',
}
/** The colour in the words, else of the material, else the one such a thing has by nature. */
function colorOfThing(words: string, natural: string): Rgb {
  const material = {
    leather: '#5a3d2b',
    wooden: '#7a5636',
    wood: '#7a5636',
    steel: '#a3abb6',
    iron: '#7d8288',
    pearl: '#efe9dc',
    diamond: '#dfeaf0',
    straw: '#d6bd82',
    bone: '#e6dcc6',
    honeycomb: '#e0a02c',
    milk: '#e4e6e4',
  }
  const said = colorOf(words.split(/ in | and /)[0] ?? '')
  if (said) return said
  const named = Object.entries(material).find(([name]) => words.includes(name))
  return rgbFromHex(named?.[1] ?? natural)
}

/** What is worn and carried besides clothes, as said; nothing is put on anybody unasked. */
export function castAccessories(reading: Reading, palette: Palette): Accessories {
  const headwear = castHeadwear(reading, palette)
  const eyewear = castEyewear(reading.eyewear)
  const companion = castCompanion(reading.companion)
  return {
    ...(headwear ? { headwear } : {}),
    ...(eyewear ? { eyewear } : {}),
    // A stethoscope is carried round the neck.
    jewellery: [...(reading.jewellery ?? []), ...(reading.props ?? []).filter((words) => /stethoscope/.test(words))]
      .flatMap((words) => {
        const term = findTerms(words, JEWELLERY).at(-1)
        const kind = term === undefined ? undefined : JEWELLERY[term]
        const natural =
          kind && SMALL_COLORS[kind]
            ? SMALL_COLORS[kind]
            : /pearl/.test(words)
              ? '#efe9dc'
              : /stethoscope/.test(words)
                ? '#2c2f38'
                : /dog tag/.test(words)
                  ? '#aeb3ba'
                  : /suspender|braces/.test(words)
                    ? '#5a3226'
                    : /choker|dog collar|spiked/.test(words)
                      ? '#24212a'
                      : '#d2a43c'
        const isChain = /chain/.test(words)
        return term === undefined
          ? []
          : [{ kind: JEWELLERY[term]!, color: colorOfThing(words, natural), ...(isChain && { isChain: true as const }) }]
      })
      .concat(castBackpack(reading)),
    ...castProps(reading),
    ...(companion ? { companion } : {}),
    ...castSeat(reading),
  }
}

/** 'an orange backpack' is no orange, and a quiver no second bow. */
function castProps({ props = [] }: Reading): Pick<CharacterSheet, 'props' | 'worn'> {
  const said = props.flatMap((placed) => {
    const words = withoutPlace(placed)
    const term = findTerms(words, PROPS).at(-1)
    return term !== undefined && words.endsWith(term)
      ? [{ kind: PROPS[term]!, words, at: wornPlaceOf(placed), isStandIn: isPropStandIn(term) }]
      : []
  })
  const things = said
    .filter(({ kind, isStandIn }) => !isStandIn || said.filter((each) => each.kind === kind).length === 1)
    .map(({ kind, words, at }) => ({
      kind,
      color: colorOfThing(kind === 'cup' ? withoutDrink(words) : words, PROP_WORDS[kind].color),
      at,
    }))
  const worn = things.flatMap(({ at, ...thing }) => (at ? [{ ...thing, at }] : []))
  return {
    // One in each hand.
    props: things.flatMap(({ at, ...thing }) => (at ? [] : thing.kind === 'pom-pom' ? [thing, thing] : [thing])),
    ...(worn.length > 0 && { worn }),
  }
}

/** A cup of coffee is no brown cup. */
const withoutDrink = (words: string) => words.replace(/coffee|chocolate|cocoa/g, '')

/** It is worn, so that both hands stay free. */
function castBackpack({ props = [] }: Reading): CharacterSheet['jewellery'][number][] {
  const said = props.find((words) => BACKPACKS.some((name) => words.endsWith(name)))
  return said === undefined ? [] : [{ kind: 'backpack', color: colorOfThing(said, '#a8643c') }]
}

/** The wheelchair that is said. */
function castSeat({ props = [] }: Reading): Pick<CharacterSheet, 'seat'> {
  const said = props.find((words) => WHEELCHAIRS.some((name) => words.endsWith(name)))
  return said === undefined ? {} : { seat: { kind: 'wheelchair', color: colorOfThing(said, '#3a4250') } }
}

/** Colours of small things where none is said. */
const SMALL_COLORS: Partial<Record<JewelleryKind, string>> = {
  watch: '#2b2a30',
  wristbands: '#f1efe9',
  badge: '#c9a24a',
  lanyard: '#2f4f8a',
  whistle: '#b9bec6',
  'shoulder bag': '#7a5234',
}

/** What says more of a hat than its name and colour. */
const MORE_OF_HATS = /feathered|plumed|laurel|lea(?:f|ves)|ivy|olive|army|combat|military|soldier|brodie/

function castHeadwear(
  { headwear: words, headwearParts: parts }: Pick<Reading, 'headwear' | 'headwearParts'>,
  palette: Palette,
): CharacterSheet['headwear'] {
  if (words === undefined || words === 'none') return undefined
  const term = findTerms(words, HEADWEAR).at(-1)
  const kind =
    term !== undefined ? HEADWEAR[term]! : /in hair/.test(words) && !/ribbon|bow/.test(words) ? 'flower crown' : 'headband'
  const color = colorOfThing(words, HEADWEAR_WORDS[kind]?.color ?? HEADWEAR_COLORS[kind] ?? palette.main)
  const isCarried = / under arm$/.test(words)
  const hat: NonNullable<CharacterSheet['headwear']> = {
    kind,
    color,
    // A hat of felt, straw or leather has a darker band; caps are of one cloth, a little darker where it is thick.
    trim:
      HEADWEAR_COLORS[kind] && kind.endsWith('hat')
        ? mixRgb(color, [0.12, 0.08, 0.08], 0.6)
        : OF_ONE_CLOTH.has(kind)
          ? mixRgb(color, [0.02, 0.02, 0.03], 0.12)
          : rgbFromHex(HEADWEAR_WORDS[kind]?.trim ?? palette.accent),
    ...(/\bcolou?rful|\bmulti|\brainbow/.test(words) && { isColorful: true as const }),
    ...(isCarried && { isCarried }),
  }
  return parts || MORE_OF_HATS.test(words) ? seldomPart('garment parts').hat(hat, { words, parts }) : hat
}

const OF_ONE_CLOTH: ReadonlySet<string> = new Set(['cap', 'beanie'])

function castEyewear(words: string | undefined): CharacterSheet['eyewear'] {
  if (words === undefined || words === 'none') return undefined
  const term = findTerms(words, EYEWEAR).at(-1)
  const named = term === undefined ? 'round glasses' : EYEWEAR[term]!
  const isClear = named === 'round glasses' || named === 'square glasses'
  const kind =
    isClear && /round|circular/.test(words)
      ? 'round glasses'
      : isClear && /rectang|square/.test(words)
        ? 'square glasses'
        : named
  const shape = isClear || kind === 'sunglasses' ? LENSES.find(([said]) => said.test(words))?.[1] : undefined
  const natural = { goggles: '#8a6a3c', monocle: '#c9a24a', visor: '#38c8e0' }[kind as string]
  const ofShape = shape === 'aviator' ? '#c9a24a' : shape === 'rimless' ? '#b9bcc2' : undefined
  const isRaised = / on forehead$/.test(words) && kind !== 'eyepatch' && kind !== 'monocle'
  return {
    kind,
    color: colorOfThing(words, natural ?? ofShape ?? '#2c2a30'),
    ...(shape && { shape }),
    ...(isRaised && { isRaised }),
  }
}

/** Shapes of lenses by the words that say them. */
const LENSES: readonly (readonly [RegExp, NonNullable<NonNullable<CharacterSheet['eyewear']>['shape']>])[] = [
  [/cat ?eye/, 'cat eye'],
  [/aviator/, 'aviator'],
  [/half ?moon/, 'half moon'],
  [/rimless/, 'rimless'],
  [/heart/, 'heart'],
  [/oversize|\b(?:huge|big|large|giant|enormous) /, 'oversized'],
]

function castCompanion(words: string | undefined): CharacterSheet['companion'] {
  const term = words === undefined ? undefined : findTerms(words, ANIMALS).at(-1)
  const kind = term === undefined ? undefined : ANIMALS[term]
  if (!kind || words === undefined) return undefined
  // No retriever is of gold, and a red fox is orange.
  const said = words.replace(/golden (?=retriever|eagle)|ginger (?=cat)|red (?=fox|squirrel)|brown (?=bear)/, '')
  return { kind, ...(term !== kind && { name: term! }), color: colorOfThing(said, COMPANION_WORDS[kind].color) }
}
