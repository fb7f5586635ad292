import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { Job } from '../../core/jobs/job.ts'
import { findOwnJob } from '../../core/jobs/jobs.store.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

/**
 * The preview that is regenerated, and the one its attempts count for: the regeneration of a regeneration counts for the
 * first one. Throws 'job.not-found'.
 */
export async function findOriginal(
  { clock }: Pick<GenerationParts, 'clock'>,
  transaction: Transaction<Tables>,
  { userId }: Requester,
  originalJobId: string,
): Promise<{ asked: Job; originalJobId: string }> {
  const asked = await findOwnJob(transaction, { userId, jobId: originalJobId, now: clock.now() })
  if (asked?.kind !== 'preview') throw new AppError('job.not-found', { field: 'originalJobId' })
  return { asked, originalJobId: asked.originalJobId ?? asked.id }
}
