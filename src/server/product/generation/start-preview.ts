import { AppError } from '#contract/app-error.ts'
import { findStyle } from '#contract/styles.ts'
import type { PreviewInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import { findOriginal } from './find-original.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { previewPrice } from './price.ts'
import { findRepeatedJob, requestKeys } from './request-keys.ts'

export interface PreviewRequest {
  readonly name: string
  readonly description: string
  readonly style: string
  /** Makes new previews for this job. */
  readonly originalJobId?: string
  /** Which regeneration of that job it is, from 1 on; 1 unless it says so. */
  readonly attempt?: number
  /** Decides what the request leaves open; a new one where it is absent. */
  readonly seed?: string
}

/**
 * Starts a job of three previews and answers its id; a repeated key answers the first job. Throws 'style.unknown',
 * 'job.not-found', 'regeneration.attempt-taken', 'idempotency.key-reused', 'credits.insufficient'.
 */
export async function startPreview(
  parts: GenerationParts,
  requester: Requester,
  request: PreviewRequest,
): Promise<{ jobId: string }> {
  const style = findStyle(request.style)
  if (!style || style === 'none') throw new AppError('style.unknown', { field: 'style' })
  const { originalJobId: asked } = request
  const isRegeneration = asked !== undefined
  const attempt = isRegeneration ? Math.max(1, request.attempt ?? 1) : 0
  const { seed } = request
  const said = ['preview', request.name, request.description, style, request.originalJobId, attempt, seed]
  const keys = requestKeys(requester, said)
  const input: PreviewInput = { seed: seed ?? parts.randomId() }
  const price = previewPrice({ isRegeneration })
  const asks = { kind: 'preview', price, title: request.name, prompt: request.description } as const
  const cleared = await clearStart(parts, requester, asks)
  return parts.database.transaction().execute(async (transaction) => {
    const originalJobId = isRegeneration ? (await findOriginal(parts, transaction, requester, asked)).originalJobId : undefined
    const job = await acceptJob(parts, transaction, {
      requester,
      price,
      ...cleared,
      job: {
        id: parts.randomId(),
        kind: 'preview',
        type: isRegeneration ? 'regenerate' : 'create-preview',
        mode: 'create-preview-description',
        title: request.name,
        prompt: request.description,
        style,
        input,
        originalJobId,
        attempt,
        ...keys,
      },
    })
    const accepted = job ?? (await findRepeatedJob(transaction, requester, keys))
    if (!accepted) throw new AppError('regeneration.attempt-taken', { field: 'attempt' })
    return { jobId: accepted.id }
  })
}
