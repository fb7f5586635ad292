import type { JobCard } from '#contract/entities/job.ts'
import type { OutboxListener } from '#server/platform/outbox/listen-to-outbox.ts'

/** Where realtime hears what happens, and looks up what pages are told of it. */
export interface RealtimeSource {
  /** Tells of each committed event, of every process, until it is closed. */
  listen(listener: OutboxListener): Promise<AsyncDisposable>
  /** The card of an own job, with addresses below `origin`; undefined for jobs that are not there (any more). */
  findJob(job: { userId: string; jobId: string; origin: string }): Promise<JobCard | undefined>
}
