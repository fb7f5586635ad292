import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOB_STATUSES, JOB_TYPES, type JobStatus, type JobType } from '#contract/job-constants.ts'
import { LIMITS } from '#contract/limits.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { fillLibrary } from '../../testing/fill-library.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { createLibrary } from './create-library.ts'
import type { JobFilter } from './job-filter.ts'
import { pictureAddresses } from './picture-addresses.ts'

const JOBS = 5_500
const addresses = pictureAddresses({ origin: 'http://troupe.test', project: 'troupe' })
const libraryOn = (database: FreshDatabase['kysely']) =>
  createLibrary({ database, clock: systemClock, outlook: { outlookOf: async () => new Map() } })

let house: FreshDatabase
beforeAll(async () => {
  house = await freshDatabase()
  await fillLibrary(house.kysely, { userId: 'ada', jobs: JOBS, newestAt: new Date() })
  await fillLibrary(house.kysely, { userId: 'bo', jobs: 40, newestAt: new Date() })
  await sql`analyze jobs`.execute(house.kysely)
})
afterAll(() => house[Symbol.asyncDispose]())

const numberOf = ({ characterName }: { characterName: string }) => Number(characterName.split(' ')[1])

/** The numbers of all jobs that pages show, one page after the other until the last, or so many pages. */
async function walk(filter: JobFilter, { userId = 'ada', pages = Number.POSITIVE_INFINITY } = {}) {
  const library = libraryOn(house.kysely)
  const numbers: number[] = []
  for (let cursor: string | undefined, page = 1; ; page += 1) {
    const answer = await library.listCards(userId, { filter, cursor, addresses })
    numbers.push(...answer.data.map(numberOf))
    if (!answer.hasNextPage || page === pages) return { ...answer, numbers }
    cursor = answer.data.at(-1)?.$id
  }
}

/** What a search of everything, one by one, finds. */
async function findAll(words: string, filter: { status?: JobStatus; type?: JobType } = {}): Promise<number[]> {
  const rows = await house.kysely
    .selectFrom('jobs')
    .select(['title', 'prompt', 'type', 'status'])
    .where('user_id', '=', 'ada')
    .orderBy('sequence', 'desc')
    .execute()
  const { status, type } = filter
  return rows
    .filter((row) => (!status || row.status === status) && (!type || row.type === type))
    .filter(({ title, prompt }) => `${title}\n${prompt}`.toLowerCase().includes(words.toLowerCase()))
    .map(({ title }) => numberOf({ characterName: title }))
}

test('pages of a library of thousands follow each other to its end, with each job once and the newest first', async () => {
  const { numbers, total } = await walk({ type: 'regenerate' })
  expect(numbers).toHaveLength(JOBS / 5)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  expect(new Set(numbers).size).toBe(total)
})

test('totals are right for every status and type while jobs are made, change, and go', async () => {
  const { kysely } = house
  const some = sql`sequence % 3 = 0 and user_id = 'bo'`
  const newest = { userId: 'bo', newestAt: new Date() }
  const steps = [
    () => fillLibrary(kysely, { ...newest, jobs: 300 }),
    () => sql`delete from jobs where ${some}`.execute(kysely),
    () =>
      sql`update jobs set status = 'FAILED', failure = 'engine.failed' where user_id = 'bo' and type = 'regenerate'`.execute(
        kysely,
      ),
    () =>
      sql`update jobs set status = 'QUEUED', failure = null, finished_at = null where user_id = 'bo' and sequence % 7 = 0`.execute(
        kysely,
      ),
    () =>
      sql`update jobs set registered_at = now() + interval '1 hour' where user_id = 'bo' and sequence % 5 = 0`.execute(kysely),
    () => sql`delete from jobs where user_id = 'bo'`.execute(kysely),
  ]
  const library = libraryOn(kysely)
  for (const step of steps) {
    await step()
    for (const filter of [{}, ...JOB_STATUSES.map((status) => ({ status })), ...JOB_TYPES.map((type) => ({ type }))]) {
      const { total } = await library.listCards('bo', { filter, addresses })
      let count = kysely
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('jobs'))
        .where('user_id', '=', 'bo')
      for (const [column, value] of Object.entries(filter)) count = count.where(column as 'status', '=', value as JobStatus)
      const counted = await count.where('registered_at', '<=', new Date()).executeTakeFirstOrThrow()
      expect([filter, total]).toEqual([filter, counted.jobs])
    }
  }
})

