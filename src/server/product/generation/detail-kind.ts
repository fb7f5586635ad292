import type { JobKind } from '../../core/jobs/job-kind.ts'
import { CreationInput } from '../library/job-inputs.ts'
import type { GenerationParts } from './generation-parts.ts'
import { readJobPicture } from './read-job-picture.ts'
import { readPhotoOf } from './read-photo-of.ts'
import { styleOf } from './style-of.ts'

const TIMEOUT_MS = 300_000

/** A chosen preview, finished. */
export function detailKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'detail',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { pictureFileId, photoFileId } = CreationInput.parse(job.input)
      const photo = await readPhotoOf(parts, job, photoFileId)
      const picture = await readJobPicture(parts, job, pictureFileId)
      return { kind: 'detail', description: job.prompt, style: styleOf(job), picture, ...(photo && { photo }) }
    },
  }
}
