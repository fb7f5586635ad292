import { type Kysely, sql } from 'kysely'
import { StartupError } from '../config/startup-error.ts'
import type { Tables } from './tables.ts'

/** A migration says `breaksOlder` when programs that do not know it must not work on the database any more. */
export interface SchemaStep {
  readonly breaksOlder?: boolean
  up(database: Kysely<unknown>): Promise<void>
}

/** Also by the first of them that is run on a new database, which may come before the migration that makes the table elsewhere. */
export async function makeNeededMigrations(database: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists needed_migrations (name text primary key)`.execute(database)
}

/** In the transaction of the migration itself. */
export async function noteNeeded(database: Kysely<unknown>, name: string): Promise<void> {
  await makeNeededMigrations(database)
  await sql`insert into needed_migrations (name) values (${name})`.execute(database)
}

/** Throws a StartupError where a newer program has changed what this one relies on. */
export async function refuseOutdated(database: Kysely<Tables>, known: readonly string[]): Promise<void> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('needed_migrations') is not null as "isThere"`.execute(database)
  if (!tables[0]?.isThere) return
  const { rows } = await sql<{ name: string }>`
    select name from needed_migrations where name <> all (${known}::text[]) order by name`.execute(database)
  if (rows.length === 0) return
  throw new StartupError(
    `This Troupe is too old for its database, which a newer one has changed (${rows.map(({ name }) => name).join(', ')}): start the newer one, or restore the database from before its upgrade.`,
  )
}

/** What ran here and only newer programs know; it changed nothing that this one relies on. */
export async function listUnknown(database: Kysely<Tables>, known: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(database)
  if (!tables[0]?.isThere) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> all (${known}::text[])`.execute(database)
  return rows.map(({ name }) => name)
}
