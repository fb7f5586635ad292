import { bodyFrame } from './body-frame.ts'
import { faceInCells } from './face-in-cells.ts'
import { headTurn } from './head-turn.ts'
import type { PersonPicture } from './person-picture.ts'
import type { PhotoFace } from './photo-reading.ts'

/** Of what is seen of the person below the chin, in heads: with less of the outfit most of it would be made up of patches. */
const LEAST_LENGTH = 0.45
/** Radians: cloth that is seen from the side fits nobody who is seen from the front. */
const MOST_TURN = 0.8
/** Of the body between the shoulders and its end: more than this, hidden by arms, hair and things, leaves holes. */
const MOST_HIDDEN = 0.45

interface Seen extends PersonPicture {
  readonly mesh?: PhotoFace | undefined
}

/**
 * Whether the clothes of one picture can not be bent onto the person of the other without patches: they are cut off, seen from
 * another side, or hidden for the most part.
 */
export function isFarOutfit(person: Seen, outfit: Seen): boolean {
  const [wearer, worn] = [lengthOf(person), lengthOf(outfit)]
  if (wearer === undefined || worn === undefined) return false
  if (worn < wearer * LEAST_LENGTH) return true
  if (person.mesh && outfit.mesh && Math.abs(headTurn(person.mesh) - headTurn(outfit.mesh)) > MOST_TURN) return true
  return hiddenShare(outfit) > MOST_HIDDEN
}

function lengthOf(who: PersonPicture): number | undefined {
  const face = faceInCells(who)
  const frame = bodyFrame(who.masks, face)
  return face && frame && (frame.bottomY - frame.chinY) / Math.max(1, face.bottom - face.top)
}

/** How much of the trunk is no cloth: bare arms before it, hair, things that are held. */
function hiddenShare({ masks, ...who }: PersonPicture): number {
  const frame = bodyFrame(masks, faceInCells({ ...who, masks }))
  if (!frame) return 0
  let [seen, hidden] = [0, 0]
  for (let y = frame.shoulderY; y < frame.bottomY; y += 1) {
    const half = frame.width[y]! * 0.3
    for (
      let x = Math.max(0, Math.round(frame.middle[y]! - half));
      x < Math.min(masks.widthPx, frame.middle[y]! + half);
      x += 1
    ) {
      const at = y * masks.widthPx + x
      if (masks.clothes[at]! > 127) seen += 1
      else if (masks.hair[at]! + masks.other[at]! > 127) hidden += 1
    }
  }
  return hidden / Math.max(1, seen + hidden)
}
