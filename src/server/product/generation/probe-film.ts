import { AppError } from '#contract/app-error.ts'
import { JOB_FAILURES } from '#contract/errors.ts'
import type { ProbedFilm } from '../../platform/media/film-decoder.ts'
import { FilmEncoderMissing } from '../../platform/media/film-encoder-missing.ts'
import type { GenerationParts } from './generation-parts.ts'

/** Looking into a file takes a part of a second; a file that takes longer is none of ours. */
const TIMEOUT_MS = 20_000

/** What a film that is to be worked on is. Throws 'video.unreadable', and 'engine.unsupported' where nothing reads films. */
export async function probeFilm({ films }: Pick<GenerationParts, 'films'>, bytes: Uint8Array): Promise<ProbedFilm> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const probed = await films.probe(bytes, signal)
    if (probed) return probed
  } catch (error) {
    if (error instanceof FilmEncoderMissing) {
      throw new AppError('engine.unsupported', { message: JOB_FAILURES['engine.no-encoder'] }, { cause: error })
    }
    if (!signal.aborted) throw error
  }
  throw new AppError('video.unreadable', { field: 'videoUrl' })
}
