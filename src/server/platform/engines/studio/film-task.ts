import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import type { DrawnFilm } from '#studio/film/draw-film.ts'
import { drawTalkingFilm, type TalkingFilm } from '#studio/film/draw-talking-film.ts'
import { drawTalkingPhoto } from '#studio/film/draw-talking-photo.ts'
import type { FilmMotion } from '#studio/film/film-motion.ts'
import { joinFilms } from '#studio/film/join-films.ts'
import { filmPlanes } from '#studio/kernels/film-planes.ts'
import { mouthTrack } from '#studio/mouth/mouth-track.ts'
import type { FilmDrawing, FilmTask } from './drawing-task.ts'
import { filmPictures } from './film-pictures.ts'
import { openFilm } from './open-film.ts'
import { openStill } from './open-still.ts'

/** Frames on their way that nobody has taken yet. */
const MOST_AHEAD = 3

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
    // Here, where the frame was drawn: the thread that answers people only passes on what the encoder takes.
    const planes = filmPlanes(frame, task)
    port.postMessage(planes, [planes.buffer])
    ahead += 1
    // Pictures taken from a canvas lie outside of JavaScript's memory and are only given back between two turns of the event loop;
    // without this one all drawings of a walk would pile up, and half as much again.
    await setImmediate()
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
  if ('photo' in of) {
    const { photo, cut, face, seed } = of
    const still = await openStill(photo, { cut, widthPx: task.widthPx, heightPx: task.heightPx })
    return drawTalkingPhoto(still, { ...task, face, seed, speech: mouthTrack(speech ?? new Int16Array(0)) })
  }
  if ('between' in of) {
    const [first, last] = of.between
    const order = { ...task, motion: fromRest(task.motion) }
    return joinFilms(await openFilm(first, order), await openFilm(last, order), task)
  }
  return openFilm(of, { ...task, ...(speech && { speech: mouthTrack(speech) }) })
}

/** The motion, as far as it begins with the picture as it is. */
function fromRest(motion: FilmMotion): FilmMotion {
  const begins: readonly FilmMotion['camera'][] = ['still', 'drift', 'push in', 'orbit']
  return begins.includes(motion.camera) ? motion : { ...motion, camera: 'drift' }
}
