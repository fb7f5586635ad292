import type { Rgb } from '../color.ts'
import { middleColor } from './middle-color.ts'
import { maskAt, type PhotoPixels, sampleAround, sampleWhere } from './photo-pixels.ts'

/** Cheeks beside the nose, and the nose: seldom under hair, beard or glasses. */
const OPEN_SKIN = [50, 101, 36, 205, 280, 330, 266, 425, 5, 195, 120, 349]
/** The lighter half without the shine: hair before a face is darker than most faces. */
const BAND = { from: 0.5, to: 0.8 }
/** Blood and warm lamps redden a face; a sheet's skin is the colour before both (measured on our own drawings). */
const UNREDDEN: Rgb = [0.93, 1.03, 1.06]
/** Without a face this share of the picture must be skin to tell its colour. */
const LEAST_CELLS = 40

/** The colour of the skin before light. From the face, else from skin that the masks are sure of. */
export function skinHint(photo: PhotoPixels): Rgb | undefined {
  const samples = photo.reading.face
    ? sampleAround(photo, OPEN_SKIN, 0.03)
    : sampleWhere(photo, (x, y) => maskAt(photo, 'faceSkin', x, y) + maskAt(photo, 'bodySkin', x, y) > 200)
  const seen = middleColor(samples, { ...BAND, least: photo.reading.face ? 12 : LEAST_CELLS })
  if (!seen) return undefined
  return [Math.min(1, seen[0] * UNREDDEN[0]), Math.min(1, seen[1] * UNREDDEN[1]), Math.min(1, seen[2] * UNREDDEN[2])]
}
