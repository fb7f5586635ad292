import { randomUUID } from 'node:crypto'
import { findAttempt, reopenAttempt, storeOperation } from './attempts.store.ts'
import { insertCallback } from './callbacks.store.ts'
import { JOB_ID_KEY } from './job-id-of.ts'
import type { JobParts } from './job-parts.ts'
import { lockJob } from './jobs.store.ts'

/** What an engine's provider has called back, known to be its own word. */
export interface EngineCall {
  readonly provider: string
  readonly attemptId: string
  /** The same for every repetition of this call. */
  readonly eventId: string
  /** Plain JSON that only the engine understands. */
  readonly body: unknown
}

/**
 * Keeps a call of a provider and gives it to the attempt it is about: an attempt whose answer was lost goes on with it. A
 * repeated call changes nothing, and one that comes after the job has ended neither pays nor gives back anything.
 */
export async function receiveCallback(
  { database, engines, queue, clock }: Pick<JobParts, 'database' | 'engines' | 'queue' | 'clock'>,
  call: EngineCall,
): Promise<'taken' | 'repeated' | 'late' | 'not ours'> {
  return await database.transaction().execute(async (transaction) => {
    const found = await findAttempt(transaction, call.attemptId)
    const job = found && (await lockJob(transaction, found.jobId))
    const attempt = found && (await findAttempt(transaction, found.id))
    const { request, operation: stored = null } = attempt ?? {}
    const engine = attempt && engines.named(attempt.engine)
    const operation = request && engine?.receive?.(call.body, { request, operation: stored })
    const isWaiting = job?.state.status === 'RUNNING' && (attempt?.state === 'open' || attempt?.state === 'unknown')
    const outcome = !operation ? 'not ours' : isWaiting ? 'taken' : 'late'
    if (!(await insertCallback(transaction, { ...call, outcome, receivedAt: clock.now() }))) return 'repeated'
    if (outcome !== 'taken' || !operation || !job || !attempt) return outcome
    await storeOperation(transaction, attempt.id, operation)
    if (attempt.state === 'unknown') {
      await reopenAttempt(transaction, attempt.id)
      await queue.send(transaction, job.kind, { id: randomUUID(), data: { [JOB_ID_KEY]: job.id }, turn: job.turn })
    }
    return outcome
  })
}
