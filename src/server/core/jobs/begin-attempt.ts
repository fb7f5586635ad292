import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Delivery } from '../../platform/queue/queue.ts'
import { type Attempt, endAttempt, insertAttempt, listAttempts } from './attempts.store.ts'
import { failJob } from './fail-job.ts'
import { type Hold, letGo, markInWork } from './interruptions.store.ts'
import type { Job } from './job.ts'
import { jobIdOf } from './job-id-of.ts'
import type { JobKind } from './job-kind.ts'
import type { JobParts } from './job-parts.ts'
import { changeJob, lockJob, moveDeadline } from './jobs.store.ts'

/** Twice alone is no coincidence any more. */
const CRASHES_OF_A_CULPRIT = 2

/**
 * Takes a delivered job: QUEUED becomes RUNNING and the attempt's row is committed, before any engine is asked. Answers
 * undefined when there is nothing to do: the job has ended, or an engine that must not be asked twice may have it, or it ends
 * each process that works on it.
 */
export async function beginAttempt(
  parts: JobParts,
  kind: JobKind,
  { delivery, hold }: { delivery: Delivery; hold: Hold },
): Promise<{ job: Job; attempt: Attempt } | undefined> {
  let crashes: number | undefined
  const begun = await parts.database.transaction().execute(async (transaction) => {
    const job = await lockJob(transaction, jobIdOf(delivery))
    if (!job) {
      // Its owner has deleted it meanwhile.
      await parts.queue.complete(transaction, kind.name, delivery)
      return undefined
    }
    const counted = isUnfinished(job) ? await markInWork(transaction, job.id, hold.company) : undefined
    crashes = counted?.all
    if (counted && counted.alone >= CRASHES_OF_A_CULPRIT) {
      await failJob(parts, transaction, {
        jobId: job.id,
        failure: 'worker.lost',
        detail: 'each time it was worked on alone, its process ended',
      })
      await parts.queue.complete(transaction, kind.name, delivery)
      return undefined
    }
    const last = (await listAttempts(transaction, job.id)).at(-1)
    const isPaidAndOpen = last?.state === 'open' && !last.repeatable
    const resumable = isPaidAndOpen && last.operation && parts.engines.named(last.engine)
    if (resumable && job.state.status === 'RUNNING') {
      // However long it lay in the queue, after a crash or behind a process that was silent.
      const isLate = job.deadlineAt !== null && job.deadlineAt < parts.clock.now()
      const goesOn = counted?.isLeftByCrash || isLate ? { ...job, deadlineAt: null } : job
      return { job: await withDeadline(parts, kind, transaction, goesOn), attempt: last }
    }
    // What was never sent can be sent; what was, nobody sends again.
    const isUnknown = last?.state === 'unknown' || (isPaidAndOpen && last.request !== null)
    if (isPaidAndOpen && isUnknown) {
      await endAttempt(transaction, last.id, { as: 'unknown', endedAt: parts.clock.now() })
    }
    if (!isUnfinished(job) || isUnknown) {
      if (isUnfinished(job)) {
        // Nothing else would end it.
        await withDeadline(parts, kind, transaction, job)
        await letGo(transaction, job.id, { ...hold, crashes })
      }
      await parts.queue.complete(transaction, kind.name, delivery)
      return undefined
    }
    const running = await takeJob(parts, kind, transaction, job)
    return { job: running, attempt: await openAttempt(parts, transaction, job) }
  })
  hold.crashes = crashes
  return begun
}

const isUnfinished = ({ state }: Job) => state.status === 'QUEUED' || state.status === 'RUNNING'

/** Work that goes on keeps its deadline, unless it had none while it waited for its turn, or waited after a crash. */
export async function withDeadline(
  parts: Pick<JobParts, 'clock'>,
  kind: Pick<JobKind, 'timeoutMs'>,
  transaction: Transaction<Tables>,
  job: Job,
): Promise<Job> {
  if (job.deadlineAt) return job
  const deadlineAt = new Date(parts.clock.now().getTime() + kind.timeoutMs)
  await moveDeadline(transaction, job.id, deadlineAt)
  return { ...job, deadlineAt }
}

/** RUNNING with a new deadline; a job whose work begins anew after a crash gets its patience anew too. */
async function takeJob(parts: JobParts, kind: JobKind, transaction: Transaction<Tables>, job: Job): Promise<Job> {
  const now = parts.clock.now()
  const deadlineAt = new Date(now.getTime() + kind.timeoutMs)
  const taken = await changeJob(transaction, job, { type: 'taken' }, { now, deadlineAt })
  if (taken) {
    await parts.announce(transaction, taken)
    return taken
  }
  await moveDeadline(transaction, job.id, deadlineAt)
  return { ...job, deadlineAt }
}

/** Opens the next try, at the engine that makes this kind now; one that was interrupted counts as lost. */
export async function openAttempt(
  { clock, engines }: Pick<JobParts, 'clock' | 'engines'>,
  transaction: Transaction<Tables>,
  job: Pick<Job, 'id' | 'kind'>,
): Promise<Attempt> {
  const engine = engines.forKind(job.kind)
  assert(engine, `no engine makes "${job.kind}" any more`)
  const last = (await listAttempts(transaction, job.id)).at(-1)
  const now = clock.now()
  if (last?.state === 'open') await endAttempt(transaction, last.id, { as: 'lost', endedAt: now })
  return insertAttempt(transaction, {
    id: randomUUID(),
    jobId: job.id,
    number: (last?.number ?? 0) + 1,
    engine: engine.name,
    repeatable: engine.abilities.repeatable,
    startedAt: now,
  })
}
