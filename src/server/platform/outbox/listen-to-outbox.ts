import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseConnection } from '../database/database-connection.ts'
import { OUTBOX_CHANNEL, type OutboxEvent } from './write-outbox.ts'

export interface OutboxListener {
  onEvent(event: OutboxEvent): void
  /** The connection was lost and is back: events in between went unheard, so what is shown must be read anew. */
  onGap(): void
}

const RECONNECT_MS = 200

/** Tells of each committed event until it is closed; answers when it listens. Takes a connection of its own. */
export async function listenToOutbox(connection: DatabaseConnection, listener: OutboxListener): Promise<AsyncDisposable> {
  const closing = new AbortController()
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ ...connection, application_name: 'troupe outbox', keepAlive: true })
    next.on('error', () => {})
    // Only `writeOutbox` speaks on this channel.
    next.on('notification', ({ payload }) => listener.onEvent(JSON.parse(payload ?? '') as OutboxEvent))
    try {
      await next.connect()
      await next.query(`listen ${OUTBOX_CHANNEL}`)
      // Closed while this was on its way: nobody else would part it.
      closing.signal.throwIfAborted()
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    next.once('end', () => void reconnect())
    return next
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
