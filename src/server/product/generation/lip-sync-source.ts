import { VIDEO_DEFAULTS, type VideoAspectRatio } from '#contract/video.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import type { LipSyncFilmRequest, LipSyncRequest } from '../../platform/engines/engine.ts'
import type { LipSyncFilmInput, LipSyncInput } from '../library/job-inputs.ts'
import { restoredFilm } from './changed-film.ts'
import { filmUnit } from './film-size.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { probeFilm } from './probe-film.ts'
import type { SourceMedia } from './source-media.ts'

/** Who speaks, as the engine is asked about them, and as the job keeps them. */
export type LipSyncSource = { readonly style: string } & (
  | {
      readonly kind: 'lip-sync'
      readonly asked: Pick<LipSyncRequest, 'picture'>
      readonly kept: Omit<LipSyncInput, 'seed' | 'soundFileId'>
    }
  | {
      readonly kind: 'lip-sync-film'
      readonly asked: Pick<LipSyncFilmRequest, 'film'>
      readonly kept: Omit<LipSyncFilmInput, 'seed' | 'soundFileId'>
    }
)

/** More than a face's pictures need to be looked at one by one. */
const FILM_MOST = { sidePx: 1920, framesPerSecond: 30 } as const
/** A talking head fills a square (product text §9). */
const ASPECT_RATIO = '1:1'

/** Reads who speaks, in a picture or a film. Throws 'video.unreadable' and 'picture.unreadable'. */
export async function lipSyncSource(
  parts: GenerationParts,
  { userId }: Requester,
  source: SourceMedia,
  wishes: { aspectRatio?: VideoAspectRatio; framesPerSecond?: number },
): Promise<LipSyncSource> {
  const drawn = await findDrawnResult(parts.database, { userId, fileId: source.fileId })
  const style = drawn?.style ?? 'none'
  const known = { bytes: await source.read(), ...(drawn?.engineState && { engineState: drawn.engineState }) }
  const { aspectRatio = ASPECT_RATIO, framesPerSecond = VIDEO_DEFAULTS.fps } = wishes
  if (source.kind !== 'video') {
    const kept = { aspectRatio, framesPerSecond, pictureFileId: source.fileId }
    return { kind: 'lip-sync', style, asked: { picture: known }, kept }
  }
  const probed = await probeFilm(parts, known.bytes)
  const { widthPx, heightPx } = probed
  const film = {
    widthPx,
    heightPx,
    framesPerSecond: probed.framesPerSecond,
    durationSeconds: probed.durationMs / 1000,
  }
  const scale = Math.min(1, FILM_MOST.sidePx / Math.max(widthPx, heightPx))
  const even = (lengthPx: number) => Math.max(2, Math.round((lengthPx * scale) / 2) * 2)
  return {
    kind: 'lip-sync-film',
    style,
    asked: { film: { ...film, ...known } },
    kept: {
      resolution: restoredFilm(probed, filmUnit(parts.pictureSizePx)).resolution,
      filmFileId: source.fileId,
      film,
      widthPx: even(widthPx),
      heightPx: even(heightPx),
      framesPerSecond: Math.max(1, Math.round(Math.min(FILM_MOST.framesPerSecond, film.framesPerSecond))),
    },
  }
}
