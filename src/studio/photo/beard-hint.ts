import type { Rgb } from '../color.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { lightness, middleColor, type Samples } from './middle-color.ts'
import { type PhotoPixels, sampleAround } from './photo-pixels.ts'

type FacialHair = NonNullable<CharacterSheet['facialHair']>

/** Well inside the face: the edge of a jaw lies in its own shade. */
const CHIN = [199, 200, 201, 421, 208, 428]
const JAWS = [210, 430, 211, 431, 214, 434]
const UPPER_LIP = [165, 391, 92, 322, 167, 393]
/** Of the skin's lightness: shade on a chin seldom goes below. */
const DARK = 0.6
/** Of the skin's vividness: what is lighter than a beard's shade and so much greyer is grey hair. */
const GREY = 0.45

/** Beard or moustache, where the lower face is clearly of another colour than the cheeks. Undefined where it is skin. */
export function beardHint(photo: PhotoPixels, skin: Rgb | undefined): FacialHair | undefined {
  if (!skin) return undefined
  const share = (points: readonly number[]) => {
    // Shade falls on one side: a beard is on both.
    const ofSide = (side: 0 | 1) => {
      const samples = sampleAround(
        photo,
        points.filter((_, index) => index % 2 === side),
        0.02,
      )
      return samples.filter((sample) => isHairy(sample, skin)).length / Math.max(1, samples.length)
    }
    return Math.min(ofSide(0), ofSide(1))
  }
  const [chin, jaws, lip] = [share(CHIN), share(JAWS), share(UPPER_LIP)]
  const points = [...(chin > 0.5 ? CHIN : []), ...(jaws > 0.5 ? JAWS : []), ...(lip > 0.5 ? UPPER_LIP : [])]
  const color = middleColor(sampleAround(photo, points, 0.02).filter((sample) => isHairy(sample, skin)))
  if (!color) return undefined
  if (chin > 0.55 && jaws > 0.45) return { kind: lip > 0.3 ? 'full beard' : 'short beard', color }
  if (chin > 0.6 && lip > 0.45) return { kind: 'goatee', color }
  if (lip > 0.55 && chin < 0.4) return { kind: 'moustache', color }
  return undefined
}

function isHairy(sample: Samples[number], skin: Rgb): boolean {
  const own: Samples[number] = [skin[0] * 255, skin[1] * 255, skin[2] * 255]
  const light = lightness(sample) / Math.max(1, lightness(own))
  return light < DARK || (light < 1.05 && vividness(own) > 0.12 && vividness(sample) < GREY * vividness(own))
}

const vividness = (color: Samples[number]) => (Math.max(...color) - Math.min(...color)) / Math.max(1, ...color)
