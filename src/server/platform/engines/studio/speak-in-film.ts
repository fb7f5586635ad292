import { MessageChannel } from 'node:worker_threads'
import type { FilmDecoder } from '../../media/film-decoder.ts'
import type { AttemptContext } from '../engine.ts'
import { backAndForth } from './back-and-forth.ts'
import type { FilmTask } from './drawing-task.ts'
import type { SentPicture } from './film-pictures.ts'
import { type FilmHands, makeFilm } from './make-film.ts'
import { followFace } from './networks/read-photo.ts'

/** Some three seconds of a film of 480p. */
const REMEMBERED_BYTES = 120 * 1024 ** 2

interface SpeakingFilmOrder extends Omit<Parameters<typeof makeFilm>[1], 'of'> {
  readonly film: Uint8Array
}

/** A film in which somebody says something else: its pictures are read, their face is followed, and they are made anew. */
export async function speakInFilm(
  hands: FilmHands & { readonly decoder: FilmDecoder },
  { film, ...order }: SpeakingFilmOrder,
  attempt: AttemptContext,
): ReturnType<typeof makeFilm> {
  const { widthPx, heightPx, framesPerSecond, durationSeconds } = order
  const failing = new AbortController()
  const signal = AbortSignal.any([attempt.signal, failing.signal])
  const { port1: giving, port2: taking } = new MessageChannel()
  const shape = { widthPx, heightPx, framesPerSecond, mostSeconds: durationSeconds }
  const frames = hands.decoder.frames(film, shape, signal)
  let known: Float32Array | undefined
  const last = backAndForth(Math.max(2, Math.floor(REMEMBERED_BYTES / (widthPx * heightPx * 4))))
  const next = async (): Promise<SentPicture> => {
    const frame = await frames.next()
    // Whoever speaks longer than their film lasts goes on moving: its last moments are shown there and back.
    if (frame.done) return last.next() ?? 'over'
    const rgba = new Uint8Array(frame.value) // a buffer of its own, which can be given away
    const face = await followFace({ rgba, widthPx, heightPx }, known, signal)
    known = face?.landmarks
    const picture = { rgba, ...(face && { face }) }
    last.keep({ ...picture, rgba: new Uint8Array(rgba) })
    return picture
  }
  giving.on('message', () => {
    next().then(
      (picture) => giving.postMessage(picture, picture === 'over' ? [] : [picture.rgba.buffer]),
      (error) => failing.abort(error),
    )
  })
  const of: FilmTask['of'] = { pictures: taking }
  try {
    return await makeFilm(hands, { ...order, of }, { ...attempt, signal })
  } finally {
    giving.close()
    await frames.return(undefined)
  }
}
