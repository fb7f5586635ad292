import type { Picture } from '../canvas.ts'
import { sentencesOf } from '../warning.ts'
import { cameraAt, overscanFor } from './camera-path.ts'
import { composeFrame } from './compose-frame.ts'
import { everyFrame, type FilmShape, type SeekableFilm } from './draw-film.ts'
import type { FilmMotion } from './film-motion.ts'

/** Layer pixels per film pixel; as for drawn films. */
const LAYER_SCALE = 1.5

interface PictureFilmOrder extends FilmShape {
  readonly motion: FilmMotion
}

/** The size a picture must have for a film of it: wider than the film where the camera pans. */
export function pictureFilmLayerSize({ widthPx, heightPx, motion }: PictureFilmOrder): { widthPx: number; heightPx: number } {
  return {
    widthPx: Math.round(widthPx * LAYER_SCALE * overscanFor(motion.camera)),
    heightPx: Math.round(heightPx * LAYER_SCALE),
  }
}

/** A film of a picture that nobody here drew: the camera moves over it as a whole. `picture` is of `pictureFilmLayerSize`. */
export function drawPictureFilm({ width, height, data }: Picture, order: PictureFilmOrder): SeekableFilm {
  const { widthPx, heightPx, motion, durationSeconds, framesPerSecond } = order
  const frameCount = Math.max(1, Math.round(durationSeconds * framesPerSecond))
  // Without depth the whole picture is as near as the figure of a drawn film: nothing shifts against anything.
  const layers = {
    widthPx: width,
    heightPx: height,
    plate: data,
    figures: [],
    focus: [width / 2, height * 0.42],
    horizonY: -2,
    floorY: -1,
  } as const
  const frameAt = (index: number) => {
    const camera = cameraAt(motion.camera, frameCount > 1 ? index / (frameCount - 1) : 0)
    return composeFrame(layers, { widthPx, heightPx, scale: LAYER_SCALE, camera, isDots: false })
  }
  return {
    frameCount,
    frameAt,
    frames: everyFrame(frameCount, frameAt),
    warnings: [
      ...sentencesOf(motion.warnings),
      'The camera moves over this picture as a whole: nobody was found in it who could come to life.',
    ],
  }
}
