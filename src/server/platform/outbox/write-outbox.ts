import { sql, type Transaction } from 'kysely'
import { PREPARED } from '../database/keep-prepared.ts'
import { notifyAfterCommit } from '../database/notify-after-commit.ts'
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
 * Writes an event in the transaction in which it happens. Once that is committed, every listening process is told; when it is
 * rolled back, nothing happened and nobody hears of it. A process killed in between tells nobody: pages ask now and then too.
 */
export async function writeOutbox(transaction: Transaction<Tables>, event: OutboxEvent): Promise<void> {
  const { kind, userId, subjectId, revision } = event
  await sql`
    insert into outbox_events (kind, user_id, subject_id, revision)
    values (${kind}, ${userId}, ${subjectId}, ${revision}) ${PREPARED}`.execute(transaction)
  await tellOutbox(transaction, event)
}

/** For an event that a statement writes itself, beside what it changes, to save a way to the database. */
export async function tellOutbox(
  transaction: Transaction<Tables>,
  { kind, userId, subjectId, revision }: OutboxEvent,
): Promise<void> {
  const payload = JSON.stringify({ kind, userId, subjectId, revision } satisfies OutboxEvent)
  await notifyAfterCommit(transaction, { channel: OUTBOX_CHANNEL, payload })
}
