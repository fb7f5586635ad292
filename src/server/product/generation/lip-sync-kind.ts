import { buffer } from 'node:stream/consumers'
import { VIDEO_DEFAULTS } from '#contract/video.ts'
import type { JobKind } from '../../core/jobs/job-kind.ts'
import { SourceGone } from '../../core/jobs/source-gone.ts'
import { LipSyncInput } from '../library/job-inputs.ts'
import { filmSize } from './film-size.ts'
import type { GenerationParts } from './generation-parts.ts'
import { readJobPicture } from './read-job-picture.ts'
import { styleOf } from './style-of.ts'

/** A minute of speech in a painted style, on a slow machine with a queue before it. */
const TIMEOUT_MS = 900_000

/** Somebody who says what is heard. */
export function lipSyncKind(parts: GenerationParts, concurrency: number): JobKind {
  const { database, files } = parts
  return {
    name: 'lip-sync',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { seed, aspectRatio, framesPerSecond, pictureFileId, soundFileId } = LipSyncInput.parse(job.input)
      const sound = await (await files.findFile(database, job.userId, soundFileId))?.open()
      if (!sound) throw new SourceGone(`the sound ${soundFileId} of the lip sync ${job.id} is gone`)
      return {
        kind: 'lip-sync',
        prompt: job.prompt,
        style: styleOf(job),
        seed,
        framesPerSecond,
        ...filmSize({ ratio: aspectRatio, resolution: VIDEO_DEFAULTS.resolution }, parts.pictureSizePx),
        sound: await buffer(sound),
        picture: await readJobPicture(parts, job, pictureFileId),
      }
    },
  }
}
