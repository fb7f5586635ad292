import type { JobCard } from '#contract/entities/job.ts'
import { isNewer } from './is-newer.ts'
import { useRunningJobs } from './use-running-jobs.ts'

/** A job that is being looked at, as it is now: the newest revision that is known of it. */
export function useLiveJob(job: JobCard): JobCard {
  const { data } = useRunningJobs(job.userId, { isPolling: true })
  const fresh = data?.find(({ $id }) => $id === job.$id)
  return fresh && isNewer(fresh, job) ? fresh : job
}
