import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { keptInBrowser } from '../local/json-storage.ts'

/** A job that was paid for and that no list has had yet: the server may be late to know it. */
export interface StartedJob {
  readonly jobId: string
  readonly userId: string
  readonly name: string
  readonly startedAtMs: number
}

/** What is not known by then is told by nothing any more. */
const LIFETIME_MS = 600_000

interface StartedJobs {
  readonly jobs: readonly StartedJob[]
  add(job: StartedJob): void
  forget(jobId: string): void
  /** Nothing of a former user stays. */
  keepFor(userId: string | undefined): void
}

/** Jobs that this browser has started, until they stand in the library, kept under `started-jobs`. */
export const useStartedJobs = create<StartedJobs>()(
  persist(
    (set) => ({
      jobs: [],
      add: (job) => set(({ jobs }) => ({ jobs: [job, ...jobs.filter((other) => isYoung(other, job.startedAtMs))] })),
      forget: (jobId) => set(({ jobs }) => ({ jobs: jobs.filter((job) => job.jobId !== jobId) })),
      keepFor: (userId) => set(({ jobs }) => ({ jobs: jobs.filter((job) => job.userId === userId) })),
    }),
    { name: 'started-jobs', storage: keptInBrowser() },
  ),
)

export function isYoung({ startedAtMs }: StartedJob, nowMs = Date.now()): boolean {
  return nowMs - startedAtMs < LIFETIME_MS
}
