import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** An index that is built while others write to its table. */
export interface NewIndex {
  readonly name: string
  /** What comes after `create index <name> on`. */
  readonly on: string
  /** A server may have no such extensions, or let nobody make or use them: then there is no index. */
  readonly extensions?: readonly string[]
}

/** Indexes that follow the changes of the schema, by the name under which it is noted that they are there. */
export type IndexSteps = Readonly<Record<string, readonly NewIndex[]>>

/** Hears what a host should know of. */
export type Tell = (sentence: string) => void

/** PostgreSQL's code for what is not there, such as the operators of an extension in a schema that this user may not look into. */
const UNKNOWN_OBJECT = '42704'

/** Held by the connection that builds, for as long as the server works for it: also when its program was killed. */
const LOCK = sql`hashtextextended('troupe builds indexes', 0)`

/**
 * Builds the indexes that are missing, one after the other, on one connection and in no transaction; answers the names of the steps
 * that were done. 'busy' when another program is at it: nobody may wait for that inside the database, because whoever builds waits
 * for everybody who asks anything there.
 */
export async function buildIndexSteps(
  connection: Kysely<Tables>,
  steps: IndexSteps,
  tell: Tell,
): Promise<readonly string[] | 'busy'> {
  if ((await listMissing(connection, steps)).length === 0) return []
  const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${LOCK}) as "isOurs"`.execute(connection)
  if (!rows[0]?.isOurs) return 'busy'
  try {
    const missing = await listMissing(connection, steps)
    for (const name of missing) {
      for (const index of steps[name] ?? []) await buildIndex(connection, index, tell)
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

/** Unless it is there; what somebody who was killed has left half built is removed first. What cannot be built is told. */
export async function buildIndex(connection: Kysely<Tables>, index: NewIndex, tell: Tell): Promise<void> {
  const { name, extensions = [] } = index
  const { rows } = await sql<{ isWhole: boolean | null; canBe: boolean }>`
    select
      (select indisvalid from pg_index where indexrelid = to_regclass(${name})) as "isWhole",
      ${extensions}::text[] <@ array(select extname::text from pg_extension) as "canBe"`.execute(connection)
  const { isWhole = null, canBe = false } = rows[0] ?? {}
  if (isWhole) return
  if (isWhole === false) await sql`drop index concurrently ${sql.id(name)}`.execute(connection)
  if (!canBe || !(await createIndex(connection, index))) tell(leftOut(index))
}

/** False where the operators of its extensions are not to be found. */
async function createIndex(connection: Kysely<Tables>, { name, on, extensions = [] }: NewIndex): Promise<boolean> {
  try {
    if (extensions.length > 0) await lookInto(connection, extensions)
    await sql`create index concurrently ${sql.id(name)} on ${sql.raw(on)}`.execute(connection)
    return true
  } catch (error) {
    if (extensions.length > 0 && (error as { code?: string }).code === UNKNOWN_OBJECT) return false
    throw error
  } finally {
    if (extensions.length > 0) await sql`reset search_path`.execute(connection).catch(() => {})
  }
}

/** Some hosts keep extensions in a schema of their own, in which nobody looks for names otherwise. */
async function lookInto(connection: Kysely<Tables>, extensions: readonly string[]): Promise<void> {
  await sql`
    select set_config('search_path', concat_ws(', ', nullif(current_setting('search_path'), ''), string_agg(distinct quote_ident(nspname), ', ')), false)
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = any (${extensions}::text[])`.execute(connection)
}

function leftOut({ name, on, extensions = [] }: NewIndex): string {
  return [
    `The database has no index ${name}: it needs ${extensions.join(' and ')}, which this user cannot make or use. Only searches in large libraries take longer. To make it later, as somebody who may:`,
    ...extensions.map((extension) => `create extension if not exists ${extension};`),
    `create index concurrently ${name} on ${on.replace(/\s+/g, ' ')};`,
  ].join('\n')
}
