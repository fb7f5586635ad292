import type pg from 'pg'
import type { DatabaseConnection } from '#server/platform/database/database-connection.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/open-database.ts'

export interface HaltingDatabase {
  readonly kysely: OpenDatabase['kysely']
  /** The statement it halts at was asked for, and will never be answered. */
  readonly halted: Promise<'halted'>
  /** Leaves as a program does that is killed: what it has not committed is undone. */
  part(): Promise<void>
}

type Send = (...call: readonly unknown[]) => unknown

/**
 * One connection, whose so-many-th statement is never sent (`begin` and `commit` count too): who waits for its answer stands
 * still there, as a program stands that is killed at this moment.
 */
export function openHaltingDatabase(connection: DatabaseConnection, haltAt: number): HaltingDatabase {
  const { kysely, pool } = openDatabase(connection, { maxConnections: 1 })
  const { promise: halted, resolve: halt } = Promise.withResolvers<'halted'>()
  const clients: pg.PoolClient[] = []
  let statements = 0
  pool.on('connect', (client) => {
    clients.push(client)
    const send = client.query.bind(client) as Send
    const sendUntil: Send = (...call) => {
      statements += 1
      if (statements < haltAt) return send(...call)
      halt('halted')
      return new Promise(() => {})
    }
    client.query = sendUntil as typeof client.query
  })
  const part = async () => {
    for (const client of clients) await (client as unknown as pg.Client).end()
  }
  return { kysely, halted, part }
}
