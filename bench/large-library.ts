import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { systemClock } from '#server/platform/clock/clock.ts'
import { buildIndex } from '#server/platform/database/build-indexes.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { JOB_INDEXES } from '#server/platform/database/migrations/0210-job-indexes.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { createLibrary } from '#server/product/library/create-library.ts'
import { pictureAddresses } from '#server/product/library/picture-addresses.ts'
import { fillLibrary } from '#server/testing/fill-library.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const JOBS = 100_000
const OTHERS = 50
const JOBS_OF_OTHERS = 1_000
const ROUNDS = 15

/**
 * A page and a search in the library of somebody with 100,000 generations, in a house with others. Beside each, in turn, bare: one
 * statement that reads a page by its index, and one that looks for the words in everything.
 */
export async function benchLargeLibrary(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    await using postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres') })
    await using database = openDatabase(postgres.connection)
    await migrate(database.kysely)
    await fill(database.kysely)
    return await measure(database.kysely)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function fill(database: Kysely<Tables>): Promise<void> {
  const newestAt = new Date()
  // To make an index of what is there takes less time than to keep it while everything comes at once.
  await sql`drop index jobs_by_words`.execute(database)
  await fillLibrary(database, { userId: 'ada', jobs: JOBS, newestAt })
  for (let other = 0; other < OTHERS; other += 1) {
    await fillLibrary(database, { userId: `other-${other}`, jobs: JOBS_OF_OTHERS, newestAt })
  }
  for (const index of JOB_INDEXES) await buildIndex(database, index, console.warn)
  await sql`vacuum analyze jobs`.execute(database)
}

async function measure(database: Kysely<Tables>): Promise<Measurement[]> {
  const library = createLibrary({ database, clock: systemClock, outlook: { outlookOf: async () => new Map() } })
  const addresses = pictureAddresses({ origin: 'http://localhost', project: 'troupe' })
  const list = (filter: object, cursor?: string) =>
    library.listCards('ada', { filter: { ...filter, leavesOutUnseen: true }, cursor, addresses })
  const { data } = await list({ search: `Ruby ${JOBS / 2}` })
  const middle = data[0]?.$id
  // The first page adds up the counts of everything that came at once.
  await list({})
  await sql`vacuum analyze`.execute(database)
  const page = await inTurn(
    () => list({}, middle),
    () =>
      sql`select * from jobs where user_id = 'ada' and sequence < ${JOBS / 2} order by sequence desc limit 26`.execute(
        database,
      ),
  )
  const lookFor = (words: string) => () =>
    sql`select * from jobs where user_id = 'ada' and (title ilike ${words} or prompt ilike ${words})
      order by sequence desc`.execute(database)
  const rare = await inTurn(() => list({ search: 'Ruby 77777' }), lookFor('%Ruby 77777%'))
  const frequent = await inTurn(() => list({ search: 'pirate' }), lookFor('%pirate%'))
  const of = `library of ${JOBS.toLocaleString('en')}`
  return [
    { name: `${of}: a page in its middle`, value: page.ours, unit: 'ms', goal: 5 },
    { name: `${of}: a page, bare`, value: page.bare, unit: 'ms' },
    { name: `${of}: a search for one`, value: rare.ours, unit: 'ms', goal: 20 },
    { name: `${of}: a search for one, bare`, value: rare.bare, unit: 'ms' },
    { name: `${of}: a search for a fifth of it`, value: frequent.ours, unit: 'ms', goal: 20 },
    { name: `${of}: a search for a fifth of it, bare`, value: frequent.bare, unit: 'ms' },
  ]
}

async function inTurn(ours: () => Promise<unknown>, bare: () => Promise<unknown>): Promise<{ ours: number; bare: number }> {
  const timesMs = { ours: [] as number[], bare: [] as number[] }
  await ours()
  await bare()
  for (let round = 0; round < ROUNDS; round += 1) {
    timesMs.ours.push(await timeMs(ours))
    timesMs.bare.push(await timeMs(bare))
  }
  return { ours: median(timesMs.ours), bare: median(timesMs.bare) }
}
