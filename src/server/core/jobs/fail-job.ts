import type { Transaction } from 'kysely'
import type { JobFailure } from '#contract/errors.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { endAttempt, listAttempts } from './attempts.store.ts'
import type { JobParts } from './job-parts.ts'
import { changeJob, lockJob } from './jobs.store.ts'

/**
 * Ends a job in FAILED and gives back what it took: once, because only the first ending of a job is one. False when
 * the job had ended already.
 */
export async function failJob(
  { clock, ledger, announce }: Pick<JobParts, 'clock' | 'ledger' | 'announce'>,
  transaction: Transaction<Tables>,
  { jobId, failure, detail }: { jobId: string; failure: JobFailure; detail?: string },
): Promise<boolean> {
  const job = await lockJob(transaction, jobId)
  if (!job || job.state.status === 'SUCCESS' || job.state.status === 'FAILED') return false
  const now = clock.now()
  const refunded = await ledger.giveBack(transaction, job)
  const failed = await changeJob(transaction, job, { type: 'failed', failure }, { now, refunded })
  if (!failed) return false
  for (const attempt of await listAttempts(transaction, jobId)) {
    if (attempt.state === 'open') await endAttempt(transaction, attempt.id, { as: 'failed', detail, endedAt: now })
  }
  await announce(transaction, failed)
  return true
}
