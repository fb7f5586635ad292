import { Kysely } from 'kysely'
import pg from 'pg'
import type { DatabaseConnection } from './database-connection.ts'
import { keepPrepared, type StatementNames } from './keep-prepared.ts'
import { NotifyingDialect } from './notifying-dialect.ts'
import type { Tables } from './tables.ts'
import { writeTogether } from './write-together.ts'

export interface OpenDatabase extends AsyncDisposable {
  readonly kysely: Kysely<Tables>
  /** The same connections, for the few hot queries that want a named prepared statement. */
  readonly pool: pg.Pool
}

/** What is in work when the database is closed has this long to be done. */
const CLOSE_LIMIT_MS = 5_000
const INT8 = 20
const DATE = 1082

/**
 * A pool of connections and the queries on it. 64-bit numbers come as `number` (our counts and ids stay far below 2^53),
 * calendar days as `YYYY-MM-DD`. The first query connects.
 */
export function openDatabase(connection: DatabaseConnection, options: { maxConnections?: number } = {}): OpenDatabase {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(DATE, (text) => text)
  const pool = new pg.Pool({
    ...connection,
    types,
    // `pipelined` sends several statements at once.
    pipeline: true,
    max: options.maxConnections ?? 20,
    application_name: 'troupe',
    connectionTimeoutMillis: 10_000,
    // A page asks a dozen questions at once and then none for a while; each new connection is a new process of the database.
    idleTimeoutMillis: 300_000,
    // A transaction whose program hangs must not keep its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
  })
  // A dying server breaks idle clients as well as those in use; both tell it by an event that ends the process when nobody
  // listens. The query in flight fails by itself, and the pool connects anew for the next one.
  pool.on('error', () => {})
  const clients = new Set<pg.PoolClient>()
  const statementNames: StatementNames = new Map()
  pool.on('remove', (client) => void clients.delete(client))
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', () => {})
    writeTogether(client)
    keepPrepared(client, statementNames)
  })
  const kysely = new Kysely<Tables>({ dialect: new NotifyingDialect(pool) })
  /** A question that is never answered, or a transaction that nobody ends, does not keep a program that ends. */
  async function close(): Promise<void> {
    const breakOff = setTimeout(() => {
      for (const client of clients) client.connection.stream.destroy()
    }, CLOSE_LIMIT_MS)
    await kysely.destroy()
    // It ends the pool only when it has used it.
    if (!pool.ending) await pool.end()
    clearTimeout(breakOff)
  }
  return { kysely, pool, [Symbol.asyncDispose]: close }
}
