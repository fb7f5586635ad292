import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { PaymentEvent } from '../../platform/payments/payments.ts'

/** Providers repeat an event for days at most; the rest is for whoever looks into an odd bill. */
const KEPT_MS = 90 * 86_400_000

type Key = Pick<Tables['payment_inbox'], 'provider' | 'event_id'>

/** Whether such an event was written down before. */
export async function isMessageKnown(database: Kysely<Tables>, { provider, event_id }: Key): Promise<boolean> {
  const row = await database
    .selectFrom('payment_inbox')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes an event down; false when it is there already. Whoever repeats one waits until the first is committed. */
export async function insertMessage(
  database: Kysely<Tables>,
  message: Key & { event: object; receivedAt: Date; outcome: 'applied' | 'refused' | 'waiting'; reason?: string },
): Promise<boolean> {
  const inserted = await database
    .insertInto('payment_inbox')
    .values({
      provider: message.provider,
      event_id: message.event_id,
      event: JSON.stringify(message.event),
      outcome: message.outcome,
      reason: message.reason ?? null,
      received_at: message.receivedAt,
      asked_at: message.outcome === 'waiting' ? message.receivedAt : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function storeOutcome(
  transaction: Transaction<Tables>,
  { provider, event_id }: Key,
  told: { outcome: 'applied' } | { outcome: 'refused' | 'ignored'; reason: string },
): Promise<void> {
  await transaction
    .updateTable('payment_inbox')
    .set({ outcome: told.outcome, reason: 'reason' in told ? told.reason : null })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute()
}

export interface WaitingMessage {
  readonly event: PaymentEvent
  readonly receivedAt: Date
}

/** Messages that wait, those that were asked about longest ago first; of one subscription where it is named. */
export async function listWaiting(
  database: Kysely<Tables>,
  { provider, most, subscriptionId }: { provider: string; most: number; subscriptionId?: string | undefined },
): Promise<WaitingMessage[]> {
  const rows = await database
    .selectFrom('payment_inbox')
    .select(['event', 'received_at'])
    .where('provider', '=', provider)
    .where('outcome', '=', 'waiting')
    .$if(subscriptionId !== undefined, (query) =>
      query.where(sql`event -> 'subscription' ->> 'subscriptionId'`, '=', subscriptionId ?? ''),
    )
    .orderBy('asked_at')
    .limit(most)
    .execute()
  return rows.map(({ event, received_at }) => ({ event: reviveEvent(event), receivedAt: received_at }))
}

/** Whether it waits still; then it is this transaction's alone. */
export async function takeWaiting(transaction: Transaction<Tables>, { provider, event_id }: Key): Promise<boolean> {
  const row = await transaction
    .selectFrom('payment_inbox')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .where('outcome', '=', 'waiting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

export async function storeAsked(
  database: Kysely<Tables>,
  { provider, event_id, askedAt }: Key & { askedAt: Date },
): Promise<void> {
  await database
    .updateTable('payment_inbox')
    .set({ asked_at: askedAt })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute()
}

/** What still waits is not forgotten. */
export async function forgetOldMessages(database: Kysely<Tables>, now: Date): Promise<void> {
  await database
    .deleteFrom('payment_inbox')
    .where('received_at', '<', new Date(now.getTime() - KEPT_MS))
    .where('outcome', '!=', 'waiting')
    .execute()
}

const TIMES: ReadonlySet<string> = new Set(['at', 'periodStart', 'periodEnd', 'paidAt'])

/** An event as it was written down by `insertMessage`, with its times. */
function reviveEvent(event: unknown): PaymentEvent {
  return JSON.parse(JSON.stringify(event), (key, value) => (TIMES.has(key) ? new Date(value) : value))
}
