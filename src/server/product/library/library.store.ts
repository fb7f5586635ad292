import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { JobStatus, JobType } from '#contract/job-constants.ts'
import { LIMITS } from '#contract/limits.ts'
import { isUuid } from '#contract/uuid.ts'
import { type Job, jobOfRow } from '../../core/jobs/job.ts'
import type { Tables } from '../../platform/database/tables.ts'

export interface JobFilter {
  readonly status?: JobStatus
  /** Any of these. */
  readonly statuses?: readonly JobStatus[]
  readonly type?: JobType
  /** Words of the name or the description, any case. */
  readonly search?: string
  /** Only unfinished jobs, and those finished after this moment. */
  readonly activeSince?: Date
  /** Without what only its chat shows until there is something to look at (product text §4, OP-22). */
  readonly leavesOutUnseen?: boolean
}

export interface JobPage {
  readonly jobs: readonly Job[]
  readonly total: number
  readonly hasNextPage: boolean
}

/** Hidden from the library until they have a result; SUCCESS always has one (OP-13). */
const CHAT_ONLY: readonly JobType[] = ['create-system-message', 'create-chat-tools-response']

type JobQuery<Output> = SelectQueryBuilder<Tables, 'jobs', Output>

/** The user's registered jobs, newest first, after the job `cursor`; undefined when there is no such job. */
export async function listJobs(
  database: Kysely<Tables>,
  { userId, now, filter, cursor }: { userId: string; now: Date; filter: JobFilter; cursor?: string },
): Promise<JobPage | undefined> {
  const own = <Output>(query: JobQuery<Output>) =>
    filtered(query.where('user_id', '=', userId).where('registered_at', '<=', now), filter)
  const before = cursor === undefined ? undefined : await findSequence(database, userId, cursor)
  if (cursor !== undefined && before === undefined) return undefined
  const [rows, count] = await Promise.all([
    own(database.selectFrom('jobs').selectAll())
      .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
      .orderBy('sequence', 'desc')
      .limit(LIMITS.listPageSize + 1)
      .execute(),
    own(database.selectFrom('jobs').select((expression) => expression.fn.countAll<number>().as('total'))).executeTakeFirst(),
  ])
  return {
    jobs: rows.slice(0, LIMITS.listPageSize).map(jobOfRow),
    total: count?.total ?? 0,
    hasNextPage: rows.length > LIMITS.listPageSize,
  }
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

function filtered<Output>(query: JobQuery<Output>, filter: JobFilter): JobQuery<Output> {
  const { status, statuses, type, search, activeSince, leavesOutUnseen = false } = filter
  return query
    .$if(status !== undefined, (narrowed) => narrowed.where('status', '=', status ?? 'QUEUED'))
    .$if(statuses !== undefined, (narrowed) => narrowed.where('status', 'in', statuses ?? []))
    .$if(type !== undefined, (narrowed) => narrowed.where('type', '=', type ?? 'create-preview'))
    .$if(search !== undefined, (narrowed) => narrowed.where((where) => matches(where, search ?? '')))
    .$if(leavesOutUnseen, (narrowed) =>
      narrowed.where((where) => where.or([where('type', 'not in', CHAT_ONLY), where('status', '=', 'SUCCESS')])),
    )
    .$if(activeSince !== undefined, (narrowed) =>
      narrowed.where((where) =>
        where.or([where('status', 'in', ['QUEUED', 'RUNNING']), where('finished_at', '>', activeSince ?? null)]),
      ),
    )
}

function matches(where: ExpressionBuilder<Tables, 'jobs'>, search: string) {
  const pattern = `%${search.replaceAll('\u0000', '').replaceAll(/[\\%_]/g, '\\$&')}%`
  return where.or([where('title', 'ilike', pattern), where('prompt', 'ilike', pattern)])
}

async function findSequence(database: Kysely<Tables>, userId: string, jobId: string): Promise<number | undefined> {
  if (!isUuid(jobId)) return undefined
  const row = await database
    .selectFrom('jobs')
    .select('sequence')
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.sequence
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
