import { type Kysely, type RawBuilder, sql } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { JobClass } from './job-filter.ts'
import { type JobPage, PAGE_AND_ONE, readJobsBySequence } from './job-pages.store.ts'

interface Search {
  readonly userId: string
  readonly now: Date
  readonly classes: readonly JobClass[]
  readonly words: string
}

/** The newest so many jobs of a library are looked at one by one: an ordinary library is not larger, and is done with that. */
const LOOKED_AT_FIRST = 500
/** Who finds one job in ten by looking finds enough of them sooner than by the index of words, which would list them all. */
const OFTEN = LOOKED_AT_FIRST / 10
/** What is not found among so many is rare, or lies far behind. */
const LOOKED_AT_MOST = 5_000

/**
 * Jobs of these classes whose name or description has these words, newest first. They are counted up to
 * `LIMITS.searchCountsMost`: whoever finds more looks for something else, and counting all would take longer than finding some.
 */
export async function searchJobs(database: Kysely<Tables>, search: Search & { before: number | undefined }): Promise<JobPage> {
  const { before = Number.MAX_SAFE_INTEGER } = search
  const { newest, total } = await findForCounting(database, search)
  const hasMoreThanTotal = total > LIMITS.searchCountsMost
  const older = newest.filter((sequence) => sequence < before)
  // What is not counted any more is looked for from where the page begins.
  const isKnown = !hasMoreThanTotal || older.length >= PAGE_AND_ONE
  const page = isKnown ? older : await findNewest(database, search, before)
  return {
    jobs: await readJobsBySequence(database, search.userId, page.slice(0, LIMITS.listPageSize)),
    total: Math.min(total, LIMITS.searchCountsMost),
    hasMoreThanTotal,
    hasNextPage: page.length > LIMITS.listPageSize,
  }
}

/** The newest that match: all of them when `total` is not above what is counted. */
async function findForCounting(database: Kysely<Tables>, search: Search): Promise<{ newest: number[]; total: number }> {
  const first = await look(database, search, { before: Number.MAX_SAFE_INTEGER, most: LOOKED_AT_FIRST })
  const newest = first.found
  if (first.isEnd) return { newest, total: newest.length }
  if (newest.length >= OFTEN) {
    // A half more than it takes when they are as frequent further down.
    const missing = LIMITS.searchCountsMost + 1 - newest.length
    const enough = Math.ceil((1.5 * missing * LOOKED_AT_FIRST) / newest.length)
    const more = await look(database, search, { before: first.last, most: Math.min(enough, LOOKED_AT_MOST) })
    newest.push(...more.found)
    if (more.isEnd || newest.length > LIMITS.searchCountsMost) return { newest, total: newest.length }
  }
  const any = await findByIndex(database, search, { most: LIMITS.searchCountsMost + 1 })
  return { newest: any.length > LIMITS.searchCountsMost ? newest : any, total: any.length }
}

/** A page of the newest that match before this one. */
async function findNewest(database: Kysely<Tables>, search: Search, before: number): Promise<number[]> {
  const near = await look(database, search, { before, most: LOOKED_AT_MOST })
  if (near.found.length >= PAGE_AND_ONE || near.isEnd) return near.found
  return findByIndex(database, search, { most: PAGE_AND_ONE, newestBefore: before })
}

/** Looks at so many of the user's jobs. `last` is the oldest of them; `isEnd` when there were no more. */
async function look(
  database: Kysely<Tables>,
  search: Search,
  { before, most }: { before: number; most: number },
): Promise<{ found: number[]; last: number; isEnd: boolean }> {
  const { rows } = await sql<{ looked: number; last: number | null; found: number[] }>`
    select count(*) as looked, min(sequence) as last,
      coalesce(array_agg(sequence::float8 order by sequence desc) filter (where ${matches(search)}), '{}') as found
    from (
      select * from jobs where user_id = ${search.userId} and sequence < ${before}
      order by sequence desc limit ${most}
    ) jobs`.execute(database)
  const { looked = 0, last = null, found = [] } = rows[0] ?? {}
  return { found, last: last ?? 0, isEnd: looked < most }
}

/**
 * Up to so many that match, in the order of their age: any of them, or the newest before one. The index of words (or where the
 * server lacks it, that of the user's jobs) lists what may match; how frequent words are is told so badly that the planner would
 * often rather read everything.
 */
async function findByIndex(
  database: Kysely<Tables>,
  search: Search,
  { most, newestBefore }: { most: number; newestBefore?: number },
): Promise<number[]> {
  const { userId, classes } = search
  const [type, status] = [onlyOne(classes.map(({ type }) => type)), onlyOne(classes.map(({ status }) => status))]
  const ofType = type ? sql`and type = ${type}` : sql``
  const ofStatus = status ? sql`and status = ${status}` : sql``
  return database.transaction().execute(async (transaction) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
      transaction,
    )
    const { rows } = await sql<{ sequence: number }>`
      select sequence from (
        select sequence from jobs where user_id = ${userId} and status in ('QUEUED', 'RUNNING') and ${matches(search)}
        union all
        select sequence from jobs
        where user_id = ${userId} and status in ('SUCCESS', 'FAILED') ${ofType} ${ofStatus} and ${matches(search)}
        ${newestBefore === undefined ? sql`limit ${most}` : sql``}
      ) found
      where sequence < ${newestBefore ?? Number.MAX_SAFE_INTEGER}
      order by sequence desc
      limit ${most}`.execute(transaction)
    return rows.map(({ sequence }) => sequence)
  })
}

/** The words are written as the index of words has them. */
function matches({ now, classes, words }: Search): RawBuilder<boolean> {
  const pattern = `%${words.replaceAll('\u0000', '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const types = classes.map(({ type }) => type)
  const statuses = classes.map(({ status }) => status)
  return sql<boolean>`(title || E'\\n' || prompt) ilike ${pattern}
    and (type, status) in (select * from unnest(${types}::text[], ${statuses}::text[]))
    and registered_at <= ${now}`
}

function onlyOne<Value>(values: readonly Value[]): Value | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined
}
