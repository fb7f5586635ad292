import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import { glassesRims } from './glasses-rims.ts'
import { lightness, middleColor } from './middle-color.ts'
import { maskAt, type PhotoPixels, sampleAround } from './photo-pixels.ts'

/** Over the lids and right beside them: where lenses lie. */
const EYES = [159, 145, 386, 374, 158, 144, 385, 380, 33, 133, 362, 263]
/** Forehead, lower cheeks, tip of the nose: below lenses of any size. */
const OPEN_FACE = [151, 205, 425, 50, 280, 4]
/** Of 255. */
const SURE = 150
const NOT_ELSEWHERE = 60

/** Glasses: where the masks show something worn round the eyes and nowhere else on the face, or where rims are seen. */
export function glassesHint(photo: PhotoPixels): CharacterSheet['eyewear'] {
  const { face } = photo.reading
  if (!face) return undefined
  const other = (points: readonly number[]) => {
    const values = points.map((index) => {
      const { x, y } = facePoint(face, index, photo.scale)
      return maskAt(photo, 'other', x, y)
    })
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  }
  if (other(OPEN_FACE) > NOT_ELSEWHERE) return undefined
  if (other(EYES) < SURE) {
    const color = glassesRims(photo)
    return color && { kind: 'square glasses', color }
  }
  const eyes = [FACE_POINT.leftEyeTop, FACE_POINT.leftEyeBottom, FACE_POINT.rightEyeTop, FACE_POINT.rightEyeBottom]
  const lens = middleColor(sampleAround(photo, eyes, 0.03))
  const isDark = lens !== undefined && lightness([lens[0] * 255, lens[1] * 255, lens[2] * 255]) < 55
  return { kind: isDark ? 'sunglasses' : 'square glasses', color: [0.13, 0.12, 0.13] }
}
