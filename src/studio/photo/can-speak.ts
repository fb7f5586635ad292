import { FACE_POINT, facePoint } from './face-points.ts'
import { isFromTheFront } from './is-from-the-front.ts'
import type { PhotoFace, PhotoReading } from './photo-reading.ts'

/** A face that is less sure than this may be anything. */
const LEAST_SCORE = 0.55
/** Pixels between the mouth's corners below which nothing of it is seen. */
const LEAST_MOUTH_PX = 10
/** Confidence in skin or beard, of 255, around a mouth that nothing hides. */
const LEAST_SKIN = 70
const AROUND_MOUTH = [61, 291, 0, 17, 37, 267, 84, 314, 205, 425, 200] as const

/** Whether the face of a photo can be made to speak: seen from the front, with its mouth free, not too small. */
export function canSpeak(reading: PhotoReading): boolean {
  const { face } = reading
  if (!face || face.score < LEAST_SCORE) return false
  const [left, right] = [facePoint(face, FACE_POINT.mouthLeft), facePoint(face, FACE_POINT.mouthRight)]
  const mouthPx = Math.hypot(right.x - left.x, right.y - left.y)
  return mouthPx >= LEAST_MOUTH_PX && isFromTheFront(face) && skinAroundMouth(reading, face) >= LEAST_SKIN
}

/** The middle of what the masks say at places around the mouth: a hand or a cup before it is not the face's skin. */
function skinAroundMouth({ masks, widthPx, heightPx }: PhotoReading, face: PhotoFace): number {
  const values = AROUND_MOUTH.map((index) => {
    const { x, y } = facePoint(face, index)
    const column = Math.min(masks.widthPx - 1, Math.max(0, Math.floor((x / widthPx) * masks.widthPx)))
    const row = Math.min(masks.heightPx - 1, Math.max(0, Math.floor((y / heightPx) * masks.heightPx)))
    const at = row * masks.widthPx + column
    return masks.faceSkin[at]! + masks.hair[at]!
  })
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}
