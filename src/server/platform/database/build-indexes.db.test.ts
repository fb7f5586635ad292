import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Kysely, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { fillLibrary } from '#server/testing/fill-library.ts'
import { type FreshDatabase, freshDatabase } from '#server/testing/fresh-database.ts'
import { buildIndex } from './build-indexes.ts'
import { migrate } from './migrate.ts'
import { INDEX_STEPS } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import type { Tables } from './tables.ts'

const PROGRAM = new URL('./testing/migrate-once.ts', import.meta.url)
const NAMES = Object.keys(INDEX_STEPS)
const INDEXES = Object.values(INDEX_STEPS)
  .flat()
  .map(({ name }) => name)
const WAIT = { timeout: 20_000, interval: 20 }

/** A database with jobs, from before its large indexes. */
async function withoutIndexes(): Promise<FreshDatabase> {
  const fresh = await freshDatabase()
  await fillLibrary(fresh.kysely, { userId: 'ada', jobs: 2_000, newestAt: new Date() })
  for (const name of INDEXES) await sql`drop index ${sql.id(name)}`.execute(fresh.kysely)
  await sql`delete from kysely_migration where name = any (${NAMES}::text[])`.execute(fresh.kysely)
  return fresh
}

async function stateOfIndexes({ kysely }: FreshDatabase): Promise<Record<string, boolean>> {
  const { rows } = await sql<{ name: string; isWhole: boolean }>`
    select relname as name, indisvalid as "isWhole" from pg_index join pg_class on pg_class.oid = indexrelid
    where relname = any (${INDEXES}::text[])`.execute(kysely)
  return Object.fromEntries(rows.map(({ name, isWhole }) => [name, isWhole]))
}

const ALL_WHOLE = Object.fromEntries(INDEXES.map((name) => [name, true]))

/** Somebody at work on jobs: a build that has begun does not end before they do. */
async function workOnJobs(fresh: FreshDatabase) {
  const others = openDatabase(fresh.connection)
  const client = await others.pool.connect()
  await client.query('begin')
  await client.query(`update jobs set revision = revision + 1 where title = 'Ruby 1'`)
  return {
    async [Symbol.asyncDispose]() {
      await client.query('commit')
      client.release()
      await others[Symbol.asyncDispose]()
    },
  }
}

const builders = async (kysely: Kysely<Tables>) =>
  (await sql<{ pid: number }>`select pid from pg_stat_progress_create_index`.execute(kysely)).rows.map(({ pid }) => pid)

const untilBuilding = (fresh: FreshDatabase) =>
  vi.waitFor(async () => expect(await builders(fresh.kysely)).toHaveLength(1), WAIT)

test('others go on writing to a table while its indexes are built', async () => {
  await using fresh = await withoutIndexes()
  await using others = openDatabase(fresh.connection)
  let upgrade: Promise<string[]>
  {
    await using _atWork = await workOnJobs(fresh)
    upgrade = migrate(fresh.kysely)
    await untilBuilding(fresh)
    await sql`set statement_timeout = '10s'`.execute(others.kysely)
    await fillLibrary(others.kysely, { userId: 'bo', jobs: 5, newestAt: new Date() })
    await sql`delete from jobs where user_id = 'bo'`.execute(others.kysely)
    expect(await builders(fresh.kysely)).toHaveLength(1)
  }
  expect(await upgrade).toEqual(NAMES)
  expect(await stateOfIndexes(fresh)).toEqual(ALL_WHOLE)
  expect(await migrate(fresh.kysely)).toEqual([])
})

test.for([
  { name: 'and the server with it', isServerGone: true },
  { name: 'while the server goes on with its work', isServerGone: false },
])('the next start takes up a build whose program was killed, $name', async ({ isServerGone }) => {
  await using fresh = await withoutIndexes()
  let next: Promise<string[]>
  {
    await using _atWork = await workOnJobs(fresh)
    const program = fork(PROGRAM, [JSON.stringify(fresh.connection)], { execArgv: [] })
    const death = once(program, 'exit')
    await untilBuilding(fresh)
    program.kill('SIGKILL')
    await death
    const [orphan] = await builders(fresh.kysely)
    if (isServerGone) {
      await sql`select pg_terminate_backend(${orphan}::int)`.execute(fresh.kysely)
      await vi.waitFor(async () => expect(await builders(fresh.kysely)).toEqual([]), WAIT)
      expect(Object.values(await stateOfIndexes(fresh))).toEqual([false])
    }
    next = migrate(fresh.kysely, { pauseMs: 20 })
  }
  expect(await next).toEqual(NAMES)
  expect(await stateOfIndexes(fresh)).toEqual(ALL_WHOLE)
})

