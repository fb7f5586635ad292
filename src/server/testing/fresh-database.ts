import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { inject } from 'vitest'
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

/** An empty, migrated database of its own, gone when it is disposed: `await using database = await freshDatabase()`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { connection: server, template } = inject('testDatabase')
  const name = `troupe_test_${randomBytes(8).toString('hex')}`
  await onServer(server, (kysely) => sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(kysely))
  const connection = connectionTo(server, name)
  const { kysely, pool } = openDatabase(connection)
  const remove = async () => {
    await kysely.destroy()
    await onServer(server, (admin) => sql`drop database ${sql.id(name)} with (force)`.execute(admin))
  }
  return { kysely, pool, connection, [Symbol.asyncDispose]: remove }
}

async function onServer(connection: DatabaseConnection, run: (kysely: Kysely<Tables>) => Promise<unknown>): Promise<void> {
  await using server = openDatabase(connection, { maxConnections: 1 })
  await run(server.kysely)
}
