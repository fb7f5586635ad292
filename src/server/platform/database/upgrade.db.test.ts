import { type Kysely, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createFakeEngine } from '#server/testing/fake-engine.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'
import { readConfig } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { openDatabase } from './open-database.ts'

/** What a later version brings. */
const HARMLESS = { up: (database: Kysely<unknown>) => sql`create table later (id int)`.execute(database).then(() => {}) }
const BREAKING = {
  breaksOlder: true,
  up: (database: Kysely<unknown>) => sql`alter table jobs rename column title to name`.execute(database).then(() => {}),
}
const CHANGES_JOBS = {
  up: (database: Kysely<unknown>) => sql`alter table jobs add column later int`.execute(database).then(() => {}),
}
const QUICKLY = { lockTimeoutMs: 100, pauseMs: 20 }

/** The program of this version, started on a database. */
async function startOn(connection: Awaited<ReturnType<typeof freshDatabase>>['connection']): Promise<void> {
  const config = readConfig({ TROUPE_DATA: makeTemporaryDirectory('troupe-upgrade-') })
  await using _app = await createApp(config, { connection, engine: createFakeEngine(), roles: ['api'] })
}

test('an older program goes on where a newer one has added what it does not need', async () => {
  await using fresh = await freshDatabase()
  expect(await migrate(fresh.kysely, { migrations: { ...MIGRATIONS, '9000-harmless': HARMLESS } })).toEqual(['9000-harmless'])
  await startOn(fresh.connection)
  expect(await migrate(fresh.kysely)).toEqual([])
})

test('an older program says in a sentence that a newer one has changed what it relies on, and stops', async () => {
  await using fresh = await freshDatabase()
  await migrate(fresh.kysely, { migrations: { ...MIGRATIONS, '9000-harmless': HARMLESS, '9001-breaking': BREAKING } })
  const refusal = await startOn(fresh.connection).then(undefined, (error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartupError)
  expect((refusal as StartupError).problems).toEqual([
    expect.stringMatching(/^This Troupe is too old for its database, which a newer one has changed \(9001-breaking\): start/),
  ])
  // The newer one works on.
  expect(
    await migrate(fresh.kysely, { migrations: { ...MIGRATIONS, '9000-harmless': HARMLESS, '9001-breaking': BREAKING } }),
  ).toEqual([])
})

test('an upgrade that waits for a table lets others pass, and is done when the table is free', async () => {
  await using fresh = await freshDatabase()
  await using others = openDatabase(fresh.connection)
  const reading = await others.pool.connect()
  await reading.query('begin')
  await reading.query('lock table jobs in access share mode')
  const upgrade = migrate(fresh.kysely, {
    ...QUICKLY,
    mostTries: 10_000,
    migrations: { ...MIGRATIONS, '9000-jobs': CHANGES_JOBS },
  })
  const { pool } = others
  // Once the upgrade asks for the table, whoever reads it stands behind.
  await vi.waitFor(async () => {
    const { rows } = await pool.query(`select 1 from pg_locks where relation = 'jobs'::regclass and not granted`)
    expect(rows).toHaveLength(1)
  }, 20_000)
  for (let reads = 0; reads < 5; reads += 1) expect((await pool.query('select id from jobs')).rows).toEqual([])
  await reading.query('commit')
  reading.release()
  expect(await upgrade).toEqual(['9000-jobs'])
})

test('an upgrade that never gets its table says what keeps it, and leaves the schema as it was', async () => {
  await using fresh = await freshDatabase()
  await using others = openDatabase(fresh.connection)
  const reading = await others.pool.connect()
  await reading.query('begin')
  await reading.query('lock table jobs in access share mode')
  const migrations = { ...MIGRATIONS, '9000-harmless': HARMLESS, '9001-jobs': CHANGES_JOBS }
  const refusal = await migrate(fresh.kysely, { ...QUICKLY, mostTries: 3, migrations }).then(
    undefined,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(StartupError)
  expect((refusal as StartupError).problems[0]).toMatch(
    /: 9001-jobs changes a table that something else keeps locked\. The oldest open transaction is that of process \d+ \("troupe"\)/,
  )
  await reading.query('commit')
  reading.release()
  const { rows } = await sql<{ later: string | null }>`select to_regclass('later') as later`.execute(fresh.kysely)
  expect(rows).toEqual([{ later: null }])
  const { rows: settings } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(fresh.kysely)
  expect(settings).toEqual([{ lock_timeout: '0' }])
})
