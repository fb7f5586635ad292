import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Providers repeat a call for hours at most; the rest is for whoever looks into an odd bill. */
const KEPT_MS = 30 * 86_400_000

/** Writes down a call of a provider; false when it is there already. */
export async function insertCallback(
  transaction: Transaction<Tables>,
  call: { provider: string; eventId: string; attemptId: string; body: unknown; outcome: string; receivedAt: Date },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('engine_callbacks')
    .values({
      provider: call.provider,
      event_id: call.eventId,
      attempt_id: call.attemptId,
      body: JSON.stringify(call.body),
      outcome: call.outcome,
      received_at: call.receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function forgetOldCallbacks(database: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await database.deleteFrom('engine_callbacks').where('received_at', '<', before).execute()
}
