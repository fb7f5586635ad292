import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export interface Enhancement {
  readonly userId: string
  readonly idempotencyKey: string
  readonly requestHash: string
  readonly answer: string
}

/** Keeps an answer under its key; false when the key has one already. Whoever repeats a key waits for the first. */
export async function insertEnhancement(
  transaction: Transaction<Tables>,
  { userId, idempotencyKey, requestHash, answer }: Enhancement,
  now: Date,
): Promise<boolean> {
  const kept = await transaction
    .insertInto('enhancements')
    .values({ user_id: userId, idempotency_key: idempotencyKey, request_hash: requestHash, answer, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function findEnhancement(
  database: Kysely<Tables>,
  { userId, idempotencyKey }: Pick<Enhancement, 'userId' | 'idempotencyKey'>,
): Promise<Pick<Enhancement, 'requestHash' | 'answer'> | undefined> {
  return database
    .selectFrom('enhancements')
    .select(['request_hash as requestHash', 'answer'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

export async function removeEnhancementsBefore(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('enhancements').where('created_at', '<', before).execute()
}
