import type { StyleId } from '../../contract/styles.ts'
import { mixRgb } from '../color.ts'
import { isNeckwear, type PhotoThing } from '../photo/things/photo-thing.ts'
import { skyColorsFor } from '../scene/sky-colors.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { HeadwearKind } from '../sheet/headwear-kind.ts'
import type { Reading } from '../sheet/reading.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { colorOf } from '../words/color-of.ts'
import { garmentKindOf } from '../words/garment-kind-of.ts'
import { EYE_COLORS } from '../words/lexicon/eyes.ts'
import { HAIR_COLORS } from '../words/lexicon/hair.ts'
import { readDescription } from '../words/read-description.ts'
import { erasedPartOf } from './erased-part-of.ts'
import { hourOf } from './hour-of.ts'
import type { EditOrder } from './instruction.ts'
import type { PhotoChange } from './photo-change.ts'
import { placeOfReading } from './scene-of-words.ts'

/** Places beside a photo are drawn as if they were photographed. */
const PLACE_STYLE: StyleId = 'photoreal'
const BLUR =
  /\b(?:blur|blurry|blurred|out of focus|soft(?:en)?|bokeh)\b.*\b(?:background|backdrop|surroundings)\b|\bblur(?:red|ry)? (?:the )?(?:background|backdrop)\b|\bbokeh\b/i
const BACKGROUND = /\b(?:background|backdrop|surroundings|scenery)\b/i
/** 'the people in the background' are not the background. */
const IN_BACKGROUND = /\S+ (?:in|from|of|at) the (?:background|back|backdrop|surroundings)\b/i
/** 'put him in a suit' dresses; 'make the shirt red' dyes. */
const DRESSES = /^(?:please )?(?:put|dress|give|add|wear|let)\b|\bwearing\b/i

/** What looks right when it is laid on a face in a photo. */
const GLASSES: readonly string[] = ['round glasses', 'square glasses', 'sunglasses']

/** What of an order can be done to a photo with what networks find in it; empty where that is nothing. */
export function changesOfPhoto(order: EditOrder, { seed }: { seed: string }): PhotoChange[] {
  if (BLUR.test(order.said)) return [{ kind: 'soften' }]
  switch (order.kind) {
    case 'remove': {
      if (BACKGROUND.test(order.what) && !IN_BACKGROUND.test(order.what))
        return [{ kind: 'move', place: { kind: 'plain', color: [0.93, 0.93, 0.94] } }]
      const part = erasedPartOf(order.what)
      return part ? [{ kind: 'erase', part, said: order.said }] : []
    }
    case 'describe':
      return changesOfReading(order.reading, { seed, isDressed: DRESSES.test(order.said) })
    case 'replace':
      return changesOfReading(order.reading, { seed, isDressed: true })
    case 'sky':
      return [
        { kind: 'sky', colors: skyColorsFor({ timeOfDay: 'noon', weather: 'clear', skyColor: order.color }), of: 'words' },
      ]
    case 'compare':
      return order.toward === 'older' ? changesOfReading(readDescription(OLDER).reading, { seed, isDressed: true }) : []
    default:
      return []
  }
}

/** Years as they show in a photo. */
const OLDER = 'a person with grey hair and wrinkles'

function changesOfReading(reading: Reading, { seed, isDressed }: { seed: string; isDressed: boolean }): PhotoChange[] {
  const options = { seed, candidate: 1, style: PLACE_STYLE }
  const hair = reading.hairColor === undefined ? undefined : colorOf(reading.hairColor, HAIR_COLORS)
  const eyes = reading.eyeColor === undefined ? undefined : colorOf(reading.eyeColor, EYE_COLORS)
  const place = placeOfReading(reading, options)
  const cast = castCharacter(reading, options)
  const glasses = reading.eyewear === undefined ? undefined : cast.character.eyewear
  const isShaved = cast.character.hair.kind === 'bald' || cast.character.hair.kind === 'shaved'
  return [
    ...(isShaved && reading.hairStyle ? [{ kind: 'erase', part: 'hair', said: reading.hairStyle } as const] : []),
    ...(hair ? [{ kind: 'dye', part: 'hair', color: hair } as const] : []),
    ...(eyes ? [{ kind: 'dye', part: 'eyes', color: eyes } as const] : []),
    ...changesOfClothes(reading, { isDressed, character: cast.character }),
    ...(glasses && GLASSES.includes(glasses.kind) ? [{ kind: 'glasses', glasses } as const] : []),
    ...thingsOf(reading, cast.character),
    ...(reading.expression === undefined ? [] : [{ kind: 'feel', expression: cast.scene.expression } as const]),
    ...(place ? [{ kind: 'move', place } as const] : skyOfHour(reading)),
  ]
}

