import type { JobCard as Job } from '#contract/entities/job.ts'

/** What the cards of a wall can do; the same object for all of them, so that scrolling renders none anew. */
export interface CardActions {
  /** Whether a press on the job opens something (product text §4). */
  canOpen(job: Job): boolean
  open(job: Job): void
  retry(job: Job): void
  cancel(job: Job): void
  remove(job: Job): void
  download(job: Job): void
  select(job: Job, isRange: boolean): void
}
