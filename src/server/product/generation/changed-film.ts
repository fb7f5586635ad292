import { AppError } from '#contract/app-error.ts'
import { FILM_SHORT_SIDES_PX, type FilmResolution, upscalesOf, type VideoUpscale } from '#contract/video.ts'
import type { ProbedFilm } from '../../platform/media/film-decoder.ts'

export interface ChangedFilm {
  readonly resolution: FilmResolution
  /** Even numbers. */
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
}

type Size = Pick<ProbedFilm, 'widthPx' | 'heightPx'>

/** A film that lacks so little of a resolution has it. */
const NEARLY = 0.95
/** A film of a resolution may be this much wider than it is high. */
const WIDEST = 16 / 9

/**
 * What a film becomes that is upscaled. `unit` is 1 where films have their full size, and less where all of them are made
 * smaller. Throws 'video.at-largest' where it is as large already.
 */
export function upscaledFilm(film: Size, { resolution, fps }: VideoUpscale, unit: number): ChangedFilm {
  const isOffered = upscalesOf(resolutionOf(film, unit)).some((upscale) => upscale.resolution === resolution)
  if (!isOffered) throw new AppError('video.at-largest', { field: 'resolution' })
  const gain = 1 / shareOf(film, resolution, unit)
  const { widthPx, heightPx } = film
  return { resolution, widthPx: even(widthPx * gain), heightPx: even(heightPx * gain), framesPerSecond: fps }
}

/** What a restored film is: what it was, with even sides. */
export function restoredFilm(film: Size & Pick<ProbedFilm, 'framesPerSecond'>, unit: number): ChangedFilm {
  const framesPerSecond = Math.round(Math.min(film.framesPerSecond, MOST_FRAMES_PER_SECOND) * 1000) / 1000
  const size = { widthPx: even(film.widthPx), heightPx: even(film.heightPx) }
  return { resolution: resolutionOf(film, unit), ...size, framesPerSecond }
}

const MOST_FRAMES_PER_SECOND = 60

/** The largest resolution that a film has; the smallest one where it has none. */
function resolutionOf(film: Size, unit: number): FilmResolution {
  const has = (['4K', '1080p', '720p'] as const).find((resolution) => shareOf(film, resolution, unit) >= NEARLY)
  return has ?? '480p'
}

/** How much of a resolution a film has, by the side that is nearer to it. */
function shareOf({ widthPx, heightPx }: Size, resolution: FilmResolution, unit: number): number {
  const shortPx = FILM_SHORT_SIDES_PX[resolution] * unit
  return Math.max(Math.min(widthPx, heightPx) / shortPx, Math.max(widthPx, heightPx) / (shortPx * WIDEST))
}

const even = (lengthPx: number) => Math.max(2, Math.round(lengthPx / 2) * 2)
