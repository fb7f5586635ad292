import type { FaceBox } from './face-box.ts'
import type { PersonPicture } from './person-picture.ts'
import type { PhotoMasks } from './photo-reading.ts'

/** Half the breadth of a body with its arms, in widths of the face. */
const HALF_BREADTH = 1.55

/** The person of a photo whose clothes are meant: of a group, the one with the most prominent face alone. */
export function wearerOf(person: PersonPicture, faceCount: number): PersonPicture {
  const { face, picture, masks } = person
  if (!face || faceCount < 2) return person
  const x = masks.widthPx / picture.width
  return { ...person, masks: mainBody(masks, { left: face.left * x, right: face.right * x }) }
}

/** The masks of a group with one body alone, which is below a face (in cells); the others' is background. */
function mainBody(masks: PhotoMasks, face: Pick<FaceBox, 'left' | 'right'>): PhotoMasks {
  const middle = (face.left + face.right) / 2
  const half = (face.right - face.left) * HALF_BREADTH
  const isTheirs = (at: number) => Math.abs((at % masks.widthPx) + 0.5 - middle) < half
  const kept = (mask: Uint8Array) => mask.map((value, at) => (isTheirs(at) ? value : 0))
  const [bodySkin, clothes] = [kept(masks.bodySkin), kept(masks.clothes)]
  const background = masks.background.map(
    (value, at) => value + masks.bodySkin[at]! - bodySkin[at]! + masks.clothes[at]! - clothes[at]!,
  )
  return { ...masks, background, bodySkin, clothes }
}
