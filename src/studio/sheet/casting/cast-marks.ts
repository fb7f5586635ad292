import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { findTerms } from '../../words/find-terms.ts'
import { MARKS } from '../../words/lexicon/accessories.ts'
import { EYE_COLORS } from '../../words/lexicon/eyes.ts'
import { type BodyFeature, FEATURES } from '../../words/lexicon/features.ts'
import { tattooMotifOf } from '../../words/lexicon/tattoo-words.ts'
import { bodyMarkOf } from '../../words/readers/read-body-marks.ts'
import type { CharacterSheet, Mark } from '../character-sheet.ts'
import type { Reading } from '../reading.ts'
import type { Person } from './cast-person.ts'
import type { Choices } from './choices.ts'
import { COMMON_EYES } from './heritage.ts'
import { SPECIES_TRAITS } from './species-traits.ts'

/** Eyes as said ('blue (left) and green (right)'), else of the species or of the people. */
export function castEyes(reading: Reading, person: Person, choices: Choices): CharacterSheet['eyes'] {
  const traits = SPECIES_TRAITS[person.species]
  const [first = '', second] = (reading.eyeColor ?? '').split(' and ')
  const open: readonly string[] =
    traits.eyeColors ?? (reading.skin === undefined || reading.origin !== undefined ? person.heritage.eyes : COMMON_EYES)
  const one = colorOf(bare(first), EYE_COLORS) ?? rgbFromHex(choices.one('eye color', open))
  const other = (second === undefined ? undefined : colorOf(bare(second), EYE_COLORS)) ?? one
  const isSwapped = first.includes('(right)')
  return {
    left: isSwapped ? other : one,
    right: isSwapped ? one : other,
    pupil: traits.pupil ?? 'round',
    glow: /glow|luminous/.test(reading.eyeColor ?? '') ? 0.9 : (traits.glow ?? 0),
    lashes: person.gender === 'female' ? choices.number('lashes', 0.75, 1) : choices.number('lashes', 0.35, 0.6),
  }
}

const bare = (words: string) => words.replace(/\((left|right)\)|glowing|luminous/g, '').trim()

/** Their own left and right; where no side is said, a mark is on the one that is seen. */
type Side = 'left' | 'right'

export type BodyExtras = Pick<CharacterSheet, 'ears' | 'horns' | 'wings' | 'tail' | 'halo' | 'fangs' | 'marks'>

/** Ears, horns, wings and marks: those of the species, and those that are said. */
export function castBody(reading: Reading, { species }: Person, skin: Rgb, hair: Rgb, near: Side): BodyExtras {
  const traits = SPECIES_TRAITS[species]
  const said = (reading.marks ?? []).flatMap((words) => {
    const term = findTerms(words, FEATURES).at(-1)
    return term === undefined ? [] : [{ feature: FEATURES[term]!, color: colorOf(words) }]
  })
  const find = <Key extends string>(key: Key) =>
    said.find(
      (each): each is { feature: Extract<BodyFeature, Record<Key, unknown>>; color: Rgb | undefined } => key in each.feature,
    )
  const ears = find('ears')
  const horns = find('horns')
  const wings = find('wings')
  const tail = find('tail')
  const isFurry = species.endsWith('person')
  return {
    // 'White ears' of a cat person are a cat's.
    ears: (ears?.feature.ears === 'round' ? undefined : ears?.feature.ears) ?? traits.ears ?? 'round',
    ...(horns || traits.horns
      ? {
          horns: {
            kind: horns?.feature.horns ?? traits.horns![0],
            color: horns?.color ?? rgbFromHex(traits.horns?.[1] ?? '#d8c9a8'),
          },
        }
      : {}),
    ...(wings || traits.wings
      ? {
          wings: {
            kind: wings ? wingsOf(wings.feature.wings, species, reading.marks) : traits.wings![0],
            color:
              wings?.color ??
              (traits.wings || !OWN_WINGS[species]
                ? rgbFromHex(traits.wings?.[1] ?? '#efece4')
                : mixRgb(skin, [0.12, 0.1, 0.12], 0.3)),
          },
        }
      : {}),
    ...(tail || traits.tail
      ? {
          tail: tailOf(
            species === 'mermaid'
              ? 'fish'
              : ((isOwnTail(reading) ? traits.tail : undefined) ?? tail?.feature.tail ?? traits.tail!),
            tail?.color ?? scalesIn(reading),
            isFurry ? hair : skin,
          ),
        }
      : {}),
    halo: find('halo') !== undefined || (traits.halo ?? false),
    fangs: find('fangs') !== undefined || (traits.fangs ?? false),
    marks: [
      ...castMarks(reading.marks ?? [], skin, near).map((mark) => (isFlush(mark, reading, species) ? flushed(skin) : mark)),
      ...speciesMark(traits.mark, skin),
    ],
  }
}

