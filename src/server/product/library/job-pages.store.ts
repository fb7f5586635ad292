import { type Kysely, type RawBuilder, sql } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import { JOB_COLUMNS, type Job, type JobRow, jobOfRow } from '../../core/jobs/job.ts'
import { PREPARED } from '../../platform/database/keep-prepared.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { JobClass } from './job-filter.ts'

export interface JobPage {
  readonly jobs: readonly Job[]
  readonly total: number
  /** More jobs than `total` match; how many more was not counted. */
  readonly hasMoreThanTotal: boolean
  readonly hasNextPage: boolean
}

/** Where a page begins: with the newest job older than this one. */
type Before = number | undefined

interface Whose {
  readonly userId: string
  readonly now: Date
}

/** One more than a page tells whether another one follows. */
export const PAGE_AND_ONE = LIMITS.listPageSize + 1

/** Jobs of these classes, newest first. Of a library of any size so many are read of each class as a page has. */
export async function listJobsOfClasses(
  database: Kysely<Tables>,
  { userId, now, classes, before }: Whose & { classes: readonly JobClass[]; before: Before },
): Promise<{ jobs: readonly Job[]; hasNextPage: boolean }> {
  const types = sql`${classes.map(({ type }) => type)}::text[]`
  const statuses = sql`${classes.map(({ status }) => status)}::text[]`
  const older = sql`sequence < coalesce(${before ?? null}::bigint, 9223372036854775807) and registered_at <= ${now}`
  return readPage(
    database,
    sql`
      select newest.sequence
      from unnest(${types}, ${statuses}) as wanted (type, status)
      cross join lateral (
        select sequence from jobs
        where user_id = ${userId} and type = wanted.type and status = wanted.status
          and status in ('SUCCESS', 'FAILED') and ${older}
        order by sequence desc
        limit ${PAGE_AND_ONE}
      ) newest
      union all
      select sequence from jobs
      where user_id = ${userId} and status in ('QUEUED', 'RUNNING') and ${older}
        and (type, status) in (select * from unnest(${types}, ${statuses}))`,
    userId,
  )
}

/** How many there are: the finished ones as they were counted when they ended, the unfinished ones by looking. */
export async function countJobsOfClasses(
  database: Kysely<Tables>,
  { userId, now, classes }: Whose & { classes: readonly JobClass[] },
): Promise<number> {
  const wanted = sql`(select * from unnest(
    ${classes.map(({ type }) => type)}::text[], ${classes.map(({ status }) => status)}::text[]))`
  const { rows } = await sql<{ total: number; rows: number }>`
    select
      (select coalesce(sum(jobs), 0) from job_counts where user_id = ${userId} and (type, status) in ${wanted})::bigint
      + (select count(*) from jobs
         where user_id = ${userId} and status in ('QUEUED', 'RUNNING') and (type, status) in ${wanted})
      - (select count(*) from jobs
         where user_id = ${userId} and registered_at > created_at and registered_at > ${now} and (type, status) in ${wanted})
      as total,
      (select count(*) from job_counts where user_id = ${userId}) as rows
    ${PREPARED}`.execute(database)
  const [counted] = rows
  if (counted && counted.rows > MOST_COUNT_ROWS) await addUpCounts(database, userId)
  return counted?.total ?? 0
}

/** A finished job adds a row. So many of a user are read in no time; more of them are made one for each class. */
const MOST_COUNT_ROWS = 250

/** Rows that somebody else is adding up are left to them. */
async function addUpCounts(database: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    with taken as (
      delete from job_counts
      where ctid = any (array(select ctid from job_counts where user_id = ${userId} for update skip locked))
      returning type, status, jobs)
    insert into job_counts (user_id, type, status, jobs)
    select ${userId}, type, status, sum(jobs) from taken group by type, status having sum(jobs) <> 0`.execute(database)
}

/** Unfinished jobs and those that ended after `since`, newest first. */
export async function listActiveJobs(
  database: Kysely<Tables>,
  { userId, now, since, before }: Whose & { since: Date; before: Before },
): Promise<JobPage> {
  const active = sql`
    select sequence from jobs
    where user_id = ${userId} and status in ('QUEUED', 'RUNNING') and registered_at <= ${now}
    union all
    select sequence from jobs
    where user_id = ${userId} and finished_at > ${since} and finished_at is not null and registered_at <= ${now}`
  const older = sql`select * from (${active}) active where sequence < coalesce(${before ?? null}::bigint, 9223372036854775807)`
  const [page, { rows }] = await Promise.all([
    readPage(database, older, userId),
    sql<{ total: number }>`select count(*) as total from (${active}) active ${PREPARED}`.execute(database),
  ])
  return { ...page, total: rows[0]?.total ?? 0, hasMoreThanTotal: false }
}

/** A page of the newest of the user's jobs that have these sequences. */
async function readPage(
  database: Kysely<Tables>,
  sequences: RawBuilder<unknown>,
  userId: string,
): Promise<{ jobs: readonly Job[]; hasNextPage: boolean }> {
  const { rows } = await sql<JobRow>`
    select ${COLUMNS}
    from (select sequence from (${sequences}) found order by sequence desc limit ${PAGE_AND_ONE}) page
    join jobs on jobs.user_id = ${userId} and jobs.sequence = page.sequence
    order by jobs.sequence desc
    ${PREPARED}`.execute(database)
  return { jobs: rows.slice(0, LIMITS.listPageSize).map(jobOfRow), hasNextPage: rows.length > LIMITS.listPageSize }
}

/** Those of the user's jobs that have these sequences, newest first. */
export async function readJobsBySequence(
  database: Kysely<Tables>,
  userId: string,
  sequences: readonly number[],
): Promise<readonly Job[]> {
  if (sequences.length === 0) return []
  const { rows } = await sql<JobRow>`
    select ${COLUMNS} from jobs where user_id = ${userId} and sequence = any (${sequences}::bigint[])
    order by sequence desc
    ${PREPARED}`.execute(database)
  return rows.map(jobOfRow)
}

const COLUMNS = sql.join(JOB_COLUMNS.map((column) => sql.ref(`jobs.${column}`)))
