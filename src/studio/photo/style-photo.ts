import type { StyleId } from '../../contract/styles.ts'
import type { CreateCanvas, Picture } from '../canvas.ts'
import { completeBody } from './complete-body.ts'
import { faceBox } from './face-box.ts'
import type { PhotoReading } from './photo-reading.ts'
import { scaleReading } from './scale-reading.ts'
import { closeFigure } from './styles/close-figure.ts'
import { frameFor } from './styles/frame-for.ts'
import { handFor } from './styles/photo-hands.ts'
import { withBeard } from './styles/with-beard.ts'

export interface StylePhotoOptions {
  readonly style: StyleId
  readonly seed: string
  /** 1, 2 or 3: another strength, palette, light or cut of the same style. */
  readonly candidate: number
  /** The photo's own place and cut stay, painted like the figure, also in styles that bring a place of their own. */
  readonly keepsPlace?: boolean
  readonly createCanvas: CreateCanvas
}

/**
 * A photo as a picture in a style, of the same size; whoever is on it stays recognisable. `reading` says what is where in the
 * photo; without it the whole photo is painted alike. The same photo, reading and options give the same bytes.
 */
export function stylePhoto(photo: Picture, reading: PhotoReading | undefined, options: StylePhotoOptions): Picture {
  const { style, seed, candidate, createCanvas, keepsPlace = false } = options
  const framed = frameFor(photo, reading && wholeReading(photo, reading), keepsPlace ? 1 : candidate)
  return handFor(style)({ ...framed, style, seed: `${seed} ${candidate}`, candidate, keepsPlace, createCanvas })
}

/** Every candidate of a photo begins with the same. */
const wholes = new WeakMap<PhotoReading, { readonly photo: Picture; readonly whole: PhotoReading }>()

/** The reading in pixels of the photo, with the dark clothes and the beards that networks overlook. */
function wholeReading(photo: Picture, reading: PhotoReading): PhotoReading {
  const known = wholes.get(reading)
  if (known?.photo === photo) return known.whole
  const scaled = scaleReading(reading, photo)
  const masks = completeBody(photo, scaled.masks, scaled.face && faceBox(scaled.face))
  const whole = withBeard(photo, closeFigure({ ...scaled, masks }))
  wholes.set(reading, { photo, whole })
  return whole
}