/** Hours whose sky is of other colours than that of the day. */
const SKY_HOURS: readonly SceneSheet['timeOfDay'][] = ['dawn', 'golden hour', 'dusk', 'night']

function skyOfHour({ timeOfDay, light }: Reading): PhotoChange[] {
  const hour = hourOf({ timeOfDay, light })
  if (!hour || !SKY_HOURS.includes(hour)) return []
  const of = /\bsk(?:y|ies)\b/.test(timeOfDay ?? '') ? 'words' : hour === 'night' ? 'night' : 'another hour'
  return [{ kind: 'sky', colors: skyColorsFor({ timeOfDay: hour, weather: 'clear' }), of }]
}

function changesOfClothes(
  { garments = [] }: Reading,
  { isDressed, character }: { isDressed: boolean; character: ReturnType<typeof castCharacter>['character'] },
): PhotoChange[] {
  const isWorn = ({ type }: { type: string }) => {
    const kind = garmentKindOf(type)
    return kind === undefined || !isNeckwear({ kind })
  }
  const worn = garments.filter(isWorn)
  if (worn.length === 0) return []
  const color = colorOf(worn.find((garment) => garment.color !== undefined)?.color ?? '')
  const isNamed = worn.some(({ type }) => garmentKindOf(type) !== undefined)
  if (color && !(isDressed && isNamed)) return [{ kind: 'dye', part: 'clothes', color }]
  return isNamed ? [{ kind: 'wear', character }] : []
}

/** The parts of a description that are laid on somebody in a photo, in the order in which they lie on each other. */
const THINGS: readonly (readonly [PhotoThing, (reading: Reading) => string | undefined])[] = [
  ['hair', ({ hairStyle }) => hairStyle],
  ['facial hair', ({ facialHair }) => facialHair],
  ['marks', ({ marks }) => marks?.join(', ')],
  ['features', ({ marks, species }) => (marks || species ? [species, ...(marks ?? [])].join(', ') : undefined)],
  ['neckwear', ({ garments = [] }) => garments.find(isOverClothes)?.type],
  ['jewellery', ({ jewellery }) => jewellery?.join(', ')],
  ['eyewear', ({ eyewear }) => eyewear],
  ['headwear', ({ headwear }) => headwear],
  ['companion', ({ companion }) => companion],
  ['prop', ({ props }) => props?.join(', ')],
]

function isOverClothes({ type }: { type: string }): boolean {
  const kind = garmentKindOf(type)
  return kind !== undefined && isNeckwear({ kind })
}

function thingsOf(reading: Reading, character: CharacterSheet): PhotoChange[] {
  return THINGS.flatMap(([thing, saidOf]) => {
    const said = saidOf(reading)
    if (!said || !has(character, thing)) return []
    // A beard has the colour of the hair unless another one is named.
    const color = thing === 'facial hair' ? colorOf(said, HAIR_COLORS) : undefined
    return [{ kind: 'put', thing, character: withPlainHat(character, said), said, ...(color && { color }) } as const]
  })
}

/** What nobody gave a colour. */
const PLAIN_HAT = [0.17, 0.17, 0.2] as const
const JEWELS_OF_HEADS: ReadonlySet<HeadwearKind> = new Set<HeadwearKind>(['crown', 'tiara', 'flower crown'])

/** Hats of drawn people are gay; beside a photo they are of one colour, a dark one where none is named. */
function withPlainHat(character: CharacterSheet, said: string): CharacterSheet {
  const { headwear } = character
  if (!headwear || JEWELS_OF_HEADS.has(headwear.kind)) return character
  const color = colorOf(said) ? headwear.color : PLAIN_HAT
  return { ...character, headwear: { ...headwear, color, trim: mixRgb(color, [0, 0, 0], 0.4) } }
}

/** Whether a sheet has a thing that can be laid on a photo; glasses that lie flat are drawn by the face's own mesh. */
function has(character: CharacterSheet, thing: PhotoThing): boolean {
  const { eyewear, horns, wings, tail, halo, ears } = character
  switch (thing) {
    case 'hair':
      return character.hair.kind !== 'bald' && character.hair.kind !== 'shaved'
    case 'facial hair':
      return character.facialHair !== undefined
    case 'headwear':
      return character.headwear !== undefined
    case 'eyewear':
      return eyewear !== undefined && !GLASSES.includes(eyewear.kind)
    case 'jewellery':
      return character.jewellery.length > 0
    case 'neckwear':
      return character.garments.some(isNeckwear)
    case 'features':
      return Boolean(horns || wings || tail || halo) || ears !== 'round'
    case 'marks':
      return character.marks.length > 0 || character.skin.freckles > 0
    case 'prop':
      return character.props.length > 0
    case 'companion':
      return character.companion !== undefined
    default:
      return thing satisfies never
  }
}
