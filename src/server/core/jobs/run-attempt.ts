import { setTimeout as wait } from 'node:timers/promises'
import type { JobFailure } from '#contract/errors.ts'
import type { AttemptContext, Operation, Progress, Work } from '../../platform/engines/engine.ts'
import { type Attempt, storeOperation } from './attempts.store.ts'
import type { Job } from './job.ts'
import type { JobKind } from './job-kind.ts'
import type { JobParts } from './job-parts.ts'
import { updateProgress } from './jobs.store.ts'
import { orAborted } from './or-aborted.ts'
import { createProgressWriter } from './progress-writer.ts'
import { SourceGone } from './source-gone.ts'

/** How a try at an engine ended, as far as we know. */
export type AttemptOutcome =
  | { readonly type: 'done'; readonly progress: Extract<Progress, { state: 'done' }> }
  | { readonly type: 'failed'; readonly failure: JobFailure; readonly retry: boolean; readonly detail: string }
  /** The engine may or may not have the work: it must not be asked for it again. */
  | { readonly type: 'unknown'; readonly detail: string }

const POLL_MS = 500
const POLL_MAX_MS = 30_000

/** Starts the work, unless an operation is stored, and follows it to its end. Throws when `signal` stops it. */
export async function runAttempt(
  parts: JobParts,
  kind: JobKind,
  { job, attempt, signal }: { job: Job; attempt: Attempt; signal: AbortSignal },
): Promise<AttemptOutcome> {
  const writer = createProgressWriter(async (progress) => {
    await parts.database.transaction().execute(async (transaction) => {
      const changed = await updateProgress(transaction, job.id, progress)
      if (changed) await parts.announce(transaction, changed)
    })
  })
  const context: AttemptContext = {
    attemptId: attempt.id,
    signal,
    report: writer.report,
    ...(job.rehearsal && { rehearsal: job.rehearsal }),
  }
  try {
    const outcome = attempt.operation
      ? await follow(parts, attempt.operation, context)
      : await startAndFollow(parts, kind, { job, attempt, context })
    return outcome
  } finally {
    await writer.close()
  }
}

async function startAndFollow(
  parts: JobParts,
  kind: JobKind,
  { job, attempt, context }: { job: Job; attempt: Attempt; context: AttemptContext },
): Promise<AttemptOutcome> {
  const work = await planOf(kind, job)
  if (work instanceof SourceGone) return { type: 'failed', failure: 'source.gone', retry: false, detail: work.message }
  let operation: Operation
  try {
    operation = await orAborted(parts.engine.start(work, context), context.signal)
  } catch (error) {
    context.signal.throwIfAborted()
    const detail = String(error)
    return attempt.repeatable ? { type: 'failed', failure: 'engine.failed', retry: true, detail } : { type: 'unknown', detail }
  }
  await parts.database.transaction().execute((transaction) => storeOperation(transaction, attempt.id, operation))
  return follow(parts, operation, context)
}

async function planOf(kind: JobKind, job: Job): Promise<Work | SourceGone> {
  try {
    return await kind.plan(job)
  } catch (error) {
    if (error instanceof SourceGone) return error
    throw error
  }
}

async function follow(parts: JobParts, operation: Operation, context: AttemptContext): Promise<AttemptOutcome> {
  for (let pauseMs = POLL_MS; ; ) {
    const progress = await checkOnce(parts, operation, context)
    if (progress?.state === 'done') return { type: 'done', progress }
    if (progress?.state === 'failed') return { type: 'failed', ...progress }
    if (progress) context.report(progress)
    // An engine that does not answer now may answer later; only its deadline ends that.
    pauseMs = progress ? POLL_MS : Math.min(pauseMs * 2, POLL_MAX_MS)
    await wait(pauseMs, undefined, { signal: context.signal })
  }
}

/** What the engine says, or undefined when a paid engine could not be reached. */
async function checkOnce({ engine }: JobParts, operation: Operation, context: AttemptContext): Promise<Progress | undefined> {
  try {
    return await orAborted(engine.check(operation, context), context.signal)
  } catch (error) {
    context.signal.throwIfAborted()
    if (!engine.abilities.repeatable) return undefined
    return { state: 'failed', failure: 'engine.failed', retry: true, detail: String(error) }
  }
}
