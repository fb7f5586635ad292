import { once } from 'node:events'
import sharp from 'sharp'
import { type DrawnFilm, drawFilm } from '#studio/film/draw-film.ts'
import { drawPictureFilm, pictureFilmLayerSize } from '#studio/film/draw-picture-film.ts'
import type { FilmDrawing, FilmTask } from './drawing-task.ts'
import { createStudioCanvas } from './studio-canvas.ts'

/** Frames on their way that nobody has taken yet. */
const MOST_AHEAD = 3

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const MOST_INPUT_PIXELS = 100_000_000

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
  for (const frame of film.frames) {
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

async function filmOf({ of, ...task }: FilmTask): Promise<DrawnFilm> {
  if ('sheets' in of) return drawFilm({ ...task, ...of.sheets, createCanvas: createStudioCanvas })
  const size = pictureFilmLayerSize(task)
  const { data } = await sharp(of.picture, { limitInputPixels: MOST_INPUT_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(size.widthPx, size.heightPx, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return drawPictureFilm({ width: size.widthPx, height: size.heightPx, data: new Uint8ClampedArray(data) }, task)
}
