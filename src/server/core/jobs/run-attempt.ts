import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { JobFailure } from '#contract/errors.ts'
import { simulatedProgress } from '#contract/simulated-progress.ts'
import type { AttemptContext, Engine, Operation, Progress, Work } from '../../platform/engines/engine.ts'
import { NotTaken } from '../../platform/engines/not-taken.ts'
import { isDiskFull } from '../../platform/storage/is-disk-full.ts'
import { type Attempt, findAttempt, recordRequest, storeFirstOperation } from './attempts.store.ts'
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
  | {
      readonly type: 'failed'
      readonly failure: JobFailure
      readonly retry: boolean
      readonly detail: string
      /** How long to wait before another try. */
      readonly retryAfterMs?: number
    }
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
      const changed = await updateProgress(transaction, job.id, { ...progress, shownShare: shownShareOf(parts, job, progress) })
      if (changed) await parts.announce(transaction, changed)
    })
  })
  const engine = parts.engines.named(attempt.engine)
  assert(engine, `the engine "${attempt.engine}" is not switched on`)
  const sending = { isRecorded: false, isSuperseded: false }
  const context: AttemptContext = {
    attemptId: attempt.id,
    signal,
    report: writer.report,
    ...(job.rehearsal && { rehearsal: job.rehearsal }),
    async recordRequest(request) {
      signal.throwIfAborted()
      sending.isRecorded = await recordRequest(parts.database, attempt.id, { request, sentAt: parts.clock.now() })
      sending.isSuperseded = !sending.isRecorded
      assert(sending.isRecorded, `the attempt ${attempt.id} may not be sent any more`)
    },
  }
  const run = { parts, engine, context, attempt, sending }
  try {
    return attempt.operation ? await follow(run, attempt.operation) : await startAndFollow(run, kind, job)
  } finally {
    await writer.close()
  }
}

/** Where the bar stands that pages show while an engine says nothing: its first word does not take the bar back. */
function shownShareOf(
  { clock }: JobParts,
  { type, startedAt }: Job,
  { stage, share }: { stage: string; share: number },
): number {
  if (!startedAt || (stage === '' && share === 0)) return 0
  return simulatedProgress(type, clock.now().getTime() - startedAt.getTime()) / 100
}

interface Run {
  readonly parts: JobParts
  readonly engine: Engine
  readonly context: AttemptContext
  readonly attempt: Attempt
  /** Whether a paid request was written down, or another worker has the job meanwhile. */
  readonly sending: { readonly isRecorded: boolean; readonly isSuperseded: boolean }
}

async function startAndFollow(run: Run, kind: JobKind, job: Job): Promise<AttemptOutcome> {
  const { parts, engine, context, attempt } = run
  const work = await planOf(kind, job)
  if (work instanceof SourceGone) return { type: 'failed', failure: 'source.gone', retry: false, detail: work.message }
  let operation: Operation
  try {
    operation = await orAborted(engine.start(work, context), context.signal)
  } catch (error) {
    context.signal.throwIfAborted()
    if (run.sending.isSuperseded) throw error
    return outcomeOfStart(error, { mayHaveIt: !attempt.repeatable && run.sending.isRecorded })
  }
  await parts.database.transaction().execute((transaction) => storeFirstOperation(transaction, attempt.id, operation))
  return follow(run, operation)
}

function outcomeOfStart(error: unknown, { mayHaveIt }: { mayHaveIt: boolean }): AttemptOutcome {
  const detail = String(error)
  if (!mayHaveIt && isDiskFull(error)) return { type: 'failed', failure: 'storage.full', retry: false, detail }
  if (error instanceof NotTaken) {
    const { failure, retryAfterMs } = error
    return { type: 'failed', failure, retry: retryAfterMs !== undefined, detail, retryAfterMs }
  }
  return mayHaveIt ? { type: 'unknown', detail } : { type: 'failed', failure: 'engine.failed', retry: true, detail }
}

async function planOf(kind: JobKind, job: Job): Promise<Work | SourceGone> {
  try {
    return await kind.plan(job)
  } catch (error) {
    if (error instanceof SourceGone) return error
    throw error
  }
}

async function follow(run: Run, started: Operation): Promise<AttemptOutcome> {
  const { parts, engine, context, attempt } = run
  let operation = started
  for (let patienceMs = POLL_MS; ; ) {
    const progress = await checkOnce(engine, operation, context)
    if (progress?.state === 'done') return { type: 'done', progress }
    if (progress?.state === 'failed') return { type: 'failed', ...progress }
    if (progress) context.report(progress)
    // An engine that does not answer now may answer later; only its deadline ends that.
    patienceMs = progress ? POLL_MS : Math.min(patienceMs * 2, POLL_MAX_MS)
    const pauseMs = progress?.pauseMs ?? patienceMs
    if (engine.receive) operation = (await untilCalled(parts, attempt, { operation, pauseMs, context })) ?? operation
    else await wait(pauseMs, undefined, { signal: context.signal })
  }
}

/** Waits, but not longer than until the provider has called back, whichever process has heard it. */
async function untilCalled(
  { database }: JobParts,
  { id }: Attempt,
  { operation, pauseMs, context }: { operation: Operation; pauseMs: number; context: AttemptContext },
): Promise<Operation | undefined> {
  for (let waitedMs = 0; waitedMs < pauseMs; waitedMs += POLL_MS) {
    await wait(Math.min(POLL_MS, pauseMs - waitedMs), undefined, { signal: context.signal })
    const stored = (await findAttempt(database, id))?.operation
    if (stored && !isDeepStrictEqual(stored, operation)) return stored
  }
  return undefined
}

/** What the engine says, or undefined when a paid engine could not be reached. */
async function checkOnce(engine: Engine, operation: Operation, context: AttemptContext): Promise<Progress | undefined> {
  try {
    return await orAborted(engine.check(operation, context), context.signal)
  } catch (error) {
    context.signal.throwIfAborted()
    if (!engine.abilities.repeatable) return undefined
    if (isDiskFull(error)) return { state: 'failed', failure: 'storage.full', retry: false, detail: String(error) }
    return { state: 'failed', failure: 'engine.failed', retry: true, detail: String(error) }
  }
}
