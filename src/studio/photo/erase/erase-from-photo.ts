import type { CreateCanvas, Picture } from '../../canvas.ts'
import { hasPerson } from '../has-person.ts'
import { healRegion } from '../heal/heal-region.ts'
import { partMatte } from '../part-matte.ts'
import type { PhotoReading } from '../photo-reading.ts'
import { resizeValues } from '../resize-values.ts'
import { eraseFacialHair } from './erase-facial-hair.ts'
import { eraseGlasses } from './erase-glasses.ts'
import { eraseSpots } from './erase-spots.ts'
import type { ErasedPart } from './erased-part.ts'
import { faceZone } from './face-zone.ts'
import { hairRegion } from './hair-region.ts'
import { hatRegion } from './hat-region.ts'
import { revealHead } from './reveal-head.ts'
import { revealScalp } from './reveal-scalp.ts'
import { sureOf } from './sure-of.ts'
import { widened } from './widened.ts'

/** Of the picture: less than this is nothing. */
const LEAST_SHARE = 0.0008
/** In distances of the outer eye corners: what is carried begins below the chin, or beside the head. */
const CHIN = 0.95
const HEAD_WIDE = 1.9
const HIDDEN_BY_HAT = 'The hair and the head that were under it are made up.'

/** The photo without something; undefined where it is not found. The picture is not changed. */
export function eraseFromPhoto(
  picture: Picture,
  reading: PhotoReading,
  part: ErasedPart,
  createCanvas: CreateCanvas,
): { picture: Picture; warning?: string } | undefined {
  const { face } = reading
  const plain = (erased: Picture | undefined) => erased && { picture: erased }
  const madeUp = (erased: Picture | undefined, warning: string) => erased && { picture: erased, warning }
  switch (part) {
    case 'glasses':
      return face && eraseGlasses(picture, { ...reading, face }, createCanvas)
    case 'facial hair':
      return (
        face &&
        madeUp(eraseFacialHair(picture, { ...reading, face }, createCanvas), 'The skin that was under the beard is made up.')
      )
    case 'spots':
      return plain(eraseSpots(picture, reading, { isInk: false }))
    case 'ink':
      return plain(eraseSpots(picture, reading, { isInk: true }))
    case 'hat': {
      const region = face && hatRegion(picture, { ...reading, face })
      return region && madeUp(revealScalp(picture, { ...reading, face }, region), HIDDEN_BY_HAT)
    }
    case 'hair': {
      const hair = face && hairRegion(picture, { ...reading, face })
      if (!hair || share(hair) < LEAST_SHARE) return undefined
      return { picture: revealHead(picture, { ...reading, face }, hair, { hair: 'bald', createCanvas }) }
    }
    case 'thing': {
      const region = wornRegion(picture, reading, (x, y) => !face || y > CHIN || Math.abs(x) > HEAD_WIDE)
      if (!region) return undefined
      return { picture: healRegion(picture, region, around(picture, reading, region)) }
    }
    case 'people': {
      if (!hasPerson(reading)) return undefined
      const { masks } = reading
      const size = { width: masks.widthPx, height: masks.heightPx }
      const people = resizeValues(
        masks.background.map((value) => (value < 200 ? 1 : 0)),
        size,
        picture,
      )
      const region = widened(picture, people)
      return { picture: healRegion(picture, region, sureOf(picture, masks, ['background'])) }
    }
    default:
      return part satisfies never
  }
}

/** Where the masks see something that is no skin, hair or clothes, in a part of the picture in the face's measure. */
function wornRegion(
  picture: Picture,
  { masks, face }: PhotoReading,
  isThere: (x: number, y: number) => boolean,
): Float32Array | undefined {
  const { width } = picture
  const toZone = face ? faceZone(face).toZone : (x: number, y: number) => [x, y] as const
  const other = partMatte(picture, masks, 'other').map((value, pixel) =>
    isThere(...toZone(pixel % width, Math.floor(pixel / width))) ? value : 0,
  )
  return share(other) < LEAST_SHARE ? undefined : widened(picture, other)
}

function around(picture: Picture, { masks }: PhotoReading, region: Float32Array): Float32Array {
  const source = sureOf(picture, masks, ['background', 'clothes', 'bodySkin'])
  return source.map((value, pixel) => (region[pixel]! > 0 ? 0 : value))
}

const share = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length
