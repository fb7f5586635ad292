import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { findStyle } from '#contract/styles.ts'
import type { Job } from '../../core/jobs/job.ts'
import { findJobByKey, findOwnJob } from '../../core/jobs/jobs.store.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PreviewInput } from '../library/job-inputs.ts'
import { acceptJob, hashText } from './accept-job.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { previewPrice } from './price.ts'

export interface PreviewRequest {
  readonly name: string
  readonly description: string
  readonly style: string
  /** With an attempt of 1 or more: makes new previews for this job. */
  readonly originalJobId?: string
  readonly attempt?: number
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
  const attempt = request.attempt ?? 0
  const isRegeneration = request.originalJobId !== undefined && attempt >= 1
  const requestHash = hashText(
    JSON.stringify(['preview', request.name, request.description, style, request.originalJobId, attempt]),
  )
  const idempotencyKey = requester.idempotencyKey ? hashText(requester.idempotencyKey) : undefined
  const input: PreviewInput = { seed: parts.randomId() }
  return parts.database.transaction().execute(async (transaction) => {
    const originalJobId = isRegeneration ? await findOriginal(parts, transaction, requester, request) : undefined
    const job = await acceptJob(parts, transaction, {
      requester,
      price: previewPrice({ isRegeneration }),
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
        attempt: isRegeneration ? attempt : 0,
        idempotencyKey,
        requestHash,
      },
    })
    return { jobId: (job ?? (await findFirst(transaction, { requester, idempotencyKey, requestHash }))).id }
  })
}

/** Attempts count per original job: the regeneration of a regeneration counts for the first one. */
async function findOriginal(
  { clock }: GenerationParts,
  transaction: Transaction<Tables>,
  { userId }: Requester,
  { originalJobId = '' }: PreviewRequest,
): Promise<string> {
  const original = await findOwnJob(transaction, { userId, jobId: originalJobId, now: clock.now() })
  if (original?.kind !== 'preview') throw new AppError('job.not-found', { field: 'originalJobId' })
  return original.originalJobId ?? original.id
}

/** The job that stands in the way of a new one: the same request repeated, or a refusal. */
async function findFirst(
  transaction: Transaction<Tables>,
  asked: { requester: Requester; idempotencyKey: string | undefined; requestHash: string },
): Promise<Job> {
  const { requester, idempotencyKey, requestHash } = asked
  const first = idempotencyKey && (await findJobByKey(transaction, { userId: requester.userId, idempotencyKey }))
  if (!first) throw new AppError('regeneration.attempt-taken', { field: 'attempt' })
  if (first.requestHash !== requestHash) throw new AppError('idempotency.key-reused')
  return first
}
