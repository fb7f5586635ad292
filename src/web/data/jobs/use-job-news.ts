import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { queryKeys } from '../query/query-keys.ts'
import { applyJobs } from './apply-jobs.ts'
import type { JobList, JobListFilter } from './job-list.ts'

/** Carries what the running jobs say into every list that shows them. */
export function useJobNews(userId: string, fresh: readonly JobCard[] | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!fresh) return
    for (const [key, list] of queryClient.getQueriesData<JobList>({ queryKey: queryKeys.jobs(userId).slice(0, 3) })) {
      if (!list) continue
      // The last part of these keys is the filter (query-keys.ts).
      const next = applyJobs(list, key.at(-1) as JobListFilter, fresh)
      if (next === list) continue
      queryClient.setQueryData(key, next)
      // Who came or went may also be on a page that is not loaded; the server knows the total.
      if (next.total !== list.total) void queryClient.invalidateQueries({ queryKey: key, exact: true })
    }
  }, [fresh, queryClient, userId])
}
