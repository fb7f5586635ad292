import { listAttempts } from './attempts.store.ts'
import { failJob } from './fail-job.ts'
import type { JobParts } from './job-parts.ts'
import { listOverdueJobs } from './jobs.store.ts'

/**
 * Fails every RUNNING job whose deadline has passed, whoever was working on it, and gives back what it took. Answers how
 * many it ended.
 */
export async function endOverdueJobs(parts: Pick<JobParts, 'database' | 'clock' | 'ledger' | 'announce'>): Promise<number> {
  let ended = 0
  for (const jobId of await listOverdueJobs(parts.database, parts.clock.now())) {
    const isEnded = await parts.database.transaction().execute(async (transaction) => {
      const isUnknown = (await listAttempts(transaction, jobId)).at(-1)?.state === 'unknown'
      return failJob(parts, transaction, { jobId, failure: isUnknown ? 'engine.unknown-outcome' : 'engine.timeout' })
    })
    if (isEnded) ended += 1
  }
  return ended
}
