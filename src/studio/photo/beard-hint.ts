import type { Rgb } from '../color.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { grainAround } from './grain-around.ts'
import { lightness, middleColor, type Samples } from './middle-color.ts'
import { type PhotoPixels, sampleAround } from './photo-pixels.ts'
import { seenCheeks } from './skin-hint.ts'
import { vividness } from './vividness.ts'

type FacialHair = NonNullable<CharacterSheet['facialHair']>

/** Well inside the face: the edge of a jaw lies in its own shade. */
const CHIN = [199, 200, 201, 421, 208, 428]
const JAWS = [210, 430, 211, 431, 214, 434]
const UPPER_LIP = [165, 391, 92, 322, 167, 393]
/** Of the skin's lightness: shade on a chin seldom goes below. */
const DARK = 0.6
/** Of the skin's vividness: what is lighter than a beard's shade and so much greyer is grey hair. */
const GREY = 0.45
/** Grain of a chin: skin has less, hair more, and shaved hair of any light is rough. */
const ROUGH = 0.15
const ROUGHEST = 0.22
/** Of the skin's lightness and vividness: a rough chin so dark or so grey is hairy. */
const SHADED = 0.78
const FADED = 0.86

/** Beard or moustache, where the lower face is clearly of another colour than the cheeks. Undefined where it is skin. */
export function beardHint(photo: PhotoPixels): FacialHair | undefined {
  const skin = seenCheeks(photo)
  if (!skin) return undefined
  const rough = roughBeard(photo, skin)
  if (rough) return rough
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

/** Hair on the chin that is seen by its grain, where its colour is near that of the skin. */
function roughBeard(photo: PhotoPixels, skin: Rgb): FacialHair | undefined {
  const own: Samples[number] = [skin[0] * 255, skin[1] * 255, skin[2] * 255]
  const isColored = vividness(own) > 0.12
  const differs = (sample: Samples[number]) =>
    lightness(sample) < SHADED * lightness(own) || (isColored && vividness(sample) < FADED * vividness(own))
  const sides = ([0, 1] as const).map((side) => {
    const points = CHIN.filter((_, index) => index % 2 === side)
    const seen = middleColor(sampleAround(photo, points, 0.03), { from: 0.3, to: 0.7 }) ?? skin
    const color: Samples[number] = [seen[0] * 255, seen[1] * 255, seen[2] * 255]
    const grain = grainAround(photo, points)
    return grain > ROUGH && (differs(color) || (grain > ROUGHEST && lightness(color) < 0.9 * lightness(own)))
  })
  if (!sides.every(Boolean)) return undefined
  const hairs = sampleAround(photo, CHIN, 0.03).filter(differs)
  const color = middleColor(hairs, { from: 0.2, to: 0.6 })
  return color && { kind: grainAround(photo, UPPER_LIP) > ROUGHEST ? 'full beard' : 'short beard', color }
}

function isHairy(sample: Samples[number], skin: Rgb): boolean {
  const own: Samples[number] = [skin[0] * 255, skin[1] * 255, skin[2] * 255]
  const light = lightness(sample) / Math.max(1, lightness(own))
  return light < DARK || (light < 1.05 && vividness(own) > 0.12 && vividness(sample) < GREY * vividness(own))
}
