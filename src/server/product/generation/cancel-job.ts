import { AppError } from '#contract/app-error.ts'
import { failJob } from '../../core/jobs/fail-job.ts'
import { findOwnJob } from '../../core/jobs/jobs.store.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { createJobLedger } from './job-ledger.ts'

/**
 * Ends an own job that has not ended, and gives back what it took; whoever works on it stops within a second. Throws
 * 'job.not-found'.
 */
export async function cancelJob(
  { database, clock, credits, announce }: GenerationParts,
  { userId }: Requester,
  jobId: string,
): Promise<'cancelled' | 'too late'> {
  return database.transaction().execute(async (transaction) => {
    const job = await findOwnJob(transaction, { userId, jobId, now: clock.now() })
    if (!job) throw new AppError('job.not-found', { field: 'jobId' })
    const ledger = createJobLedger(credits)
    const isEnded = await failJob({ clock, ledger, announce }, transaction, { jobId: job.id, failure: 'cancelled' })
    return isEnded ? 'cancelled' : 'too late'
  })
}
