import { smoothStep } from '../form/curve.ts'
import { everyFrame, type SeekableFilm } from './draw-film.ts'

/** A picture becomes the film of it within this time. */
const HAND_OVER_SECONDS = 0.5

/**
 * The film, but it begins exactly on a picture: `still`, RGBA of the film's size. A picture is drawn at another size than the
 * film of it, so some of its strokes lie elsewhere.
 */
export function beginOn(still: Uint8ClampedArray, film: SeekableFilm, framesPerSecond: number): SeekableFilm {
  const frameAt = (index: number) => {
    const share = smoothStep(0, HAND_OVER_SECONDS, index / framesPerSecond)
    const frame = film.frameAt(index)
    if (share >= 1) return frame
    for (let at = 0; at < frame.length; at += 1) frame[at] = still[at]! + (frame[at]! - still[at]!) * share
    return frame
  }
  return { ...film, frameAt, frames: everyFrame(film.frameCount, frameAt) }
}
