import type { Selectable } from 'kysely'
import type { JobType, PreviewMode } from '#contract/job-constants.ts'
import type { JobTable } from '../../platform/database/tables/jobs.ts'
import type { Rehearsal } from '../../platform/engines/engine.ts'
import type { JobState } from './job-state.ts'

/** One piece of work that a user asked for. What `input` holds only its kind knows. */
export interface Job {
  readonly id: string
  readonly userId: string
  /** Jobs of a kind are begun in the order of their turns. */
  readonly turn: number
  /** What its user had subscribed to when they started it. */
  readonly plan: string | null
  /** The kind of work, and the name of the queue it waits in. */
  readonly kind: string
  readonly type: JobType
  readonly mode: PreviewMode | null
  readonly state: JobState
  readonly revision: number
  /** 0 to 1. */
  readonly progress: number
  readonly stage: string
  readonly warnings: readonly string[]
  readonly title: string
  readonly prompt: string
  readonly style: string
  readonly input: unknown
  readonly priceCredits: number
  readonly charge: 'none' | 'free' | 'held'
  readonly refunded: boolean
  readonly characterId: string | null
  readonly chatId: string | null
  readonly originalJobId: string | null
  readonly previewJobId: string | null
  /** Which regeneration of `originalJobId` this is, from 1. */
  readonly attempt: number
  readonly requestHash: string | null
  readonly idempotencyKey: string | null
  readonly rehearsal: Rehearsal | null
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly deadlineAt: Date | null
  readonly finishedAt: Date | null
}

/** What a job is read from, by name: statements that are planned once answer the same columns after a migration. */
export const JOB_COLUMNS = [
  'id',
  'user_id',
  'kind',
  'turn',
  'plan',
  'type',
  'mode',
  'status',
  'failure',
  'revision',
  'progress',
  'stage',
  'warnings',
  'title',
  'prompt',
  'style',
  'input',
  'price_credits',
  'charge',
  'refunded',
  'character_id',
  'chat_id',
  'original_job_id',
  'preview_job_id',
  'attempt',
  'idempotency_key',
  'request_hash',
  'rehearsal',
  'created_at',
  'started_at',
  'deadline_at',
  'finished_at',
] as const satisfies readonly (keyof JobTable)[]
export type JobRow = Pick<Selectable<JobTable>, (typeof JOB_COLUMNS)[number]>

export function jobOfRow(row: JobRow): Job {
  return {
    id: row.id,
    userId: row.user_id,
    turn: row.turn,
    plan: row.plan,
    kind: row.kind,
    type: row.type,
    mode: row.mode,
    state: stateOfRow(row),
    revision: row.revision,
    progress: row.progress,
    stage: row.stage,
    warnings: row.warnings,
    title: row.title,
    prompt: row.prompt,
    style: row.style,
    input: row.input,
    priceCredits: row.price_credits,
    charge: row.charge,
    refunded: row.refunded,
    characterId: row.character_id,
    chatId: row.chat_id,
    originalJobId: row.original_job_id,
    previewJobId: row.preview_job_id,
    attempt: row.attempt,
    requestHash: row.request_hash,
    idempotencyKey: row.idempotency_key,
    rehearsal: row.rehearsal as Rehearsal | null, // written by insertJob only
    createdAt: row.created_at,
    startedAt: row.started_at,
    deadlineAt: row.deadline_at,
    finishedAt: row.finished_at,
  }
}

/** The table refuses a FAILED row without a failure; the fallback only satisfies the type. */
function stateOfRow({ status, failure }: JobRow): JobState {
  return status === 'FAILED' ? { status, failure: failure ?? 'engine.failed' } : { status }
}
