import type { Picture } from '../canvas.ts'
import { FACE_POINT, facePoint } from '../photo/face-points.ts'
import type { PhotoFace, PhotoReading } from '../photo/photo-reading.ts'
import { sentencesOf } from '../warning.ts'
import { lidsThrough } from './blinks.ts'
import { cameraAt } from './camera-path.ts'
import { composeFrame } from './compose-frame.ts'
import { everyFrame, type FilmFace, type FilmShape, type SeekableFilm } from './draw-film.ts'
import type { FilmMotion } from './film-motion.ts'
import { gaitWarnings } from './in-gait.ts'
import { figureMotion } from './move-figure.ts'
import { photoLayers } from './photo-layers.ts'

interface PhotoFilmOrder extends FilmShape {
  readonly motion: FilmMotion
  readonly seed: string
}

/**
 * A film of a photo with somebody in it: the camera sees them before their place, they breathe, blink and turn a little, and
 * the wind goes through hair and clothes. `picture` is of `pictureFilmLayerSize`, the reading in its pixels.
 */
export function drawPhotoFilm(picture: Picture, reading: PhotoReading, order: PhotoFilmOrder): SeekableFilm {
  const { widthPx, heightPx, motion, durationSeconds, framesPerSecond, seed } = order
  const frameCount = Math.max(1, Math.round(durationSeconds * framesPerSecond))
  const layers = photoLayers(picture, reading)
  const { map } = layers
  const move = figureMotion(map, { motion, seed })
  const lidsAt = lidsThrough(durationSeconds, seed)
  const scale = picture.height / heightPx
  const frameAt = (index: number) => {
    const seconds = index / framesPerSecond
    const camera = cameraAt(motion.camera, frameCount > 1 ? index / (frameCount - 1) : 0)
    layers.showLids(lidsAt(seconds))
    const figure = {
      layer: layers.figure,
      shifts: move(seconds, camera.turn),
      columns: map.columns,
      knotPx: map.knotPx,
    }
    return composeFrame({ ...layers, figures: [figure] }, { widthPx, heightPx, scale, camera, isDots: false })
  }
  return {
    frameCount,
    frameAt,
    frames: everyFrame(frameCount, frameAt),
    ...(reading.face && { face: faceOf(reading.face) }),
    warnings: sentencesOf([...motion.warnings, ...gaitWarnings(motion, undefined, { hasLegs: map.legs !== undefined })]),
  }

  /** The layers may be wider than the film, for a camera that pans. */
  function faceOf(face: PhotoFace): FilmFace {
    const { x, y } = facePoint(face, FACE_POINT.noseBridge)
    return {
      x: (x - picture.width / 2) / scale + widthPx / 2,
      y: y / scale,
      heightPx: (map.unitPx * 1.5) / scale,
    }
  }
}
