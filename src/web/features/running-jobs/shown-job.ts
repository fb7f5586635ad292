import type { JobCard } from '#contract/entities/job.ts'
import type { RunningEntry } from '#web/data/jobs/running-entries.ts'

/** The job that speaks for a card: of a group the one that gives it its status, else its primary. */
export function shownJob(entry: RunningEntry): JobCard {
  if (entry.kind === 'job') return entry.job
  const { jobs, status, primaryJob } = entry.group
  return jobs.find((job) => job.status === status) ?? primaryJob
}
