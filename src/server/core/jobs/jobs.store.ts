import { type InsertObject, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { isUuid } from '#contract/uuid.ts'
import { PREPARED } from '../../platform/database/keep-prepared.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Rehearsal } from '../../platform/engines/engine.ts'
import { JOB_COLUMNS, type Job, type JobRow, jobOfRow } from './job.ts'
import { type JobEvent, nextJobState } from './job-state.ts'

/** What a new job is made of; the rest is as the table has it. */
type NewJobRow = Pick<
  InsertObject<Tables, 'jobs'>,
  | 'id'
  | 'user_id'
  | 'plan'
  | 'kind'
  | 'type'
  | 'mode'
  | 'title'
  | 'prompt'
  | 'style'
  | 'input'
  | 'price_credits'
  | 'charge'
  | 'character_id'
  | 'chat_id'
  | 'original_job_id'
  | 'preview_job_id'
  | 'attempt'
  | 'idempotency_key'
  | 'request_hash'
  | 'created_at'
  | 'registered_at'
>

const ANSWERED = sql.raw<JobRow>(JOB_COLUMNS.join(', '))

/**
 * Writes a new QUEUED job in its turn; undefined when a unique rule (key, regeneration, creation) says there is one already. As
 * text, because to build this statement anew would be a fifth of what a start costs this process.
 */
export async function insertJob(transaction: Transaction<Tables>, row: NewJobRow): Promise<Job | undefined> {
  const { rows } = await sql<JobRow>`
    insert into jobs (
      id, user_id, plan, kind, type, mode, status, turn, title, prompt, style, input, price_credits, charge, character_id, chat_id,
      original_job_id, preview_job_id, attempt, idempotency_key, request_hash, created_at, registered_at
    ) values (
      ${row.id}, ${row.user_id}, ${row.plan}, ${row.kind}, ${row.type}, ${row.mode}, 'QUEUED', next_turn(${row.user_id}, ${row.kind}),
      ${row.title}, ${row.prompt}, ${row.style}, ${row.input}, ${row.price_credits}, ${row.charge}, ${row.character_id},
      ${row.chat_id}, ${row.original_job_id}, ${row.preview_job_id}, ${row.attempt}, ${row.idempotency_key}, ${row.request_hash},
      ${row.created_at}, ${row.registered_at}
    )
    on conflict do nothing
    returning ${ANSWERED} ${PREPARED}`.execute(transaction)
  const inserted = rows[0]
  return inserted && jobOfRow(inserted)
}

/** Whether there is such a job, as a part of another statement. */
export function isThere(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from jobs where jobs.id = ${id}::uuid)`
}

/** The job, held against every other change until the transaction ends. */
export async function lockJob(transaction: Transaction<Tables>, id: string): Promise<Job | undefined> {
  const row = await transaction.selectFrom('jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && jobOfRow(row)
}

/** A job of this user that is registered; undefined for unknown, foreign and ill-formed ids. */
export async function findOwnJob(
  database: Kysely<Tables>,
  { userId, jobId, now }: { userId: string; jobId: string; now: Date },
): Promise<Job | undefined> {
  if (!isUuid(jobId)) return undefined
  const row = await database
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .where('registered_at', '<=', now)
    .executeTakeFirst()
  return row && jobOfRow(row)
}

/** Applies an event by the state machine and raises the revision; undefined when the event makes no sense now. */
export async function changeJob(
  transaction: Transaction<Tables>,
  job: Job,
  event: JobEvent,
  change: { now: Date; deadlineAt?: Date; warnings?: readonly string[]; refunded?: boolean },
): Promise<Job | undefined> {
  const next = nextJobState(job.state, event)
  if (next === job.state) return undefined
  const ended = next.status === 'SUCCESS' || next.status === 'FAILED'
  const row = await transaction
    .updateTable('jobs')
    .set({
      status: next.status,
      failure: next.status === 'FAILED' ? next.failure : null,
      revision: sql`revision + 1`,
      ...(next.status === 'RUNNING' && { started_at: change.now }),
      ...(next.status === 'SUCCESS' && { progress: 1, stage: '' }),
      ...(ended && { finished_at: change.now, deadline_at: null }),
      ...(change.deadlineAt && { deadline_at: change.deadlineAt }),
      ...(change.warnings && { warnings: JSON.stringify(change.warnings) }),
      ...(change.refunded && { refunded: true }),
    })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return jobOfRow(row)
}

/** Moves the end of a RUNNING job's patience, when its work begins anew after a crash or goes on after it has waited. */
export async function moveDeadline(transaction: Transaction<Tables>, jobId: string, deadlineAt: Date): Promise<void> {
  await transaction.updateTable('jobs').set({ deadline_at: deadlineAt }).where('id', '=', jobId).execute()
}

/** While a RUNNING job waits for its turn in a process, nothing is late; `moveDeadline` sets an end again when it is worked on. */
export async function pauseDeadline(database: Kysely<Tables>, jobId: string): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ deadline_at: null })
    .where('id', '=', jobId)
    .where('status', '=', 'RUNNING')
    .execute()
}

/**
 * Tells how far a RUNNING job is, never less than was told before: a try that begins anew catches up first. `shownShare` is what
 * pages show of a job of which nothing was told yet, and counts once. Undefined when the job is not running any more.
 */
export async function updateProgress(
  transaction: Transaction<Tables>,
  jobId: string,
  progress: { stage: string; share: number; shownShare: number },
): Promise<Job | undefined> {
  const row = await transaction
    .updateTable('jobs')
    .set({
      progress: sql`greatest(
        progress,
        ${Math.min(1, Math.max(0, progress.share))}::float8,
        case when progress = 0 and stage = '' then ${progress.shownShare}::float8 end
      )`,
      stage: progress.stage,
      revision: sql`revision + 1`,
    })
    .where('id', '=', jobId)
    .where('status', '=', 'RUNNING')
    .returningAll()
    .executeTakeFirst()
  return row && jobOfRow(row)
}

/** RUNNING jobs whose patience is over. */
export async function listOverdueJobs(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'RUNNING')
    .where('deadline_at', '<', now)
    .execute()
  return rows.map((row) => row.id)
}

/** Removes a job with its results and attempts; its files are not touched. */
export async function deleteJobRow(transaction: Transaction<Tables>, jobId: string): Promise<void> {
  await transaction.deleteFrom('jobs').where('id', '=', jobId).execute()
}

/** Which of these jobs have ended, or are gone. */
export async function listEndedJobs(database: Kysely<Tables>, jobIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (jobIds.length === 0) return new Set()
  const rows = await database
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', jobIds)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .execute()
  const unfinished = new Set(rows.map((row) => row.id))
  return new Set(jobIds.filter((id) => !unfinished.has(id)))
}

/** A free use paid for the job; there is nothing to hold. */
export async function markJobFree(transaction: Transaction<Tables>, jobId: string): Promise<void> {
  await transaction.updateTable('jobs').set({ price_credits: 0, charge: 'free' }).where('id', '=', jobId).execute()
}

/** The job a key has started before. */
export async function findJobByKey(
  database: Kysely<Tables>,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
): Promise<Job | undefined> {
  const row = await database
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row && jobOfRow(row)
}

/** The job of this very request that has not ended, whatever key it came with. */
export async function findUnfinishedJob(
  database: Kysely<Tables>,
  { userId, requestHash }: { userId: string; requestHash: string },
): Promise<Job | undefined> {
  const row = await database
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_hash', '=', requestHash)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .limit(1)
    .executeTakeFirst()
  return row && jobOfRow(row)
}

/** The creation of a preview that has not failed. */
export async function findCreationOf(database: Kysely<Tables>, previewJobId: string): Promise<Job | undefined> {
  const row = await database
    .selectFrom('jobs')
    .selectAll()
    .where('preview_job_id', '=', previewJobId)
    .where('status', '!=', 'FAILED')
    .executeTakeFirst()
  return row && jobOfRow(row)
}

/** Ties a job to the character that was made of it; its cards change, so its revision rises. */
export async function linkCharacter(transaction: Transaction<Tables>, jobId: string, characterId: string): Promise<Job> {
  const row = await transaction
    .updateTable('jobs')
    .set({ character_id: characterId, revision: sql`revision + 1` })
    .where('id', '=', jobId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return jobOfRow(row)
}

/** Development: what the engine is told to play; `register-late` hides the job from clients for a while. */
export async function rehearseJob(
  transaction: Transaction<Tables>,
  jobId: string,
  { rehearsal, now }: { rehearsal: Rehearsal; now: Date },
): Promise<void> {
  const registeredAt = new Date(now.getTime() + (rehearsal.next === 'register-late' ? rehearsal.delayMs : 0))
  await transaction
    .updateTable('jobs')
    .set({ rehearsal: JSON.stringify(rehearsal), registered_at: registeredAt })
    .where('id', '=', jobId)
    .execute()
}
