import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Something that happened, by ids only: who reads it looks the rest up, as it is by then. */
export interface OutboxEvent {
  /** 'job.changed', 'credits.changed', 'session.ended', … */
  readonly kind: string
  /** Whose it is; null for what concerns nobody in particular. */
  readonly userId: string | null
  readonly subjectId: string
  /** The revision of the subject after the change; 0 for subjects that count none. */
  readonly revision: number
}

/** PostgreSQL's channel; its messages are the events themselves: they are short, and nobody has to ask for them. */
export const OUTBOX_CHANNEL = 'troupe_outbox'

/**
 * Writes an event in the transaction in which it happens. When that is committed, every listening process is told; when it
 * is rolled back, nothing happened and nobody hears of it.
 */
export async function writeOutbox(transaction: Transaction<Tables>, event: OutboxEvent): Promise<void> {
  const { kind, userId, subjectId, revision } = event
  const message = JSON.stringify({ kind, userId, subjectId, revision } satisfies OutboxEvent)
  await sql`
    with event as (
      insert into outbox_events (kind, user_id, subject_id, revision) values (${kind}, ${userId}, ${subjectId}, ${revision})
    )
    select pg_notify(${OUTBOX_CHANNEL}, ${message})
  `.execute(transaction)
}