/** A red nose that nobody paints or puts on is skin, flushed with cold or wine. */
const isFlush = ({ kind }: Mark, { marks = [], garments = [] }: Reading, species: CharacterSheet['species']) =>
  kind === 'red nose' &&
  species === 'human' &&
  ![...marks, ...garments.map(({ type }) => type)].some((words) => /clown|white/.test(words))
const flushed = (skin: Rgb): Mark => ({ kind: 'blush marks', place: 'nose', color: mixRgb(skin, [0.72, 0.16, 0.16], 0.45) })

/** 'a tail' alone is such as a being has. */
const isOwnTail = ({ marks = [] }: Reading) =>
  marks.some((mark) => /\btails?$/.test(mark) && !/(cat|fox|bushy|demon|lizard|dragon|fish|mermaid) tails?$/.test(mark))

/** 'wings' alone are such as a being has. */
function wingsOf(said: Wings, species: CharacterSheet['species'], marks: readonly string[] = []): Wings {
  if (said !== 'feathered' || marks.some((mark) => /feather|angel|bird/.test(mark))) return said
  return OWN_WINGS[species] ?? said
}

type Wings = NonNullable<CharacterSheet['wings']>['kind']
const OWN_WINGS: Partial<Record<CharacterSheet['species'], Wings>> = {
  'dragon person': 'dragon',
  demon: 'bat',
  vampire: 'bat',
  fairy: 'fairy',
}

/** The sea's green where nothing is said of a fish's tail. */
function tailOf(kind: NonNullable<CharacterSheet['tail']>['kind'], said: Rgb | undefined, own: Rgb): CharacterSheet['tail'] {
  return { kind, color: said ?? (kind === 'fish' ? rgbFromHex('#2f8f86') : own) }
}

/** 'turquoise scales' are those of the tail. */
function scalesIn({ species, marks = [] }: Reading): Rgb | undefined {
  return species === 'mermaid'
    ? marks
        .filter((mark) => /scales/.test(mark))
        .map((mark) => colorOf(mark))
        .find(Boolean)
    : undefined
}

function speciesMark(kind: 'scales' | 'circuit lines' | undefined, skin: Rgb): Mark[] {
  if (!kind) return []
  const color = kind === 'scales' ? mixRgb(skin, [0.1, 0.2, 0.25], 0.3) : rgbFromHex('#4fc8e0')
  return [{ kind, place: 'face', color }]
}

function castMarks(marks: readonly string[], skin: Rgb, near: Side): Mark[] {
  return marks.flatMap((words): Mark[] => {
    const term = findTerms(words, MARKS)[0]
    if (term === undefined || bodyMarkOf(words)) return []
    const kind = MARKS[term]!
    if (kind === 'unseen') return []
    const motif = kind === 'tattoo' ? tattooMotifOf(words) : undefined
    // A black eye is blue and purple.
    const said =
      kind === 'bruise' || motif
        ? undefined
        : /smok(e?y|ed)/.test(words)
          ? SMOKE
          : colorOf(words.split(/ (?:on|over) /)[0] ?? '')
    // Red cheeks are red skin, not paint.
    const color = said && kind === 'blush marks' ? mixRgb(skin, said, 0.35) : (said ?? markColor(kind, skin))
    return [{ kind, place: placeOf(kind, words, near), color, ...(motif && { motif }) }]
  })
}

