import type { Kysely, Selectable, Transaction } from 'kysely'
import { isUuid } from '#contract/uuid.ts'
import type { JobAttemptTable } from '../../platform/database/tables/jobs.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Operation, PaidRequest } from '../../platform/engines/engine.ts'

/**
 * One try at an engine. `open` until it ends; `unknown` when nobody can say whether the engine took the work: such a try
 * is never repeated; `lost` when it was interrupted and may be done again.
 */
export interface Attempt {
  readonly id: string
  readonly jobId: string
  readonly number: number
  readonly engine: string
  readonly repeatable: boolean
  /** Written before a paid request is sent: without it nothing was sent. */
  readonly request: PaidRequest | null
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
  return { ...attempt, request: null, operation: null, state: 'open' }
}

/** The tries of a job, first to last. */
export async function listAttempts(transaction: Transaction<Tables>, jobId: string): Promise<Attempt[]> {
  const rows = await transaction.selectFrom('job_attempts').selectAll().where('job_id', '=', jobId).orderBy('number').execute()
  return rows.map(attemptOfRow)
}

/** Undefined for unknown and ill-formed ids. */
export async function findAttempt(database: Kysely<Tables>, id: string): Promise<Attempt | undefined> {
  if (!isUuid(id)) return undefined
  const row = await database.selectFrom('job_attempts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && attemptOfRow(row)
}

function attemptOfRow(row: Selectable<JobAttemptTable>): Attempt {
  const { id, number, engine, repeatable, state, sent_at: sentAt } = row
  const request = {
    model: row.model ?? '',
    requestHash: row.request_hash ?? '',
    costUsd: row.cost_usd ?? 0,
    state: row.request_state,
  }
  // Written by storeOperation only.
  const operation = row.operation as Operation | null
  return { id, jobId: row.job_id, number, engine, repeatable, state, operation, request: sentAt ? request : null }
}

/** Writes down what is about to be sent; false when the try has ended or was sent before: then it must not be sent. */
export async function recordRequest(
  database: Kysely<Tables>,
  id: string,
  { request, sentAt }: { request: PaidRequest; sentAt: Date },
): Promise<boolean> {
  const changed = await database
    .updateTable('job_attempts')
    .set({
      model: request.model,
      request_hash: request.requestHash,
      cost_usd: request.costUsd,
      request_state: JSON.stringify(request.state),
      sent_at: sentAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Keeps what an engine has answered, unless its provider has called back before: then more is known already. */
export async function storeFirstOperation(transaction: Transaction<Tables>, id: string, operation: Operation): Promise<void> {
  await transaction
    .updateTable('job_attempts')
    .set({ operation: JSON.stringify(operation) })
    .where('id', '=', id)
    .where('operation', 'is', null)
    .execute()
}

export async function storeOperation(transaction: Transaction<Tables>, id: string, operation: Operation): Promise<void> {
  await transaction
    .updateTable('job_attempts')
    .set({ operation: JSON.stringify(operation) })
    .where('id', '=', id)
    .execute()
}

/** A try whose outcome was unknown goes on: its provider has told of it. */
export async function reopenAttempt(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('job_attempts')
    .set({ state: 'open', ended_at: null })
    .where('id', '=', id)
    .where('state', '=', 'unknown')
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

/** Says more of a try that has ended. */
export async function noteAttempt(database: Kysely<Tables>, id: string, detail: string): Promise<void> {
  await database.updateTable('job_attempts').set({ detail }).where('id', '=', id).where('state', '!=', 'open').execute()
}
