import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { openDatabase } from './open-database.ts'

const reasonOf = (question: Promise<unknown>) => question.then(undefined, (reason: unknown) => reason)

test('a server that is not there, at an address or behind a socket, is away', async () => {
  for (const connection of [
    { connectionString: 'postgres://nobody@127.0.0.1:1/none' },
    { host: '/nonexistent/socket', port: 5432, user: 'nobody', database: 'none', ssl: false as const },
  ]) {
    await using database = openDatabase(connection, { maxConnections: 1 })
    expect(isDatabaseAway(await reasonOf(sql`select 1`.execute(database.kysely)))).toBe(true)
  }
})

test('a connection that the server breaks is away, and one that it keeps is not', async () => {
  await using fresh = await freshDatabase()
  expect(isDatabaseAway(await reasonOf(sql`select nonsense`.execute(fresh.kysely)))).toBe(false)
  const broken = sql`select pg_terminate_backend(pg_backend_pid())`.execute(fresh.kysely)
  expect(isDatabaseAway(await reasonOf(broken))).toBe(true)
})

test('a file that is missing is no database that is away', () => {
  expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
})