test('a database that has the indexes from an earlier version keeps them', async () => {
  await using fresh = await freshDatabase()
  await sql`delete from kysely_migration where name = any (${NAMES}::text[])`.execute(fresh.kysely)
  const before = await sql`select oid, relfilenode from pg_class where relname = any (${INDEXES}::text[]) order by 1`.execute(
    fresh.kysely,
  )
  expect(await migrate(fresh.kysely)).toEqual(NAMES)
  const after = await sql`select oid, relfilenode from pg_class where relname = any (${INDEXES}::text[]) order by 1`.execute(
    fresh.kysely,
  )
  expect(after.rows).toEqual(before.rows)
})

test('extensions that a host keeps in a schema of their own serve as well', async () => {
  await using fresh = await withoutIndexes()
  for (const extension of ['pg_trgm', 'btree_gin']) await sql`drop extension ${sql.id(extension)}`.execute(fresh.kysely)
  await sql`create schema "its extensions"`.execute(fresh.kysely)
  await sql`create extension pg_trgm schema "its extensions"`.execute(fresh.kysely)
  await sql`create extension btree_gin schema "its extensions"`.execute(fresh.kysely)
  await using database = openDatabase(fresh.connection, { maxConnections: 1 })
  const { rows: before } = await sql`show search_path`.execute(database.kysely)
  expect(await migrate(database.kysely)).toEqual(NAMES)
  expect(await stateOfIndexes(fresh)).toEqual(ALL_WHOLE)
  expect((await sql`show search_path`.execute(database.kysely)).rows).toEqual(before)
})

test('an index for which the server has nothing is left out, and told once with what makes it', async () => {
  await using fresh = await withoutIndexes()
  await sql`drop extension pg_trgm`.execute(fresh.kysely)
  const told: string[] = []
  const tell = (sentence: string) => void told.push(sentence)
  expect(await migrate(fresh.kysely, { tell })).toEqual(NAMES)
  expect(await migrate(fresh.kysely, { tell })).toEqual([])
  const { jobs_by_words, ...others } = await stateOfIndexes(fresh)
  expect({ ...others, jobs_by_words: true }).toEqual(ALL_WHOLE)
  expect(jobs_by_words).toBeUndefined()
  expect(told).toHaveLength(1)
  for (const statement of told[0]!.split('\n').slice(1)) await sql.raw(statement).execute(fresh.kysely)
  expect(await stateOfIndexes(fresh)).toEqual(ALL_WHOLE)
})

test('an index whose operators this user cannot see is left out as well', async () => {
  await using fresh = await freshDatabase()
  const told: string[] = []
  const index = { name: 'jobs_by_style', on: 'jobs using gin (style hidden_ops)', extensions: ['pg_trgm'] }
  await buildIndex(fresh.kysely, index, (sentence) => told.push(sentence))
  expect(told).toEqual([expect.stringContaining('no index jobs_by_style')])
})

test('a program that waits for another one to build says once what it waits for', async () => {
  await using fresh = await withoutIndexes()
  await using others = openDatabase(fresh.connection)
  const told: string[] = []
  let upgrades: Promise<string[][]>
  {
    await using _atWork = await workOnJobs(fresh)
    const first = migrate(fresh.kysely)
    await untilBuilding(fresh)
    const second = migrate(others.kysely, { pauseMs: 10, mostTries: 3, tell: (sentence) => told.push(sentence) })
    upgrades = Promise.all([first, second])
    await vi.waitFor(() => expect(told).toHaveLength(1), WAIT)
    expect(told[0]).toMatch(
      /^Another program is .* Process \d+ builds the index jobs_finished_of_user \(".+"\)\. The oldest open transaction is that of process \d+ /,
    )
  }
  expect((await upgrades).flat()).toEqual(NAMES)
  expect(told).toHaveLength(1)
})
