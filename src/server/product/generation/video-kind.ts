import type { Job } from '../../core/jobs/job.ts'
import type { JobKind } from '../../core/jobs/job-kind.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import { SourceGone } from '../../core/jobs/source-gone.ts'
import type { VideoWork } from '../../platform/engines/engine.ts'
import { VideoInput } from '../library/job-inputs.ts'
import { filmSize } from './film-size.ts'
import type { GenerationParts } from './generation-parts.ts'
import { styleOf } from './style-of.ts'
import { subjectOf } from './subject-of.ts'

/** Ten seconds of a painted style on a slow machine with a queue before them. */
const TIMEOUT_MS = 900_000

/** A film of words, or of a picture. */
export function videoKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'video',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const input = VideoInput.parse(job.input)
      const { seed, aspectRatio, resolution, framesPerSecond, durationSeconds, pictureFile, lastPictureFile } = input
      return {
        kind: 'video',
        prompt: job.prompt,
        style: styleOf(job),
        seed,
        framesPerSecond,
        durationSeconds,
        ...filmSize({ ratio: aspectRatio, resolution }, parts.pictureSizePx),
        ...(pictureFile && { picture: await pictureOf(parts, job, pictureFile) }),
        ...(lastPictureFile && { lastPicture: await pictureOf(parts, job, lastPictureFile) }),
        ...(!pictureFile && job.characterId && { subject: await subjectOf(parts, job, job.characterId) }),
      }
    },
  }
}

async function pictureOf(
  { database, files }: GenerationParts,
  job: Job,
  fileId: string,
): Promise<NonNullable<VideoWork['picture']>> {
  const bytes = await (await files.findFile(database, job.userId, fileId))?.read()
  if (!bytes) throw new SourceGone(`the picture ${fileId} of the film ${job.id} is gone`)
  const drawn = await findDrawnResult(database, { userId: job.userId, fileId })
  return { bytes, ...(drawn?.engineState && { engineState: drawn.engineState }) }
}
