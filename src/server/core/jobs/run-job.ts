import { setTimeout as wait } from 'node:timers/promises'
import type { JobFailure } from '#contract/errors.ts'
import type { Progress } from '../../platform/engines/engine.ts'
import type { Delivery } from '../../platform/queue/queue.ts'
import { isDiskFull } from '../../platform/storage/is-disk-full.ts'
import { type Attempt, endAttempt, findAttempt, noteAttempt } from './attempts.store.ts'
import { beginAttempt, openAttempt, withDeadline } from './begin-attempt.ts'
import type { DeadlineWatch, WatchedRun } from './deadline-watch.ts'
import { failJob } from './fail-job.ts'
import { type Hold, letGo } from './interruptions.store.ts'
import type { Job } from './job.ts'
import type { JobKind } from './job-kind.ts'
import type { JobParts } from './job-parts.ts'
import { changeJob, lockJob } from './jobs.store.ts'
import { insertResults } from './results.store.ts'
import { type AttemptOutcome, runAttempt } from './run-attempt.ts'

/** Tries at an engine that says a failure may be tried again. Interruptions by a crash are not counted here. */
const MAX_ENGINE_FAILURES = 3

/**
 * Works on one delivery until its job has ended (architecture §5, steps 4 and 5). Returns when the delivery is done with,
 * one way or another; throws when the work was interrupted and should be delivered again.
 */
export async function runJob(
  parts: JobParts,
  kind: JobKind,
  { delivery, hold, watch }: { delivery: Delivery; hold: Hold; watch: DeadlineWatch },
): Promise<void> {
  const begun = await beginAttempt(parts, kind, { delivery, hold })
  if (!begun) return
  const { job } = begun
  using run = watch.follow({ jobId: job.id, deadlineAt: job.deadlineAt ?? parts.clock.now() }, delivery.signal)
  let attempt = begun.attempt
  for (let failures = 1; ; failures += 1) {
    const outcome = await outcomeOf(parts, kind, { job, attempt, run })
    if (outcome.type === 'done') return await end(parts, kind, { delivery, job, attempt, progress: outcome.progress })
    if (outcome.type === 'unknown') {
      const found = await leaveToDeadline(parts, kind, { delivery, hold, job, attempt, detail: outcome.detail })
      if (!found) return
      attempt = found
      continue
    }
    if (outcome.type === 'overdue') {
      await fail(parts, kind, { delivery, job, failure: 'engine.timeout' })
      return await stopEngine(parts, attempt)
    }
    if (!outcome.retry || failures >= MAX_ENGINE_FAILURES) return await fail(parts, kind, { delivery, job, ...outcome })
    await pause(outcome.retryAfterMs, run)
    attempt = await tryAgain(parts, { job, attempt, detail: outcome.detail })
  }
}

async function outcomeOf(
  parts: JobParts,
  kind: JobKind,
  { job, attempt, run }: { job: Job; attempt: Attempt; run: WatchedRun },
): Promise<AttemptOutcome | { type: 'overdue' }> {
  try {
    return await runAttempt(parts, kind, { job, attempt, signal: run.signal })
  } catch (error) {
    if (run.isOver) return { type: 'overdue' }
    throw error
  }
}

/** Until an engine that is busy may be asked again, or nothing needs to be asked any more. */
async function pause(ms: number | undefined, run: WatchedRun): Promise<void> {
  try {
    if (ms) await wait(ms, undefined, { signal: run.signal })
  } catch (error) {
    if (!run.isOver) throw error
  }
}

type Ending = { delivery: Delivery; job: Job; attempt: Attempt; progress: Extract<Progress, { state: 'done' }> }

/** To make it all again would find the disk as full: whoever asked for it has their credits back at once, and the host hears why. */
async function end(parts: JobParts, kind: JobKind, ending: Ending): Promise<void> {
  try {
    await succeed(parts, kind, ending)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    const { delivery, job } = ending
    parts.reportBug(`the disk is full: job ${job.id} has failed`, error)
    await parts.database.transaction().execute(async (transaction) => {
      if (!(await parts.queue.complete(transaction, kind.name, delivery))) return
      const current = await lockJob(transaction, job.id)
      // A result of the same work that somebody else has stored meanwhile lies under the same names.
      if (current?.state.status === 'SUCCESS') return
      // First, as the database may need the room.
      await parts.outputs.clear(job)
      await failJob(parts, transaction, { jobId: job.id, failure: 'storage.full', detail: String(error) })
    })
  }
}

