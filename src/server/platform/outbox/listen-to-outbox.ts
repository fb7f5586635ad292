import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import pg from 'pg'
import type { DatabaseConnection } from '../database/database-connection.ts'
import type { Tables } from '../database/tables.ts'
import { OUTBOX_CHANNEL, type OutboxEvent } from './write-outbox.ts'

export interface OutboxListener {
  onEvent(event: OutboxEvent): void
  /** The connection was lost and is back: events in between went unheard, so what is shown must be read anew. */
  onGap(): void
}

const RECONNECT_MS = 200

/** Tells of each committed event until it is closed; answers when it listens. Needs a connection of its own. */
export async function listenToOutbox(
  parts: { connection: DatabaseConnection; database: Kysely<Tables> },
  listener: OutboxListener,
): Promise<AsyncDisposable> {
  const closing = new AbortController()
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ ...parts.connection, application_name: 'troupe outbox', keepAlive: true })
    next.on('error', () => {})
    next.on('notification', (message) => void tell(Number(message.payload)))
    await next.connect()
    await next.query(`listen ${OUTBOX_CHANNEL}`)
    next.once('end', () => void reconnect())
    return next
  }

  async function tell(id: number): Promise<void> {
    try {
      const row = await parts.database.selectFrom('outbox_events').selectAll().where('id', '=', id).executeTakeFirst()
      if (row) listener.onEvent({ kind: row.kind, userId: row.user_id, subjectId: row.subject_id, revision: row.revision })
    } catch {
      // The database is away: this event is part of the gap that is told when it is back.
    }
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      const next = await connect().catch(() => undefined)
      if (next) {
        client = next
        listener.onGap()
        return
      }
      await delay(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const close = async () => {
    closing.abort()
    await client.end()
  }
  return { [Symbol.asyncDispose]: close }
}
