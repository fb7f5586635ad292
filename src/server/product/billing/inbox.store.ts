import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Providers repeat an event for days at most; the rest is for whoever looks into an odd bill. */
const KEPT_MS = 90 * 86_400_000

type Message = Pick<Tables['payment_inbox'], 'provider' | 'event_id'>

/** Writes an event down; false when it is there already. Whoever repeats one waits until the first is committed. */
export async function insertMessage(
  transaction: Transaction<Tables>,
  message: Message & { event: object; receivedAt: Date },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('payment_inbox')
    .values({
      provider: message.provider,
      event_id: message.event_id,
      event: JSON.stringify(message.event),
      outcome: 'applied',
      reason: null,
      received_at: message.receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function storeOutcome(
  transaction: Transaction<Tables>,
  { provider, event_id }: Message,
  { outcome, reason }: { outcome: 'refused' | 'ignored'; reason: string },
): Promise<void> {
  await transaction
    .updateTable('payment_inbox')
    .set({ outcome, reason })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute()
}

export async function forgetOldMessages(database: Kysely<Tables>, now: Date): Promise<void> {
  await database
    .deleteFrom('payment_inbox')
    .where('received_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute()
}
