import { listAttempts } from './attempts.store.ts'
import { failJob } from './fail-job.ts'
import { JOB_ID_KEY } from './job-id-of.ts'
import type { JobParts } from './job-parts.ts'
import { listOverdueJobs, lockJob, pauseDeadline } from './jobs.store.ts'

type Parts = Pick<JobParts, 'database' | 'queue' | 'clock' | 'ledger' | 'announce'>

/**
 * Fails every RUNNING job whose deadline has passed, whoever was working on it, and gives back what it took. What waits in the queue
 * until it is worked on again, after a crash for example, is not late: it is given its time when it is taken. Answers how many
 * it ended.
 */
export async function endOverdueJobs(parts: Parts): Promise<number> {
  const now = parts.clock.now()
  const overdue = await listOverdueJobs(parts.database, now)
  const waiting = await parts.queue.listWaiting(overdue, JOB_ID_KEY)
  let ended = 0
  for (const jobId of overdue) {
    if (waiting.has(jobId)) {
      await pauseWaiting(parts, jobId, now)
      continue
    }
    const isEnded = await parts.database.transaction().execute(async (transaction) => {
      // Somebody may have taken it meanwhile, and it has begun anew.
      const { deadlineAt } = (await lockJob(transaction, jobId)) ?? {}
      if (!deadlineAt || deadlineAt >= now) return false
      const isUnknown = (await listAttempts(transaction, jobId)).at(-1)?.state === 'unknown'
      return failJob(parts, transaction, { jobId, failure: isUnknown ? 'engine.unknown-outcome' : 'engine.timeout' })
    })
    if (isEnded) ended += 1
  }
  return ended
}

/**
 * Asks once more behind the job's lock, under which whoever leaves a job to its deadline completes its delivery: one that has neither
 * would never end. What is not waiting any more is looked at by the next sweep.
 */
async function pauseWaiting({ database, queue }: Parts, jobId: string, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { deadlineAt } = (await lockJob(transaction, jobId)) ?? {}
    if (!deadlineAt || deadlineAt >= now) return
    const waiting = await queue.listWaiting([jobId], JOB_ID_KEY)
    if (waiting.has(jobId)) await pauseDeadline(transaction, jobId)
  })
}
