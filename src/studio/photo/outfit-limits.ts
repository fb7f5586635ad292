import { bodyFrame } from './body-frame.ts'
import { faceInCells } from './face-in-cells.ts'
import type { PersonPicture } from './person-picture.ts'

/** Of what is seen of the person below the chin, in heads: with less of the outfit its lower part is made up. */
const LEAST_LENGTH = 0.6
/** Of the person's face in pixels: clothes below a smaller one come out soft. */
const LEAST_FACE = 0.35

const CUT_OFF = 'The outfit’s picture shows less of the outfit than is seen of the person: what is below it is made up.'
const SMALL = 'The outfit is small in its picture: on the person it is soft.'

/** What a picture of an outfit can not give to this person, in plain words. */
export function outfitLimits(person: PersonPicture, outfit: PersonPicture): string[] {
  const [wearer, worn] = [measured(person), measured(outfit)]
  if (!wearer || !worn) return []
  return [
    ...(worn.lengthHeads < wearer.lengthHeads * LEAST_LENGTH ? [CUT_OFF] : []),
    ...(worn.facePx < wearer.facePx * LEAST_FACE ? [SMALL] : []),
  ]
}

function measured(who: PersonPicture): { lengthHeads: number; facePx: number } | undefined {
  const face = faceInCells(who)
  const frame = bodyFrame(who.masks, face)
  if (!face || !frame) return undefined
  return {
    lengthHeads: (frame.bottomY - frame.chinY) / Math.max(1, face.bottom - face.top),
    facePx: ((face.right - face.left) * who.picture.width) / who.masks.widthPx,
  }
}
