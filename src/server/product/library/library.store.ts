import { type Kysely, sql } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import { isUuid } from '#contract/uuid.ts'
import { type Job, jobOfRow } from '../../core/jobs/job.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { classesOf, type JobFilter } from './job-filter.ts'
import { countJobsOfClasses, type JobPage, listActiveJobs, listJobsOfClasses } from './job-pages.store.ts'
import { searchJobs } from './search-jobs.store.ts'

/** The user's registered jobs, newest first, after the job `cursor`; undefined when there is no such job. */
export async function listJobs(
  database: Kysely<Tables>,
  { userId, now, filter, cursor }: { userId: string; now: Date; filter: JobFilter; cursor?: string },
): Promise<JobPage | undefined> {
  const before = await findBefore(database, userId, cursor)
  if (before === 'unknown') return undefined
  const [classes, words] = [classesOf(filter), filter.search]
  if (words !== undefined && words !== '') return searchJobs(database, { userId, now, classes, words, before })
  const [page, total] = await Promise.all([
    listJobsOfClasses(database, { userId, now, classes, before }),
    countJobsOfClasses(database, { userId, now, classes }),
  ])
  return { ...page, total, hasMoreThanTotal: false }
}

/** The same of unfinished jobs and those that ended after `since`. */
export async function listRunningJobs(
  database: Kysely<Tables>,
  { userId, now, since, cursor }: { userId: string; now: Date; since: Date; cursor?: string },
): Promise<JobPage | undefined> {
  const before = await findBefore(database, userId, cursor)
  return before === 'unknown' ? undefined : listActiveJobs(database, { userId, now, since, before })
}

/** These jobs, as far as they are the user's and registered. */
export async function listJobsByIds(
  database: Kysely<Tables>,
  { userId, jobIds, now }: { userId: string; jobIds: readonly string[]; now: Date },
): Promise<readonly Job[]> {
  const ids = jobIds.filter(isUuid)
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('jobs')
    .selectAll()
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('registered_at', '<=', now)
    .execute()
  return rows.map(jobOfRow)
}

/** The preview that this one repeats, or itself, and every other regeneration of that; the newest of many, in the order they were made. */
export async function listRounds(
  database: Kysely<Tables>,
  { userId, jobId, now }: { userId: string; jobId: string; now: Date },
): Promise<readonly Job[]> {
  if (!isUuid(jobId)) return []
  const own = () => database.selectFrom('jobs').where('user_id', '=', userId).where('kind', '=', 'preview')
  const asked = await own().select('original_job_id').where('id', '=', jobId).executeTakeFirst()
  if (!asked) return []
  const originalJobId = asked.original_job_id ?? jobId
  const rows = await own()
    .selectAll()
    // A regeneration outlives its original: that one may be deleted.
    .where((where) => where.or([where('id', '=', originalJobId), where('original_job_id', '=', originalJobId)]))
    .where('registered_at', '<=', now)
    .orderBy('attempt', 'desc')
    .limit(LIMITS.listPageSize)
    .execute()
  return rows.map(jobOfRow).reverse()
}

/** The registered ones of these jobs that are of the user named with each. */
export async function listJobsOfOwners(
  database: Kysely<Tables>,
  { asked, now }: { asked: readonly { readonly userId: string; readonly jobId: string }[]; now: Date },
): Promise<readonly Job[]> {
  const wellFormed = asked.filter(({ jobId }) => isUuid(jobId))
  if (wellFormed.length === 0) return []
  const jobIds = wellFormed.map(({ jobId }) => jobId)
  const userIds = wellFormed.map(({ userId }) => userId)
  const rows = await database
    .selectFrom('jobs')
    .selectAll()
    .where(sql<boolean>`(id, user_id) in (select * from unnest(${jobIds}::uuid[], ${userIds}::text[]))`)
    .where('registered_at', '<=', now)
    .execute()
  return rows.map(jobOfRow)
}

/** Where the page after the job `cursor` begins: nowhere when the user has no such job, with the newest when none is said. */
async function findBefore(
  database: Kysely<Tables>,
  userId: string,
  cursor: string | undefined,
): Promise<number | undefined | 'unknown'> {
  if (cursor === undefined) return undefined
  if (!isUuid(cursor)) return 'unknown'
  const row = await database
    .selectFrom('jobs')
    .select('sequence')
    .where('id', '=', cursor)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.sequence ?? 'unknown'
}

/** Which of these previews have a creation that has not failed, and whether it has succeeded. */
export async function listPreviewsWithCreation(
  database: Kysely<Tables>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, { isFinished: boolean }>> {
  if (jobIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('jobs')
    .select(['preview_job_id', 'status'])
    .where('preview_job_id', 'in', jobIds)
    .where('status', '!=', 'FAILED')
    .execute()
  return new Map(rows.map((row) => [row.preview_job_id ?? '', { isFinished: row.status === 'SUCCESS' }]))
}
