import { FACE_POINT, facePoint } from './face-points.ts'
import { isFromTheFront } from './is-from-the-front.ts'
import type { PhotoFace, PhotoReading } from './photo-reading.ts'

/** A face that is less sure than this may be anything. */
const LEAST_SCORE = 0.55
/** Pixels between the mouth's corners below which nothing of it is seen. */
const LEAST_MOUTH_PX = 10
const AROUND_MOUTH = [61, 291, 0, 17, 37, 267, 84, 314, 205, 425, 200] as const
const AROUND_EYES = [9, 151, 50, 280, 117, 346, 6, 107, 336] as const
/** Confidence, of 255, that the upper face is one at all; drawings may have none, and then nothing is known of the mouth. */
const LEAST_FACE = 90
/** Where there is less of the upper face's confidence around the mouth, something is before it: a hand, a cup, a mask. */
const LEAST_SHARE = 0.2

/** Whether the face of a photo can be made to speak: seen from the front, with its mouth free, not too small. */
export function canSpeak(reading: PhotoReading): boolean {
  const { face } = reading
  if (!face || face.score < LEAST_SCORE) return false
  const [left, right] = [facePoint(face, FACE_POINT.mouthLeft), facePoint(face, FACE_POINT.mouthRight)]
  const mouthPx = Math.hypot(right.x - left.x, right.y - left.y)
  return mouthPx >= LEAST_MOUTH_PX && isFromTheFront(face) && !isCovered(reading, face)
}

function isCovered(reading: PhotoReading, face: PhotoFace): boolean {
  const upper = faceShown(reading, face, AROUND_EYES)
  return upper >= LEAST_FACE && faceShown(reading, face, AROUND_MOUTH) < upper * LEAST_SHARE
}

/** The middle of what the masks say of skin of the face, or a beard, at these points. */
function faceShown({ masks, widthPx, heightPx }: PhotoReading, face: PhotoFace, points: readonly number[]): number {
  const values = points.map((index) => {
    const { x, y } = facePoint(face, index)
    const column = Math.min(masks.widthPx - 1, Math.max(0, Math.floor((x / widthPx) * masks.widthPx)))
    const row = Math.min(masks.heightPx - 1, Math.max(0, Math.floor((y / heightPx) * masks.heightPx)))
    const at = row * masks.widthPx + column
    return masks.faceSkin[at]! + masks.hair[at]!
  })
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}
