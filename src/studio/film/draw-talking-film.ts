import type { Picture } from '../canvas.ts'
import type { MouthTrack } from '../mouth/mouth-track.ts'
import { isFromTheFront } from '../photo/is-from-the-front.ts'
import type { PhotoFace } from '../photo/photo-reading.ts'
import { talkingPhoto } from '../photo/talking-photo.ts'
import type { FilmShape } from './draw-film.ts'
import { steadyFace } from './steady-face.ts'

/** A picture of a film, and the face that is to speak in it; without one it stays as it is. */
export interface FacedPicture {
  readonly picture: Picture
  readonly face?: PhotoFace
}

/** Its frames are made as their pictures come. */
export interface TalkingFilm {
  readonly frameCount: number
  readonly frames: AsyncIterable<Uint8ClampedArray<ArrayBuffer>>
  readonly warnings: readonly string[]
}

interface TalkingFilmOrder extends FilmShape {
  readonly speech: MouthTrack
}

/** A film whose face says something else. Where it is shorter than what is said, its last picture goes on speaking. */
export function drawTalkingFilm(pictures: AsyncIterable<FacedPicture>, order: TalkingFilmOrder): TalkingFilm {
  const frameCount = Math.max(1, Math.round(order.durationSeconds * order.framesPerSecond))
  return { frameCount, frames: framesOf(pictures, order, frameCount), warnings: [] }
}

async function* framesOf(
  pictures: AsyncIterable<FacedPicture>,
  { speech, framesPerSecond }: TalkingFilmOrder,
  frameCount: number,
): AsyncGenerator<Uint8ClampedArray<ArrayBuffer>> {
  const source = pictures[Symbol.asyncIterator]()
  const steady = steadyFace()
  let shown: ReturnType<typeof talkingPhoto> | undefined
  try {
    for (let index = 0; index < frameCount; index += 1) {
      const next = await source.next()
      if (!next.done) shown = talkerOf(next.value.picture, steady(next.value.face))
      if (!shown) throw new Error('a film without pictures')
      const mouth = speech.shapeAt(index / framesPerSecond, 1 / framesPerSecond)
      yield shown({ mouth, lids: 0, head: [0, 0] })
    }
  } finally {
    await source.return?.()
  }
}

function talkerOf(picture: Picture, face: PhotoFace | undefined): ReturnType<typeof talkingPhoto> {
  // Of a head that is turned away nobody sees what the mouth does.
  return face && isFromTheFront(face) ? talkingPhoto(picture, face) : () => new Uint8ClampedArray(picture.data)
}
