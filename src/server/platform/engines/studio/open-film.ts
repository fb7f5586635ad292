import sharp, { type Sharp } from 'sharp'
import type { StyleId } from '#contract/styles.ts'
import { beginOn } from '#studio/film/begin-on.ts'
import { drawFilm, type FilmShape, type SeekableFilm } from '#studio/film/draw-film.ts'
import { drawPhotoFilm } from '#studio/film/draw-photo-film.ts'
import { drawPictureFilm, pictureFilmLayerSize } from '#studio/film/draw-picture-film.ts'
import type { FilmMotion } from '#studio/film/film-motion.ts'
import { stageFilm } from '#studio/film/stage-film.ts'
import type { MouthTrack } from '#studio/mouth/mouth-track.ts'
import { cropReading } from '#studio/photo/crop-reading.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { scaleReading } from '#studio/photo/scale-reading.ts'
import { shapedCut } from '#studio/photo/shaped-cut.ts'
import type { FilmSource } from './drawing-task.ts'
import { openStill } from './open-still.ts'
import { createStudioCanvas } from './studio-canvas.ts'

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const MOST_INPUT_PIXELS = 100_000_000
/** How many times wider or higher than the film's shape a picture may be before its middle is taken. */
const MOST_SHAPE_FACTOR = 3
/** The wind and the weather of a film are of its own; who moves in it how is decided by this. */
const PHOTO_SEED = 'photo'

interface FilmOrder extends FilmShape {
  readonly style: StyleId
  readonly motion: FilmMotion
  readonly speech?: MouthTrack
}

/** What comes to life, ready to be asked for its frames. */
export async function openFilm(of: FilmSource, order: FilmOrder): Promise<SeekableFilm> {
  const { widthPx, heightPx, framesPerSecond } = order
  if ('sheets' in of) {
    const style = of.style ?? order.style
    const drawing = { ...order, ...of.sheets, others: of.others, style, createCanvas: createStudioCanvas }
    const isStill = of.still !== undefined
    const staged = stageFilm(of.sheets, order.motion, { isOfPicture: of.isOfPicture ?? false, isStill })
    const film = drawFilm({ ...drawing, ...staged })
    if (!of.still) return film
    const still = await wholeStill(of.still, { widthPx, heightPx })
    return beginOn(still, film, { framesPerSecond, isSettingOff: staged.from !== undefined })
  }
  const size = pictureFilmLayerSize(order)
  if (of.reading) return await openPhoto(of.picture, of.reading, { order, size })
  const { data } = await (await cutToShape(of.picture, size.widthPx / size.heightPx))
    .flatten({ background: '#ffffff' })
    .resize(size.widthPx, size.heightPx, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return drawPictureFilm({ width: size.widthPx, height: size.heightPx, data: new Uint8ClampedArray(data) }, order)
}

/** Somebody was found in it. */
async function openPhoto(
  bytes: Uint8Array,
  reading: PhotoReading,
  { order, size }: { order: FilmOrder; size: { widthPx: number; heightPx: number } },
): Promise<SeekableFilm> {
  const cut = shapedCut(reading, size.widthPx / size.heightPx)
  const picture = await openStill(bytes, { cut, ...size })
  const { width, height } = picture
  return drawPhotoFilm(picture, scaleReading(cropReading(reading, cut), { width, height }), { ...order, seed: PHOTO_SEED })
}

/** A picture of the film's shape, as it is seen in the film. */
async function wholeStill(bytes: Uint8Array, { widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const { width, height } = (await sharp(bytes, { limitInputPixels: MOST_INPUT_PIXELS }).metadata()).autoOrient
  const { data } = await openStill(bytes, { cut: { left: 0, top: 0, widthPx: width, heightPx: height }, widthPx, heightPx })
  return data
}

/**
 * The middle of a picture whose shape is far from the film's. Filling the film with all of it would first enlarge it to many
 * times the film's size: a picture of 1 × 1000 pixels to gigabytes.
 */
async function cutToShape(picture: Uint8Array, ratio: number): Promise<Sharp> {
  const input = sharp(picture, { limitInputPixels: MOST_INPUT_PIXELS, failOn: 'error' }).autoOrient()
  const { width, height } = (await input.metadata()).autoOrient
  const cutWidth = Math.max(1, Math.min(width, Math.round(height * ratio * MOST_SHAPE_FACTOR)))
  const cutHeight = Math.max(1, Math.min(height, Math.round((width / ratio) * MOST_SHAPE_FACTOR)))
  const left = Math.floor((width - cutWidth) / 2)
  const top = Math.floor((height - cutHeight) / 2)
  return input.extract({ left, top, width: cutWidth, height: cutHeight })
}
