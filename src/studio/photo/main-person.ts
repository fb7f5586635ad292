import type { FaceBox } from './face-box.ts'
import type { PhotoMasks } from './photo-reading.ts'

/** Half the breadth of a body with its arms, in widths of the face. */
const HALF_BREADTH = 1.55

/** The masks of a group with the body of one of them alone, who is below `face` (in cells); the others' is background. */
export function mainPerson(masks: PhotoMasks, face: FaceBox): PhotoMasks {
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
