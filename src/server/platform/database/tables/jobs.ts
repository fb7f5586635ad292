import type { ColumnType, Generated } from 'kysely'
import type { JobFailure } from '#contract/errors.ts'
import type { JobStatus, JobType, PreviewMode } from '#contract/job-constants.ts'

export interface JobTables {
  jobs: JobTable
  job_counts: JobCountTable
  job_results: JobResultTable
  job_attempts: JobAttemptTable
  engine_callbacks: EngineCallbackTable
}

/** jsonb: written as text, because a JavaScript array would become a PostgreSQL one. Its shape belongs to who writes it. */
type Json = ColumnType<unknown, string | null, string | null>

export interface JobTable {
  id: string
  /** Order of acceptance; lists are newest first by it. */
  sequence: Generated<number>
  user_id: string
  /** Jobs of a kind are taken in the order of their turns: a user has one in each, so that all go forward alike. */
  turn: Generated<number>
  /** What its user had subscribed to when they started it. */
  plan: Generated<string | null>
  /** The kind of work, and the queue it waits in. */
  kind: string
  type: JobType
  mode: PreviewMode | null
  status: JobStatus
  failure: JobFailure | null
  revision: Generated<number>
  progress: Generated<number>
  stage: Generated<string>
  warnings: ColumnType<string[], string | undefined, string>
  title: string
  prompt: string
  style: string
  /** What only the kind of job understands. */
  input: ColumnType<unknown, string, never>
  price_credits: number
  charge: 'none' | 'free' | 'held'
  refunded: Generated<boolean>
  character_id: string | null
  chat_id: string | null
  original_job_id: string | null
  preview_job_id: string | null
  attempt: number
  idempotency_key: string | null
  request_hash: string | null
  /** Development: what the engine is told to play. */
  rehearsal: Json
  created_at: Date
  /** Before this moment clients are told `not_found`. */
  registered_at: Date
  /** Set while a process works on it: a mark that is found when it is taken again is that of a crash. */
  in_work: Generated<'beside others' | 'alone' | null>
  /** Crashes of the process that had it in work, all of them and those that no other job can have caused. */
  crashes: Generated<number>
  crashes_alone: Generated<number>
  /** Interruptions of its work that were no crash. */
  faults: Generated<number>
  started_at: Date | null
  /** Null also while a RUNNING job waits for its turn to be worked on. */
  deadline_at: Date | null
  finished_at: Date | null
}

/** How many finished jobs of a user there are: of one type and status, the sum of its rows. Triggers on `jobs` write them. */
export interface JobCountTable {
  user_id: string
  type: JobType
  status: JobStatus
  jobs: number
}

export interface JobResultTable {
  job_id: string
  position: number
  file_id: string
  label: string
  engine_state: Json
}

/** One try at an engine. `repeatable` and `operation` decide what a worker does that finds it open. */
export interface JobAttemptTable {
  id: string
  job_id: string
  number: number
  engine: string
  repeatable: boolean
  operation: Json
  /** Written before a paid request is sent. */
  model: string | null
  request_hash: string | null
  cost_usd: number | null
  request_state: Json
  sent_at: Date | null
  state: 'open' | 'unknown' | 'lost' | 'done' | 'failed'
  detail: Generated<string>
  started_at: Date
  ended_at: Date | null
}

/** What providers of engines have called back, each call once. */
export interface EngineCallbackTable {
  provider: string
  event_id: string
  attempt_id: string
  body: Json
  outcome: string
  received_at: Date
}
