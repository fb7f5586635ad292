import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Operation } from '../../platform/engines/engine.ts'

/**
 * One try at an engine. `open` until it ends; `unknown` when nobody can say whether the engine took the work: such a try
 * is never repeated; `lost` when it was interrupted and may be done again.
 */
export interface Attempt {
  readonly id: string
  readonly number: number
  readonly engine: string
  readonly repeatable: boolean
  readonly operation: Operation | null
  readonly state: 'open' | 'unknown' | 'lost' | 'done' | 'failed'
}

export async function insertAttempt(
  transaction: Transaction<Tables>,
  attempt: { id: string; jobId: string; number: number; engine: string; repeatable: boolean; startedAt: Date },
): Promise<Attempt> {
  await transaction
    .insertInto('job_attempts')
    .values({
      id: attempt.id,
      job_id: attempt.jobId,
      number: attempt.number,
      engine: attempt.engine,
      repeatable: attempt.repeatable,
      state: 'open',
      started_at: attempt.startedAt,
    })
    .execute()
  return { ...attempt, operation: null, state: 'open' }
}

/** The tries of a job, first to last. */
export async function listAttempts(transaction: Transaction<Tables>, jobId: string): Promise<Attempt[]> {
  const rows = await transaction
    .selectFrom('job_attempts')
    .select(['id', 'number', 'engine', 'repeatable', 'operation', 'state'])
    .where('job_id', '=', jobId)
    .orderBy('number')
    .execute()
  // Written by storeOperation only.
  return rows.map((row) => ({ ...row, operation: row.operation as Operation | null }))
}

export async function storeOperation(transaction: Transaction<Tables>, id: string, operation: Operation): Promise<void> {
  await transaction
    .updateTable('job_attempts')
    .set({ operation: JSON.stringify(operation) })
    .where('id', '=', id)
    .execute()
}

/** Ends a try that is open or unknown; one that ended stays as it ended. */
export async function endAttempt(
  transaction: Transaction<Tables>,
  id: string,
  end: { as: Exclude<Attempt['state'], 'open'>; detail?: string; endedAt: Date },
): Promise<void> {
  await transaction
    .updateTable('job_attempts')
    .set({ state: end.as, detail: end.detail ?? '', ended_at: end.endedAt })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'unknown'])
    .execute()
}
