import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'
import { appendPage, type JobList, type JobListFilter, refreshHead } from './job-list.ts'
import { shareJobs } from './share-jobs.ts'

/**
 * The person's jobs, newest first. Asking again, for whatever reason, asks for the newest page only and keeps what is loaded
 * behind it, so that a library of thousands costs one request.
 */
export function useJobList(userId: string, filter: JobListFilter) {
  const queryClient = useQueryClient()
  const queryKey = queryKeys.jobs(userId, filter)
  const { data, isPending, isError, fetchStatus, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const head = await fetchPage(userId, filter)
      return refreshHead(queryClient.getQueryData<JobList>(queryKey), head)
    },
    staleTime: 0,
    // This query's data are lists of jobs (above).
    structuralSharing: (before, after) => shareJobs(before as JobList | undefined, after as JobList),
  })
  const next = useNextPage(JSON.stringify(queryKey), async () => {
    const cursorAfter = queryClient.getQueryData<JobList>(queryKey)?.jobs.at(-1)?.$id
    const page = await fetchPage(userId, filter, cursorAfter)
    queryClient.setQueryData<JobList>(queryKey, (known) => known && appendPage(known, page))
  })
  return {
    jobs: data?.jobs ?? NONE,
    total: data?.total ?? 0,
    hasMoreThanTotal: data?.hasMoreThanTotal ?? false,
    isPending,
    /** Waits for the network to come back. */
    isOffline: fetchStatus === 'paused',
    isError,
    retry: () => void refetch(),
    hasNextPage: data?.hasNextPage ?? false,
    next,
  }
}

const NONE: JobList['jobs'] = []

/** Begins a list again at its newest page; what is behind it is asked for anew. */
export function resetPaging(queryClient: QueryClient, userId: string, filter: JobListFilter): void {
  queryClient.setQueryData<JobList>(queryKeys.jobs(userId, filter), (known) => {
    if (!known || known.jobs.length <= LIMITS.listPageSize) return known
    return { ...known, jobs: known.jobs.slice(0, LIMITS.listPageSize), hasNextPage: true }
  })
}

async function fetchPage(userId: string, filter: JobListFilter, cursorAfter?: string): Promise<JobList> {
  const { data } = await callFunction('get-user-jobs', { userId, ...filter, cursorAfter })
  const { data: jobs, ...page } = data
  return { jobs, ...page }
}

/** One load at a time for each list; a failed one waits for its Retry. */
function useNextPage(list: string, load: () => Promise<void>) {
  const [state, setState] = useState<{ list: string; value: 'loading' | 'failed' }>()
  const loading = useRef<string>(undefined)
  const run = async () => {
    if (loading.current === list) return
    loading.current = list
    setState({ list, value: 'loading' })
    const isLoaded = await load().then(
      () => true,
      () => false,
    )
    if (loading.current === list) loading.current = undefined
    setState((now) => (now?.list !== list ? now : isLoaded ? undefined : { list, value: 'failed' }))
  }
  return { state: state?.list === list ? state.value : 'idle', load: run } as const
}
