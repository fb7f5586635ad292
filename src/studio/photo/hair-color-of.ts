import type { Rgb } from '../color.ts'
import { FACE_POINT } from './face-points.ts'
import { middleColor } from './middle-color.ts'
import { photoHints } from './photo-hints.ts'
import { type PhotoPixels, sampleAround } from './photo-pixels.ts'

/** Hairs of a brow with the skin between them: the darker third are hairs. */
const HAIRS = { from: 0.05, to: 0.35 } as const
const BROWS = [FACE_POINT.leftBrow, FACE_POINT.rightBrow, 63, 293, 66, 296]

/** The colour of the hair of the one in a photo; where it is hidden that of their brows. */
export function hairColorOf(photo: PhotoPixels): Rgb {
  const { hair } = photoHints(photo.reading, photo.picture)
  return hair?.color ?? middleColor(sampleAround(photo, BROWS, 0.02), HAIRS) ?? [0.16, 0.12, 0.1]
}
