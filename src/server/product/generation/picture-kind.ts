import type { JobKind } from '../../core/jobs/job-kind.ts'
import { MessageInput } from '../library/job-inputs.ts'
import { pictureSize } from '../library/picture-size.ts'
import type { GenerationParts } from './generation-parts.ts'
import { styleOf } from './style-of.ts'
import { subjectOf } from './subject-of.ts'

/** Four pictures on a slow machine with a queue before them. */
const TIMEOUT_MS = 300_000

/** A scene of a character for a message of their chat. */
export function pictureKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'picture',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { seed, count, aspectRatio, mentionedCharacterId } = MessageInput.parse(job.input)
      return {
        kind: 'picture',
        prompt: job.prompt,
        style: styleOf(job),
        seed,
        count,
        ...pictureSize(aspectRatio, parts.pictureSizePx),
        subject: await subjectOf(parts, job, job.characterId),
        ...(mentionedCharacterId && { mentioned: await subjectOf(parts, job, mentionedCharacterId) }),
      }
    },
  }
}
