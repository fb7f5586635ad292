import type { Picture } from '../canvas.ts'
import { smoothStep } from '../form/curve.ts'
import type { MouthTrack } from '../mouth/mouth-track.ts'
import { faceBox } from '../photo/face-box.ts'
import type { PhotoFace } from '../photo/photo-reading.ts'
import { talkingPhoto } from '../photo/talking-photo.ts'
import { randomFor } from '../random.ts'
import { lidsThrough } from './blinks.ts'
import type { DrawnFilm, FilmShape } from './draw-film.ts'

interface TalkingPhotoOrder extends FilmShape {
  /** In pixels of the picture, which has the film's size. */
  readonly face: PhotoFace
  readonly speech: MouthTrack
  readonly seed: string
}

/** Shares of a face's width that a head sways at rest, and dips where there is weight on what is said; seconds of a sway. */
const SWAY = 0.012
const DIP = 0.018
const SWAY_SECONDS = 4.7
const LIDS = [0, 0.5, 1] as const

/** A film of a photo whose face says what is heard: lips, jaw, lids and head move, its place stays. */
export function drawTalkingPhoto(picture: Picture, order: TalkingPhotoOrder): DrawnFilm {
  const frameCount = Math.max(1, Math.round(order.durationSeconds * order.framesPerSecond))
  return { frameCount, frames: framesOf(picture, order, frameCount), warnings: [] }
}

function* framesOf(picture: Picture, order: TalkingPhotoOrder, frameCount: number) {
  const { face, speech, seed, framesPerSecond } = order
  const talk = talkingPhoto(picture, face)
  const lidsAt = lidsThrough(frameCount / framesPerSecond, seed)
  const random = randomFor(seed, 'head')
  const phases = [random() * 6.28, random() * 6.28] as const
  const box = faceBox(face)
  const faceWidthPx = box.right - box.left
  const swing = (seconds: number, period: number, phase: number) =>
    (Math.sin((2 * Math.PI * seconds) / period + phase) - Math.sin(phase)) * smoothStep(0, 0.8, seconds)
  for (let index = 0; index < frameCount; index += 1) {
    const seconds = index / framesPerSecond
    const dip = DIP * speech.stressAt(seconds)
    yield talk({
      mouth: speech.shapeAt(seconds, 1 / framesPerSecond),
      lids: LIDS[lidsAt(seconds)],
      head: [
        swing(seconds, SWAY_SECONDS, phases[0]) * SWAY * faceWidthPx,
        (swing(seconds, SWAY_SECONDS * 0.83, phases[1]) * SWAY * 0.5 + dip) * faceWidthPx,
      ],
    })
  }
}
