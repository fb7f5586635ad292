import type { JobKind } from '../../core/jobs/job-kind.ts'
import { EditInput } from '../library/job-inputs.ts'
import type { GenerationParts } from './generation-parts.ts'
import { readJobPicture } from './read-job-picture.ts'
import { styleOf } from './style-of.ts'

const TIMEOUT_MS = 300_000

/** A picture changed as a text says. */
export function editKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'edit',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { seed, pictureFileId } = EditInput.parse(job.input)
      const { engineState, ...picture } = await readJobPicture(parts, job, pictureFileId)
      return { kind: 'edit', instruction: job.prompt, style: styleOf(job), seed, picture, ...(engineState && { engineState }) }
    },
  }
}