/** Of eyes: smoke is no colour of theirs, it is nearly black. */
const SMOKE: Rgb = [0.19, 0.15, 0.16]

function placeOf(kind: Mark['kind'], words: string, near: Side): Mark['place'] {
  // A mask at the chin was pulled down; one 'over her mouth' was not.
  if (kind.endsWith(' mask')) return / at the chin$/.test(words) ? 'chin' : 'face'
  const side = words.includes('right') ? 'right' : words.includes('left') ? 'left' : near
  if (/ (eye|eyebrow|brow)/.test(words)) return `${side} eye`
  if (/ (cheek|cheekbone)$/.test(words)) return `${side} cheek`
  if (/ nose/.test(words)) return 'nose'
  if (/ (chin|jaw|lips?|mouth)/.test(words)) return 'chin'
  if (/ (forehead|temple)/.test(words)) return 'forehead'
  if (kind === 'scar' || kind === 'bandage' || kind === 'beauty spot' || kind === 'birthmark' || kind === 'tattoo')
    return `${near} cheek`
  return 'face'
}

function markColor(kind: Mark['kind'], skin: Rgb): Rgb {
  switch (kind) {
    case 'tattoo':
      return [0.16, 0.2, 0.3]
    case 'face paint':
      return [0.66, 0.16, 0.16]
    case 'circuit lines':
      return [0.31, 0.78, 0.88]
    case 'bandage':
      return [0.9, 0.82, 0.7]
    case 'lipstick':
      return [0.68, 0.12, 0.18]
    case 'eyeshadow':
      return [0.38, 0.3, 0.4]
    case 'eyeliner':
      return [0.08, 0.07, 0.09]
    case 'bindi':
      return [0.7, 0.08, 0.12]
    case 'hearing aid':
      return [0.78, 0.74, 0.7]
    case 'blush marks':
      return mixRgb(skin, [0.86, 0.36, 0.36], 0.5)
    case 'bruise':
      return mixRgb(skin, [0.36, 0.2, 0.42], 0.55)
    case 'white make-up':
    case 'clown make-up':
    case 'full mask':
      return [0.94, 0.93, 0.91]
    case 'skull make-up':
    case 'red nose':
      return [0.8, 0.14, 0.2]
    case 'soot':
      return [0.13, 0.11, 0.1]
    case 'medical mask':
      return [0.6, 0.78, 0.86]
    case 'cloth mask':
    case 'half mask':
      return [0.14, 0.13, 0.16]
    case 'carnival mask':
      return [0.42, 0.12, 0.36]
    case 'gold tooth':
      return [0.86, 0.68, 0.28]
    case 'braces':
      return [0.5, 0.53, 0.58]
    case 'gap tooth':
    case 'missing tooth':
      return [0.2, 0.06, 0.07]
    case 'gas mask':
      return [0.2, 0.22, 0.2]
    case 'plague mask':
      return [0.24, 0.18, 0.14]
    case 'scar':
      return mixRgb(skin, [0.86, 0.5, 0.48], 0.45)
    case 'birthmark':
      return mixRgb(skin, [0.5, 0.12, 0.16], 0.55)
    case 'freckles':
    case 'beauty spot':
    case 'vitiligo':
    case 'dimples':
    case 'eye bags':
    case 'wrinkles':
    case 'scales':
      return mixRgb(skin, [0.3, 0.14, 0.1], 0.5)
    default:
      return kind satisfies never
  }
}
