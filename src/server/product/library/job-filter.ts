import { JOB_STATUSES, JOB_TYPES, type JobStatus, type JobType } from '#contract/job-constants.ts'

export interface JobFilter {
  readonly status?: JobStatus
  /** Any of these. */
  readonly statuses?: readonly JobStatus[]
  readonly type?: JobType
  /** Words of the name or the description, any case. */
  readonly search?: string
  /** Without what only its chat shows until there is something to look at (OP-22). */
  readonly leavesOutUnseen?: boolean
}

/** A list holds all jobs of some types in some statuses; its words come on top. */
export interface JobClass {
  readonly type: JobType
  readonly status: JobStatus
}

/** Hidden from the library until they have a result; SUCCESS always has one (OP-13). */
const CHAT_ONLY: ReadonlySet<JobType> = new Set(['create-system-message', 'create-chat-tools-response'])

/** Every class of jobs that a list with this filter shows. */
export function classesOf({ status, statuses = JOB_STATUSES, type, leavesOutUnseen = false }: JobFilter): JobClass[] {
  return JOB_TYPES.filter((one) => type === undefined || one === type).flatMap((type) =>
    statuses
      .filter((one) => status === undefined || one === status)
      .filter((status) => !leavesOutUnseen || status === 'SUCCESS' || !CHAT_ONLY.has(type))
      .map((status) => ({ type, status })),
  )
}
