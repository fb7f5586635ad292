import { smoothStep } from '../form/curve.ts'
import { everyFrame, type SeekableFilm } from './draw-film.ts'

/** A picture becomes the film of it within this time; sooner where somebody sets off, and the camera with them, at once. */
const HAND_OVER_SECONDS = { staying: 0.5, settingOff: 0.14 } as const

/**
 * The film, but it begins exactly on a picture: `still`, RGBA of the film's size. A picture is drawn at another size than the
 * film of it, so some of its strokes lie elsewhere.
 */
export function beginOn(
  still: Uint8ClampedArray,
  film: SeekableFilm,
  { framesPerSecond, isSettingOff }: { framesPerSecond: number; isSettingOff: boolean },
): SeekableFilm {
  const handOverSeconds = isSettingOff ? HAND_OVER_SECONDS.settingOff : HAND_OVER_SECONDS.staying
  const frameAt = (index: number) => {
    const share = smoothStep(0, handOverSeconds, index / framesPerSecond)
    const frame = film.frameAt(index)
    if (share >= 1) return frame
    for (let at = 0; at < frame.length; at += 1) frame[at] = still[at]! + (frame[at]! - still[at]!) * share
    return frame
  }
  return { ...film, frameAt, frames: everyFrame(film.frameCount, frameAt) }
}
