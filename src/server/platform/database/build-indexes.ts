import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** An index that is built while others write to its table. */
export interface NewIndex {
  readonly name: string
  /** What comes after `create index <name> on`. */
  readonly on: string
  /** A server may have no such extensions, or let nobody make them: then there is no index. */
  readonly extensions?: readonly string[]
}

/** Indexes that follow the changes of the schema, by the name under which it is noted that they are there. */
export type IndexSteps = Readonly<Record<string, readonly NewIndex[]>>

/** Held by the connection that builds, for as long as the server works for it: also when its program was killed. */
const LOCK = sql`hashtextextended('troupe builds indexes', 0)`

/**
 * Builds the indexes that are missing, one after the other, on one connection and in no transaction; answers the names of the steps
 * that were done. 'busy' when another program is at it: nobody may wait for that inside the database, because whoever builds waits
 * for everybody who asks anything there.
 */
export async function buildIndexSteps(connection: Kysely<Tables>, steps: IndexSteps): Promise<readonly string[] | 'busy'> {
  if ((await listMissing(connection, steps)).length === 0) return []
  const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${LOCK}) as "isOurs"`.execute(connection)
  if (!rows[0]?.isOurs) return 'busy'
  try {
    const missing = await listMissing(connection, steps)
    for (const name of missing) {
      for (const index of steps[name] ?? []) await buildIndex(connection, index)
      const now = new Date().toISOString()
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now})`.execute(connection)
    }
    return missing
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(connection).catch(() => {})
  }
}

/** Where Kysely notes its own steps, so that older programs know of these as well. */
async function listMissing(connection: Kysely<Tables>, steps: IndexSteps): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${Object.keys(steps)}::text[]) with ordinality as step (name, number)
    where name not in (select name from kysely_migration) order by number`.execute(connection)
  return rows.map(({ name }) => name)
}

/** Unless it is there; what somebody who was killed has left half built is removed first. */
export async function buildIndex(connection: Kysely<Tables>, { name, on, extensions = [] }: NewIndex): Promise<void> {
  const { rows } = await sql<{ isWhole: boolean | null; canBe: boolean }>`
    select
      (select indisvalid from pg_index where indexrelid = to_regclass(${name})) as "isWhole",
      ${extensions}::text[] <@ array(select extname::text from pg_extension) as "canBe"`.execute(connection)
  const { isWhole = null, canBe = false } = rows[0] ?? {}
  if (isWhole || !canBe) return
  if (isWhole === false) await sql`drop index concurrently ${sql.id(name)}`.execute(connection)
  await sql`create index concurrently ${sql.id(name)} on ${sql.raw(on)}`.execute(connection)
}
