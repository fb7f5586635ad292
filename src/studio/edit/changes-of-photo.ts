import type { StyleId } from '../../contract/styles.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { Reading } from '../sheet/reading.ts'
import { colorOf } from '../words/color-of.ts'
import { garmentKindOf } from '../words/garment-kind-of.ts'
import { EYE_COLORS } from '../words/lexicon/eyes.ts'
import { HAIR_COLORS } from '../words/lexicon/hair.ts'
import type { EditOrder } from './instruction.ts'
import type { PhotoChange } from './photo-change.ts'
import { placeOfReading } from './scene-of-words.ts'

/** Places beside a photo are drawn as if they were photographed. */
const PLACE_STYLE: StyleId = 'photoreal'
const BLUR =
  /\b(?:blur|blurry|blurred|out of focus|soft(?:en)?|bokeh)\b.*\b(?:background|backdrop|surroundings)\b|\bblur(?:red|ry)? (?:the )?(?:background|backdrop)\b|\bbokeh\b/i
const BACKGROUND = /\b(?:background|backdrop|surroundings|scenery)\b/i
/** 'put him in a suit' dresses; 'make the shirt red' dyes. */
const DRESSES = /^(?:please )?(?:put|dress|give|add|wear|let)\b|\bwearing\b/i

/** What looks right when it is laid on a face in a photo. */
const GLASSES: readonly string[] = ['round glasses', 'square glasses', 'sunglasses']

/** What of an order can be done to a photo with what networks find in it; empty where that is nothing. */
export function changesOfPhoto(order: EditOrder, { seed }: { seed: string }): PhotoChange[] {
  if (BLUR.test(order.said)) return [{ kind: 'soften' }]
  switch (order.kind) {
    case 'remove':
      return BACKGROUND.test(order.what) ? [{ kind: 'move', place: { kind: 'plain', color: [0.93, 0.93, 0.94] } }] : []
    case 'describe':
      return changesOfReading(order.reading, { seed, isDressed: DRESSES.test(order.said) })
    case 'replace':
      return changesOfReading(order.reading, { seed, isDressed: true })
    default:
      return []
  }
}

function changesOfReading(reading: Reading, { seed, isDressed }: { seed: string; isDressed: boolean }): PhotoChange[] {
  const options = { seed, candidate: 1, style: PLACE_STYLE }
  const hair = reading.hairColor === undefined ? undefined : colorOf(reading.hairColor, HAIR_COLORS)
  const eyes = reading.eyeColor === undefined ? undefined : colorOf(reading.eyeColor, EYE_COLORS)
  const place = placeOfReading(reading, options)
  const cast = castCharacter(reading, options)
  const glasses = reading.eyewear === undefined ? undefined : cast.character.eyewear
  return [
    ...(hair ? [{ kind: 'dye', part: 'hair', color: hair } as const] : []),
    ...(eyes ? [{ kind: 'dye', part: 'eyes', color: eyes } as const] : []),
    ...changesOfClothes(reading, { isDressed, character: cast.character }),
    ...(glasses && GLASSES.includes(glasses.kind) ? [{ kind: 'glasses', glasses } as const] : []),
    ...(reading.expression === undefined ? [] : [{ kind: 'feel', expression: cast.scene.expression } as const]),
    ...(place ? [{ kind: 'move', place } as const] : []),
  ]
}

function changesOfClothes(
  { garments = [] }: Reading,
  { isDressed, character }: { isDressed: boolean; character: ReturnType<typeof castCharacter>['character'] },
): PhotoChange[] {
  if (garments.length === 0) return []
  const color = colorOf(garments.find((garment) => garment.color !== undefined)?.color ?? '')
  const isNamed = garments.some(({ type }) => garmentKindOf(type) !== undefined)
  if (color && !(isDressed && isNamed)) return [{ kind: 'dye', part: 'clothes', color }]
  return isNamed ? [{ kind: 'wear', character }] : []
}
