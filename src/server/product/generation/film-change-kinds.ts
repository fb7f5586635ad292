import { buffer } from 'node:stream/consumers'
import type { Job } from '../../core/jobs/job.ts'
import type { JobKind } from '../../core/jobs/job-kind.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import { SourceGone } from '../../core/jobs/source-gone.ts'
import type { FilmChangeWork } from '../../platform/engines/engine.ts'
import { FilmChangeInput } from '../library/job-inputs.ts'
import type { GenerationParts } from './generation-parts.ts'

/** Half a minute of film to 4K, on a slow machine with a queue before it. */
const TIMEOUT_MS = 1_800_000

/** A film made larger; a film restored. */
export const FILM_CHANGE_KINDS = (['upscale-video', 'restore-video'] as const).map(
  (kind) =>
    (parts: GenerationParts, concurrency: number): JobKind => ({
      name: kind,
      timeoutMs: TIMEOUT_MS,
      concurrency,
      plan: (job) => planChange(parts, kind, job),
    }),
)

async function planChange(
  { database, files }: GenerationParts,
  kind: FilmChangeWork['kind'],
  { id, userId, input }: Job,
): Promise<FilmChangeWork> {
  const { filmFileId, film, widthPx, heightPx, framesPerSecond } = FilmChangeInput.parse(input)
  const bytes = await (await files.findFile(database, userId, filmFileId))?.open()
  if (!bytes) throw new SourceGone(`the film ${filmFileId} of the job ${id} is gone`)
  const engineState = (await findDrawnResult(database, { userId, fileId: filmFileId }))?.engineState
  return {
    kind,
    widthPx,
    heightPx,
    framesPerSecond,
    film: { ...film, bytes: await buffer(bytes), ...(engineState && { engineState }) },
  }
}
