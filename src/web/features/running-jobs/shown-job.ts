import type { JobCard } from '#contract/entities/job.ts'
import type { RunningEntry } from '#web/data/jobs/running-entries.ts'

/** The job that speaks for a card: of a group its primary, unless another one gives it its status. */
export function shownJob(entry: RunningEntry): JobCard {
  if (entry.kind === 'job') return entry.job
  const { jobs, status, primaryJob } = entry.group
  if (primaryJob.status === status) return primaryJob
  return jobs.find((job) => job.status === status) ?? primaryJob
}
