import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { inject, vi } from 'vitest'
import type { DatabaseConnection } from '#server/platform/database/database-connection.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { connectionTo } from './connection-to.ts'

export interface FreshDatabase extends AsyncDisposable {
  readonly kysely: Kysely<Tables>
  readonly pool: OpenDatabase['pool']
  /** For a second pool, the queue, or another process. */
  readonly connection: DatabaseConnection
}

/**
 * An empty, migrated database of its own, gone when it is disposed: `await using database = await freshDatabase()`. With `isBare` it
 * has no tables yet.
 */
export async function freshDatabase({ isBare = false } = {}): Promise<FreshDatabase> {
  const { connection: server, template } = inject('testDatabase')
  const name = `troupe_test_${randomBytes(8).toString('hex')}`
  await onServer(server, (kysely) =>
    sql`create database ${sql.id(name)} template ${sql.id(isBare ? 'template0' : template)}`.execute(kysely),
  )
  const connection = connectionTo(server, name)
  const { kysely, pool } = openDatabase(connection)
  const remove = async () => {
    await kysely.destroy()
    await onServer(server, async (admin) => {
      // Pools say that they are closed while their connections still part: cut off then, those end the process.
      await vi.waitFor(() => expectNobodyOn(admin, name), { timeout: PARTING_MS, interval: 5 }).catch(() => {})
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
    })
  }
  return { kysely, pool, connection, [Symbol.asyncDispose]: remove }
}

/** Enough for any connection that is closing; one that a test left open is cut off after it. */
const PARTING_MS = 15_000

async function expectNobodyOn(admin: Kysely<Tables>, name: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = ${name}`.execute(admin)
  if (rows.length > 0) throw new Error(`${rows.length} connections to ${name} are still open`)
}

async function onServer(connection: DatabaseConnection, run: (kysely: Kysely<Tables>) => Promise<unknown>): Promise<void> {
  await using server = openDatabase(connection, { maxConnections: 1 })
  await run(server.kysely)
}
