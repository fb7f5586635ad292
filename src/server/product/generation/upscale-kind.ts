import type { JobKind } from '../../core/jobs/job-kind.ts'
import { UpscaleInput } from '../library/job-inputs.ts'
import type { GenerationParts } from './generation-parts.ts'
import { readJobPicture } from './read-job-picture.ts'
import { styleOf } from './style-of.ts'

/** A painted picture of 4096 pixels takes a minute and more. */
const TIMEOUT_MS = 600_000

/** A picture made larger. */
export function upscaleKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'upscale-image',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { seed, scale, pictureFileId, widthPx, heightPx } = UpscaleInput.parse(job.input)
      const picture = await readJobPicture(parts, job, pictureFileId)
      return { kind: 'upscale-image', scale, style: styleOf(job), seed, widthPx, heightPx, picture }
    },
  }
}
