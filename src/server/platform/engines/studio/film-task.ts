import { once } from 'node:events'
import sharp, { type Sharp } from 'sharp'
import { type DrawnFilm, drawFilm } from '#studio/film/draw-film.ts'
import { drawPictureFilm, pictureFilmLayerSize } from '#studio/film/draw-picture-film.ts'
import { drawTalkingFilm, type TalkingFilm } from '#studio/film/draw-talking-film.ts'
import { drawTalkingPhoto } from '#studio/film/draw-talking-photo.ts'
import { mouthTrack } from '#studio/mouth/mouth-track.ts'
import type { FilmDrawing, FilmTask } from './drawing-task.ts'
import { filmPictures } from './film-pictures.ts'
import { openStill } from './open-still.ts'
import { createStudioCanvas } from './studio-canvas.ts'

/** Frames on their way that nobody has taken yet. */
const MOST_AHEAD = 3

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const MOST_INPUT_PIXELS = 100_000_000
/** How many times wider or higher than the film's shape a picture may be before its middle is taken. */
const MOST_SHAPE_FACTOR = 3

/**
 * Draws a film and sends its frames through the task's port, a few ahead of whoever takes them: a message from there is one
 * frame taken. The port closes after the last one.
 */
export async function filmTask(task: FilmTask): Promise<FilmDrawing> {
  const { frames: port, widthPx: width, heightPx: height } = task
  const film = await filmOf(task)
  let ahead = 0
  port.on('message', () => {
    ahead -= 1
  })
  let poster: Uint8Array | undefined
  for await (const frame of film.frames) {
    poster ??= await sharp(frame, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer()
    while (ahead >= MOST_AHEAD) await once(port, 'message')
    port.postMessage(frame, [frame.buffer])
    ahead += 1
  }
  port.close()
  if (!poster) throw new Error('a film without frames')
  return { poster, warnings: film.warnings }
}

async function filmOf({ of, speech, ...task }: FilmTask): Promise<DrawnFilm | TalkingFilm> {
  if ('pictures' in of) {
    const said = { ...task, speech: mouthTrack(speech ?? new Int16Array(0)) }
    return drawTalkingFilm(filmPictures(of.pictures, task), said)
  }
  if ('sheets' in of) {
    const said = speech && { speech: mouthTrack(speech) }
    return drawFilm({ ...task, ...of.sheets, ...said, createCanvas: createStudioCanvas })
  }
  if ('photo' in of) {
    const { photo, cut, face, seed } = of
    const still = await openStill(photo, { cut, widthPx: task.widthPx, heightPx: task.heightPx })
    return drawTalkingPhoto(still, { ...task, face, seed, speech: mouthTrack(speech ?? new Int16Array(0)) })
  }
  const size = pictureFilmLayerSize(task)
  const { data } = await (await cutToShape(of.picture, size.widthPx / size.heightPx))
    .flatten({ background: '#ffffff' })
    .resize(size.widthPx, size.heightPx, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return drawPictureFilm({ width: size.widthPx, height: size.heightPx, data: new Uint8ClampedArray(data) }, task)
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
