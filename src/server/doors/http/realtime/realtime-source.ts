import type { JobCard } from '#contract/entities/job.ts'
import type { UserData } from '#contract/entities/user.ts'
import type { OutboxListener } from '#server/platform/outbox/listen-to-outbox.ts'

/** Where realtime hears what happens, and looks up what pages are told of it. */
export interface RealtimeSource {
  /** Tells of each committed event, of every process, until it is closed. */
  listen(listener: OutboxListener): Promise<AsyncDisposable>
  /**
   * The cards of these jobs by id, with addresses below `origin`; without jobs that are not there (any more), and those that are
   * not of the user under whom they are asked for.
   */
  findJobs(asked: {
    jobs: readonly { readonly userId: string; readonly jobId: string }[]
    origin: string
  }): Promise<ReadonlyMap<string, JobCard>>
  /** The credits and free uses of each of these users by id; zero and unused ones of whoever never had any. */
  findUserData(userIds: readonly string[]): Promise<ReadonlyMap<string, UserData>>
}