test('counts that several readers add up at once stay right', async () => {
  await fillLibrary(house.kysely, { userId: 'cleo', jobs: 600, newestAt: new Date() })
  const library = libraryOn(house.kysely)
  const read = async () => (await library.listCards('cleo', { filter: {}, addresses })).total
  expect(await Promise.all(Array.from({ length: 8 }, read))).toEqual(Array(8).fill(600))
  expect(await read()).toBe(600)
})

async function expectSearchesToFindWhatIsThere() {
  const searches = [
    ['ruby 4711'],
    ['RUBY 59'],
    ['zebra'],
    ['7'],
    ['qz'],
    ['2\nAn o'],
    ['an old wizard', { status: 'FAILED' }],
  ] as const
  for (const [words, filter] of searches) {
    const all = await findAll(words, filter)
    const { numbers, total, hasMoreThanTotal } = await walk({ search: words, ...filter }, { pages: 3 })
    expect(numbers).toEqual(all.slice(0, 75))
    const isCounted = all.length <= LIMITS.searchCountsMost
    expect([words, total, hasMoreThanTotal]).toEqual([
      words,
      isCounted ? all.length : LIMITS.searchCountsMost,
      isCounted ? undefined : true,
    ])
  }
}

test('a search finds what is there, counted and in order', expectSearchesToFindWhatIsThere)

test('a search that finds more than it counts says so, and its pages go on behind that number', async () => {
  const { numbers, total, hasMoreThanTotal } = await walk({ search: 'an OLD wizard' }, { pages: 22 })
  expect(numbers).toEqual((await findAll('an old wizard')).slice(0, 22 * LIMITS.listPageSize))
  expect([total, hasMoreThanTotal]).toEqual([LIMITS.searchCountsMost, true])
})

test('what a search finds far behind the newest jobs is found in order as well', async () => {
  await fillLibrary(house.kysely, { userId: 'dan', jobs: 600, newestAt: new Date(), name: 'Opal' })
  await fillLibrary(house.kysely, { userId: 'dan', jobs: 5_100, newestAt: new Date() })
  const { numbers, hasMoreThanTotal } = await walk({ search: 'opal' }, { userId: 'dan', pages: 2 })
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => 600 - index))
  expect(hasMoreThanTotal).toBe(true)
})

test('a page, and a search for something rare, read a small part of a large library', async () => {
  await using database = openDatabase(house.connection, { maxConnections: 1 })
  const library = libraryOn(database.kysely)
  const rowsRead = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(database.kysely)
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'jobs'`.execute(database.kysely)
    return rows[0]?.read ?? Number.NaN
  }
  const costOf = async (
    list: (typeof library)['listCards'] extends (userId: string, list: infer List) => unknown ? List : never,
  ) => {
    const before = await rowsRead()
    await library.listCards('ada', list)
    return (await rowsRead()) - before
  }
  const { data } = await library.listCards('ada', { filter: { search: `ruby ${JOBS / 2}` }, addresses })
  expect(await costOf({ filter: {}, addresses })).toBeLessThan(700)
  expect(await costOf({ filter: { status: 'FAILED' }, cursor: data[0]?.$id, addresses })).toBeLessThan(700)
  expect(await costOf({ filter: { search: 'ruby 17' }, addresses })).toBeLessThan(1_500)
})

test('on a server that has no index of words searches find the same', async () => {
  await sql`drop index jobs_by_words`.execute(house.kysely)
  await expectSearchesToFindWhatIsThere()
})