/** Stores the outputs, then ends the job, pays it and frees the queue in one transaction, or not at all. */
async function succeed(parts: JobParts, kind: JobKind, ending: Ending): Promise<void> {
  const { delivery, job, attempt, progress } = ending
  const { outputs, ledger, queue, clock } = parts
  if (progress.outputs.length === 0) return fail(parts, kind, { delivery, job, failure: 'engine.empty' })
  const kept = await outputs.keep(job, progress.outputs, { engine: attempt.engine })
  const isOver = await parts.database.transaction().execute(async (transaction) => {
    // The queue may have given the job to somebody else meanwhile, when this process was silent for too long. Whoever is
    // done first ends it: the job's state, not the queue, sees to it that this happens once.
    await queue.complete(transaction, kind.name, delivery)
    const current = await lockJob(transaction, job.id)
    const now = clock.now()
    const done = current && (await changeJob(transaction, current, { type: 'done' }, { now, warnings: progress.warnings }))
    await endAttempt(transaction, attempt.id, { as: done ? 'done' : 'lost', endedAt: now })
    if (!done) return current?.state.status !== 'SUCCESS'
    await outputs.record(transaction, done, kept)
    await insertResults(transaction, done.id, kept)
    await ledger.settle(transaction, done)
    await kind.succeed?.(transaction, done, progress)
    await parts.announce(transaction, done)
    return false
  })
  // After a success of somebody else the same blobs belong to its results.
  if (isOver) await outputs.discard(kept)
}

async function fail(
  parts: JobParts,
  kind: JobKind,
  { delivery, job, failure, detail }: { delivery: Delivery; job: Job; failure: JobFailure; detail?: string },
): Promise<void> {
  await parts.database.transaction().execute(async (transaction) => {
    if (!(await parts.queue.complete(transaction, kind.name, delivery))) return
    await failJob(parts, transaction, { jobId: job.id, failure, detail })
  })
}

/**
 * The engine may have the work: nobody asks it again, and the job's deadline gives the credits back. Answers the attempt when
 * its provider has called back meanwhile, so that it can be followed.
 */
async function leaveToDeadline(
  parts: JobParts,
  kind: JobKind,
  { delivery, hold, job, attempt, detail }: { delivery: Delivery; hold: Hold; job: Job; attempt: Attempt; detail: string },
): Promise<Attempt | undefined> {
  return await parts.database.transaction().execute(async (transaction) => {
    const left = await lockJob(transaction, job.id)
    const current = await findAttempt(transaction, attempt.id)
    if (current?.state === 'open' && current.operation) return current
    await endAttempt(transaction, attempt.id, { as: 'unknown', detail, endedAt: parts.clock.now() })
    // While this process was silent, it may have been taken away as from one that is gone.
    if (left?.state.status === 'RUNNING') await withDeadline(parts, kind, transaction, left)
    await letGo(transaction, job.id, hold)
    await parts.queue.complete(transaction, kind.name, delivery)
    return undefined
  })
}

/** Nobody waits for the work any more: asks the engine to stop, once, and writes down what it answers. */
async function stopEngine({ database, engines }: JobParts, { id }: Attempt): Promise<void> {
  const attempt = await findAttempt(database, id)
  const engine = attempt && engines.named(attempt.engine)
  if (!attempt?.operation || !engine?.abilities.cancel) return
  const answer = await engine.cancel(attempt.operation).catch((error: unknown) => `not told: ${error}`)
  await noteAttempt(database, id, `asked to stop: ${answer}`)
}

async function tryAgain(
  parts: JobParts,
  { job, attempt, detail }: { job: Job; attempt: Attempt; detail: string },
): Promise<Attempt> {
  return parts.database.transaction().execute(async (transaction) => {
    await endAttempt(transaction, attempt.id, { as: 'failed', detail, endedAt: parts.clock.now() })
    return openAttempt(parts, transaction, job)
  })
}
