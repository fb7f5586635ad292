import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillLibrary } from '../../testing/fill-library.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { createCountCheck } from './create-count-check.ts'
import { countJobsOfClasses } from './job-pages.store.ts'

const PEOPLE = 230

let house: FreshDatabase
beforeAll(async () => {
  house = await freshDatabase()
  for (const userId of ['ada', 'bo', 'zoe']) await fillLibrary(house.kysely, { userId, jobs: 40, newestAt: new Date() })
  await sql`
    insert into jobs (id, user_id, kind, type, status, title, prompt, style, input, price_credits, charge, attempt, created_at,
      registered_at, finished_at)
    select gen_random_uuid(), 'person-' || to_char(number, 'fm000'), 'preview', 'create-preview', 'SUCCESS', '', '', '', '{}', 0,
      'none', 0, now(), now(), now()
    from generate_series(1, ${PEOPLE}) number`.execute(house.kysely)
})
afterAll(() => house[Symbol.asyncDispose]())

async function totalOf(userId: string): Promise<number> {
  const classes = (['create-preview', 'regenerate', 'create-character', 'create-system-message'] as const).flatMap((type) =>
    (['SUCCESS', 'FAILED'] as const).map((status) => ({ type, status })),
  )
  return countJobsOfClasses(house.kysely, { userId, now: new Date(), classes })
}

/** Once around, a hundred people at a time; answers what was said. */
async function checkAll(): Promise<string[]> {
  const counts = createCountCheck({ database: house.kysely })
  const said: string[] = []
  for (let owners = 0; owners <= PEOPLE + 3; owners += 100) {
    await counts.checkNext().catch((error: Error) => said.push(error.message))
  }
  return said
}

test('counts that are right are left as they are', async () => {
  const before = await sql`select * from job_counts order by ctid`.execute(house.kysely)
  expect(await checkAll()).toEqual([])
  expect((await sql`select * from job_counts order by ctid`.execute(house.kysely)).rows).toEqual(before.rows)
})

test('counts that have drifted are found, told and mended, of whomever they are', async () => {
  const [ada, zoe] = [await totalOf('ada'), await totalOf('zoe')]
  await sql`update job_counts set jobs = jobs + 3 where ctid = (select min(ctid) from job_counts where user_id = 'ada')`.execute(
    house.kysely,
  )
  await sql`delete from job_counts where user_id = 'zoe'`.execute(house.kysely)
  await sql`insert into job_counts values ('person-150', 'regenerate', 'FAILED', 2)`.execute(house.kysely)
  expect(await totalOf('ada')).toBe(ada + 3)

  const said = await checkAll()
  expect(said).toHaveLength(3)
  expect(said[0]).toMatch(/^1 counts of finished jobs were not those of the jobs/)
  expect([await totalOf('ada'), await totalOf('zoe'), await totalOf('person-150')]).toEqual([ada, zoe, 1])
  expect(await checkAll()).toEqual([])
})

test('several programs that check at once mend once', async () => {
  const total = await totalOf('ada')
  await sql`delete from job_counts where user_id = 'ada'`.execute(house.kysely)
  await Promise.all(Array.from({ length: 6 }, checkAll))
  expect(await totalOf('ada')).toBe(total)
})

test('the counts of somebody who left through a program that knows of none are removed', async () => {
  await sql`delete from jobs where user_id = 'bo'`.execute(house.kysely)
  const left = house.kysely.selectFrom('job_counts').select('jobs').where('user_id', '=', 'bo')
  expect((await left.execute()).length).toBeGreaterThan(0)
  expect(await checkAll()).toEqual([])
  expect(await left.execute()).toEqual([])
})
