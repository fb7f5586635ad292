import { firstPicture } from '../../media/decode/first-picture.ts'
import type { FilmDecoder } from '../../media/film-decoder.ts'
import type { AttemptContext, FilmChangeWork, Progress } from '../engine.ts'
import { restoringFilters, upscalingFilters } from './film-filters.ts'

/** A film made anew through filters, frame by frame. */
export async function changeFilm(
  { decoder }: { decoder: FilmDecoder },
  work: FilmChangeWork,
  { signal, report }: AttemptContext,
): Promise<Progress> {
  const { kind, film, framesPerSecond, widthPx, heightPx } = work
  const isUpscale = kind === 'upscale-video'
  const { filters, preset, crf } = isUpscale ? upscalingFilters(work) : restoringFilters(work)
  const frameCount = Math.max(1, Math.round(film.durationSeconds * framesPerSecond))
  const stage = isUpscale ? 'Upscaling' : 'Restoring'
  report({ stage: `${stage} the film`, share: 0 })
  const onFrame = (count: number) =>
    report({
      stage: `${stage}: frame ${Math.min(count, frameCount)} of ${frameCount}`,
      share: Math.min(1, count / frameCount),
    })
  const mostSeconds = film.durationSeconds + 1
  const bytes = await decoder.remake(film.bytes, { filters, preset, crf, framesPerSecond, mostSeconds, onFrame }, signal)
  const poster = await firstPicture(decoder, bytes, signal)
  const { engineState } = film
  return {
    state: 'done',
    outputs: [{ bytes, mimeType: 'video/mp4', widthPx, heightPx, label: 'film', poster, ...(engineState && { engineState }) }],
    warnings: [],
  }
}
