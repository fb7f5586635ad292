import type { Job } from '../../core/jobs/job.ts'
import type { JobKind } from '../../core/jobs/job-kind.ts'
import type { MontagePicture } from '../../platform/engines/engine.ts'
import { MontageInput } from '../library/job-inputs.ts'
import type { GenerationParts } from './generation-parts.ts'
import { readJobPicture } from './read-job-picture.ts'
import { styleOf } from './style-of.ts'

const TIMEOUT_MS = 300_000

/** The clothes of one picture on the person of another. */
export function dressUpKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'dress-up',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { seed, pictures } = await readMontage(parts, job)
      const [person, outfit] = pictures as [MontagePicture, MontagePicture] // two, or the job was not accepted
      return { kind: 'dress-up', prompt: job.prompt, style: styleOf(job), seed, person, outfit }
    },
  }
}

/** Two pictures become one, or one gets another background. */
export function blendKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'blend',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      return { kind: 'blend', prompt: job.prompt, style: styleOf(job), ...(await readMontage(parts, job)) }
    },
  }
}

async function readMontage(parts: GenerationParts, job: Job): Promise<{ seed: string; pictures: readonly MontagePicture[] }> {
  const { seed, pictureFileIds } = MontageInput.parse(job.input)
  const pictures: MontagePicture[] = []
  for (const fileId of pictureFileIds) {
    const picture = await readJobPicture(parts, job, fileId)
    pictures.push(picture)
  }
  return { seed, pictures }
}
