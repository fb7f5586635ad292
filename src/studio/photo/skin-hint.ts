import type { Rgb } from '../color.ts'
import { smoothStep } from '../form/curve.ts'
import { middleColor, type Samples } from './middle-color.ts'
import { faceArea, maskAt, type PhotoPixels, sampleAround, sampleWhere } from './photo-pixels.ts'
import { underWhiteLight } from './under-white-light.ts'

/** Cheeks beside the nose, and the nose: seldom under hair, beard or glasses. */
const OPEN_SKIN = [50, 101, 36, 205, 280, 330, 266, 425, 5, 195, 120, 349]
/** The lighter half without the shine: hair before a face is darker than most faces. */
const BAND = { from: 0.5, to: 0.8 }
/** Blood and warm lamps redden a face; a sheet's skin is the colour before both (measured on our own drawings). */
const UNREDDEN: Rgb = [0.93, 1.03, 1.06]
/** Without a face this share of the picture must be skin to tell its colour. */
const LEAST_CELLS = 40
/** Of 255: from here on a cell is skin. */
const IS_SURE = 200
/** Of its red: skin of which the green is less than this below is not reddened at all, from the other on it is. */
const PALE = 0.12
const RED = 0.26

/** The colour of the skin before light. From the face, else from skin that the masks are sure of. */
export function skinHint(photo: PhotoPixels): Rgb | undefined {
  const seen = photo.reading.face ? faceColor(photo) : middleColor(bodySkin(photo), { ...BAND, least: LEAST_CELLS })
  if (!seen) return undefined
  return unreddened(underWhiteLight(seen, sampleWhere(photo, isNoSkin(photo))))
}

function unreddened(skin: Rgb): Rgb {
  const share = smoothStep(PALE, RED, (skin[0] - skin[1]) / Math.max(0.01, skin[0]))
  const less = (channel: 0 | 1 | 2) => Math.min(1, skin[channel] * (1 + (UNREDDEN[channel] - 1) * share))
  return [less(0), less(1), less(2)]
}

/** The cheeks as they are seen, in whatever light: what a beard or a brow is told from. */
export function seenCheeks(photo: PhotoPixels): Rgb | undefined {
  return middleColor(sampleAround(photo, OPEN_SKIN, 0.03), BAND)
}

/** The whole face: its cheeks and nose shine, and deep skin shines most. */
function faceColor(photo: PhotoPixels): Rgb | undefined {
  const inFace = faceArea(photo)
  const isFace = (x: number, y: number) => inFace(x, y) && maskAt(photo, 'faceSkin', x, y) > IS_SURE
  return middleColor(sampleWhere(photo, isFace), BAND) ?? seenCheeks(photo)
}

function bodySkin(photo: PhotoPixels): Samples {
  return sampleWhere(photo, (x, y) => maskAt(photo, 'faceSkin', x, y) + maskAt(photo, 'bodySkin', x, y) > IS_SURE)
}

const isNoSkin = (photo: PhotoPixels) => (x: number, y: number) =>
  maskAt(photo, 'faceSkin', x, y) + maskAt(photo, 'bodySkin', x, y) < 255 - IS_SURE
