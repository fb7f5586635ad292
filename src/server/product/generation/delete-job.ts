import { AppError } from '#contract/app-error.ts'
import { failJob } from '../../core/jobs/fail-job.ts'
import { deleteJobRow, findOwnJob } from '../../core/jobs/jobs.store.ts'
import { listResults } from '../../core/jobs/results.store.ts'
import { hasCharacterOfJob } from '../characters/characters.store.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { createJobLedger } from './job-ledger.ts'

/**
 * Removes an own job with its results, and cancels it before when it has not ended. What a character is made of stays: the
 * character goes first. Throws 'job.not-found', 'job.in-use'.
 */
export async function deleteJob(parts: GenerationParts, { userId }: Requester, jobId: string): Promise<void> {
  const { database, clock, credits, announce, files } = parts
  const blobs = await database.transaction().execute(async (transaction) => {
    const job = await findOwnJob(transaction, { userId, jobId, now: clock.now() })
    if (!job) throw new AppError('job.not-found', { field: 'jobId' })
    if (await hasCharacterOfJob(transaction, job.id)) throw new AppError('job.in-use')
    const ledger = createJobLedger(credits)
    await failJob({ clock, ledger, announce }, transaction, { jobId: job.id, failure: 'cancelled' })
    const results = (await listResults(transaction, [job.id])).get(job.id) ?? []
    await deleteJobRow(transaction, job.id)
    await announce(transaction, job)
    return files.remove(
      transaction,
      userId,
      results.map(({ fileId }) => fileId),
    )
  })
  await files.discard(blobs)
}
