import { buffer } from 'node:stream/consumers'
import { VIDEO_DEFAULTS } from '#contract/video.ts'
import type { Job } from '../../core/jobs/job.ts'
import type { JobKind } from '../../core/jobs/job-kind.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import { SourceGone } from '../../core/jobs/source-gone.ts'
import { LipSyncFilmInput, LipSyncInput } from '../library/job-inputs.ts'
import { filmSize } from './film-size.ts'
import type { GenerationParts } from './generation-parts.ts'
import { readJobPicture } from './read-job-picture.ts'
import { styleOf } from './style-of.ts'

/** A minute of speech in a painted style, on a slow machine with a queue before it. */
const TIMEOUT_MS = 900_000
/** Its pictures are all looked at, too. */
const FILM_TIMEOUT_MS = 1_800_000

/** Somebody who says what is heard. */
export function lipSyncKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'lip-sync',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { seed, aspectRatio, framesPerSecond, pictureFileId, soundFileId } = LipSyncInput.parse(job.input)
      const sound = await readBytes(parts, job, soundFileId)
      return {
        kind: 'lip-sync',
        prompt: job.prompt,
        style: styleOf(job),
        seed,
        framesPerSecond,
        ...filmSize({ ratio: aspectRatio, resolution: VIDEO_DEFAULTS.resolution }, parts.pictureSizePx),
        sound,
        picture: await readJobPicture(parts, job, pictureFileId),
      }
    },
  }
}

/** Somebody in a film who says something else. */
export function lipSyncFilmKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'lip-sync-film',
    timeoutMs: FILM_TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { seed, soundFileId, filmFileId, film, widthPx, heightPx, framesPerSecond } = LipSyncFilmInput.parse(job.input)
      const { database } = parts
      const engineState = (await findDrawnResult(database, { userId: job.userId, fileId: filmFileId }))?.engineState
      return {
        kind: 'lip-sync-film',
        prompt: job.prompt,
        style: styleOf(job),
        seed,
        widthPx,
        heightPx,
        framesPerSecond,
        sound: await readBytes(parts, job, soundFileId),
        film: { ...film, bytes: await readBytes(parts, job, filmFileId), ...(engineState && { engineState }) },
      }
    },
  }
}

async function readBytes({ database, files }: GenerationParts, { id, userId }: Job, fileId: string): Promise<Uint8Array> {
  const stream = await (await files.findFile(database, userId, fileId))?.open()
  if (!stream) throw new SourceGone(`the file ${fileId} of the lip sync ${id} is gone`)
  return buffer(stream)
}
