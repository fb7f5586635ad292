import { mix, smoothStep } from '../form/curve.ts'
import { everyFrame, type FilmFace, type FilmShape, type SeekableFilm } from './draw-film.ts'
import { zoomFrame } from './zoom-frame.ts'

/** Half of the time in which one picture becomes the other: a share of the film, within seconds. */
const TURN = { share: 0.18, least: 0.2, most: 0.8 } as const
/** A face is brought to another's size within these bounds; a place without faces comes this much nearer. */
const MOST_ZOOM = 3
const PLAIN_ZOOM = 1.14

/**
 * One film of two: it begins where `first` begins and ends where `last`, which runs backwards, begins. In between the camera
 * goes on so that the two faces meet, and one picture becomes the other.
 */
export function joinFilms(first: SeekableFilm, last: SeekableFilm, shape: FilmShape): SeekableFilm {
  const { durationSeconds, framesPerSecond } = shape
  const frameCount = Math.max(1, Math.round(durationSeconds * framesPerSecond))
  const half = Math.min(TURN.most, Math.max(TURN.least, durationSeconds * TURN.share))
  const middle = (frameCount - 1) / framesPerSecond / 2
  const meeting = meetingOf(first.face, last.face, shape)
  const frameAt = (index: number) => {
    const seconds = index / framesPerSecond
    const share = index === frameCount - 1 && index > 0 ? 1 : smoothStep(middle - half, middle + half, seconds)
    const going = smoothStep(middle - half * 2.2, middle + half * 0.2, seconds)
    const coming = smoothStep(middle - half * 0.2, middle + half * 2.2, seconds)
    const leaving = share < 1 ? zoomFrame(first.frameAt(index), shape, meeting.first(going)) : undefined
    const arriving = share > 0 ? zoomFrame(last.frameAt(frameCount - 1 - index), shape, meeting.last(1 - coming)) : undefined
    return leaving && arriving ? dissolve(leaving, arriving, share) : (arriving ?? leaving)!
  }
  return {
    frameCount,
    frameAt,
    frames: everyFrame(frameCount, frameAt),
    warnings: [...new Set([...first.warnings, ...last.warnings])],
  }
}

/** Which way each of the two goes until they meet, by how far it has gone: 0 at rest. The smaller face comes nearer. */
function meetingOf(first: FilmFace | undefined, last: FilmFace | undefined, { widthPx, heightPx }: FilmShape) {
  const centre = { x: widthPx / 2, y: heightPx / 2, heightPx }
  const [from, to] = first && last ? [first, last] : [centre, centre]
  const growth = Math.min(MOST_ZOOM, Math.max(1 / MOST_ZOOM, to.heightPx / from.heightPx))
  const goal = first && last ? (growth > 1 ? to : from) : centre
  const way = (of: FilmFace, zoom: number) => (share: number) => ({
    zoom: zoom ** share,
    of,
    at: { x: mix(of.x, goal.x, share), y: mix(of.y, goal.y, share) },
  })
  if (!first || !last) return { first: way(centre, PLAIN_ZOOM), last: way(centre, PLAIN_ZOOM) }
  return { first: way(from, Math.max(1, growth)), last: way(to, Math.max(1, 1 / growth)) }
}

/** Mixed as light is: halfway between two pictures nothing gets darker. */
function dissolve(from: Uint8ClampedArray, to: Uint8ClampedArray, share: number): Uint8ClampedArray<ArrayBuffer> {
  const mixed = new Uint8ClampedArray(new ArrayBuffer(from.length))
  for (let at = 0; at < mixed.length; at += 1) {
    const [a, b] = [from[at]!, to[at]!]
    mixed[at] = Math.sqrt(a * a * (1 - share) + b * b * share)
  }
  return mixed
}
