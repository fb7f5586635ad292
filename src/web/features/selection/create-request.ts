import type { JobCard } from '#contract/entities/job.ts'
import type { FunctionInput } from '#web/data/functions/call-function.ts'

/** Version of what `meta` holds. */
const META_VERSION = 1

/** The request that makes a character of a chosen preview, with every field of product text §7. */
export function createRequest(preview: JobCard, previewUrl: string, nowMs: number): FunctionInput<'create-character'> {
  const now = new Date(nowMs).toISOString()
  const isStyle = preview.jobFunction === 'create-preview-image-style'
  return {
    name: preview.characterName,
    userId: preview.userId,
    previewUrl,
    jobId: preview.jobId,
    previewJobId: preview.jobId,
    meta: { version: META_VERSION, createdAt: now, lastUsed: now, originalPrompt: preview.prompt },
    model3D: null,
    expressions: null,
    isStyle,
    isSubject: !isStyle,
    image: '',
  }
}
