import { useQuery } from '@tanstack/react-query'
import type { JobCard } from '#contract/entities/job.ts'
import { TIMING } from '#contract/timing.ts'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'
import { isUnfinished } from './finished-jobs.ts'

/** More pages than anybody has jobs in work; the rest is in the library. */
const MAX_PAGES = 8

/** Unfinished jobs and those of the last hour; asked every 10 s while `isPolling` says so (product text §9). */
export function useRunningJobs(userId: string, { isPolling }: { isPolling: boolean | 'while unfinished' }) {
  return useQuery({
    queryKey: queryKeys.runningJobs(userId),
    queryFn: () => fetchRunningJobs(userId),
    // Off while a question is under way, so that with its answer the 10 s begin anew for everything that polls on a page:
    // all of it then asks once.
    refetchInterval: ({ state }) => {
      if (state.fetchStatus === 'fetching') return false
      const isOn = isPolling === 'while unfinished' ? (state.data?.some(isUnfinished) ?? false) : isPolling
      return isOn && TIMING.runningJobsPollMs
    },
    staleTime: 0,
  })
}

async function fetchRunningJobs(userId: string): Promise<readonly JobCard[]> {
  const jobs: JobCard[] = []
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const reply = await callFunction('get-running-jobs', { userId, cursorAfter: jobs.at(-1)?.$id })
    jobs.push(...reply.data)
    if (!reply.hasNextPage) break
  }
  return jobs
}
