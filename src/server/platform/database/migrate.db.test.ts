import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { connectionTo } from '#server/testing/connection-to.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { migrate } from './migrate.ts'
import { INDEX_STEPS, MIGRATIONS } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { stampHouse } from './stamp-house.ts'

test('four programs that start together on a new database bring it up to date once', async () => {
  await using fresh = await freshDatabase()
  await sql`create database empty_one`.execute(fresh.kysely)
  const connection = connectionTo(fresh.connection, 'empty_one')
  await using programs = new AsyncDisposableStack()
  programs.defer(async () => {
    await sql`drop database empty_one with (force)`.execute(fresh.kysely)
  })
  const databases = Array.from({ length: 4 }, () => programs.use(openDatabase(connection)))
  const ran = await Promise.all(databases.map((database) => migrate(database.kysely)))
  expect(ran.flat().sort()).toEqual([...Object.keys(MIGRATIONS), ...Object.keys(INDEX_STEPS)].sort())
  expect(await migrate(databases[0]!.kysely)).toEqual([])
})

test('a program that waited while another one built the indexes goes on', async () => {
  await using fresh = await freshDatabase()
  const names = Object.keys(INDEX_STEPS)
  await sql`delete from kysely_migration where name = any (${names}::text[])`.execute(fresh.kysely)
  await using others = openDatabase(fresh.connection, { maxConnections: 1 })
  // As Kysely takes it.
  const lock = sql`3853314791062309107`
  await sql`select pg_advisory_lock(${lock})`.execute(others.kysely)
  const waiting = migrate(fresh.kysely, { pauseMs: 10 })
  const asks = sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (
    select oid from pg_database where datname = current_database())`
  await vi.waitFor(async () => expect((await asks.execute(others.kysely)).rows).toHaveLength(1), 20_000)
  for (const name of names) {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(others.kysely)
  }
  await sql`select pg_advisory_unlock(${lock})`.execute(others.kysely)
  expect(await waiting).toEqual([])
})

test('a database keeps the mode it was made for', async () => {
  await using database = await freshDatabase()
  await stampHouse(database.kysely, 'development')
  await stampHouse(database.kysely, 'development')
  await expect(stampHouse(database.kysely, 'production')).rejects.toThrow(
    'was made for development, but TROUPE_ENV is production',
  )
})

test('64-bit numbers are numbers and calendar days are texts', async () => {
  await using database = await freshDatabase()
  const { rows } = await sql`select count(*) as total, date '2026-03-01' as day from house`.execute(database.kysely)
  expect(rows).toEqual([{ total: 0, day: '2026-03-01' }])
})
