import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobStatus } from '#contract/job-constants.ts'
import { TIMING } from '#contract/timing.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { applyJobs, hasUnknownJob, type JobPage } from './job-pages.ts'

/** The person's jobs, newest first, page by page; unfinished ones are asked again every 10 s. */
export function useGenerations(userId: string, status: JobStatus | undefined) {
  const list = useInfiniteQuery({
    queryKey: queryKeys.jobs(userId, { status }),
    queryFn: async ({ pageParam }): Promise<JobPage> => {
      const reply = await callFunction('get-user-jobs', { userId, status, cursorAfter: pageParam })
      return reply.data
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasNextPage ? page.data.at(-1)?.$id : undefined),
  })
  useRunningJobs(userId)
  const pages = list.data?.pages ?? []
  return { ...list, jobs: pages.flatMap(({ data }) => data), total: pages.at(-1)?.total ?? 0 }
}

/** Polls the running jobs while the page is open and carries what changed into every list that shows them. */
function useRunningJobs(userId: string): void {
  const queryClient = useQueryClient()
  const { data: fresh } = useQuery({
    queryKey: queryKeys.runningJobs(userId),
    queryFn: async () => (await callFunction('get-running-jobs', { userId, cursorAfter: undefined })).data,
    refetchInterval: TIMING.runningJobsPollMs,
    staleTime: 0,
  })

  useEffect(() => {
    if (!fresh) return
    for (const [key, list] of queryClient.getQueriesData<InfiniteData<JobPage>>({
      queryKey: queryKeys.jobs(userId).slice(0, 3),
    })) {
      if (!list) continue
      const pages = applyJobs(list.pages, fresh)
      const { status } = key.at(-1) as { status?: JobStatus }
      // A tab is never going to hold jobs of another status: they are no reason to ask for it again.
      const belonging = status ? fresh.filter((job) => job.status === status) : fresh
      // A job that changes its status leaves one tab and enters another.
      if (hasUnknownJob(list.pages, belonging) || (status && pages !== list.pages))
        void queryClient.invalidateQueries({ queryKey: key })
      else if (pages !== list.pages) queryClient.setQueryData(key, { ...list, pages: [...pages] })
    }
  }, [fresh, queryClient, userId])
}
