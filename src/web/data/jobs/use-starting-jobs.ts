import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { NOT_FOUND } from '#contract/job-constants.ts'
import { TIMING } from '#contract/timing.ts'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'
import { isYoung, type StartedJob, useStartedJobs } from './started-jobs.ts'

/** What this person has started and the list does not have yet; asks for it every 6 s, and then for the list. */
export function useStartingJobs(userId: string, listed: readonly JobCard[]): readonly StartedJob[] {
  const queryClient = useQueryClient()
  const started = useStartedJobs(({ jobs }) => jobs)
  const forget = useStartedJobs((state) => state.forget)
  const ids = new Set(listed.map(({ jobId }) => jobId))
  const starting = started.filter((job) => job.userId === userId && isYoung(job) && !ids.has(job.jobId))
  const arrived = started.find(({ jobId }) => ids.has(jobId))?.jobId
  // What stood in the list once is not on its way any more, also when it is deleted.
  useEffect(() => {
    if (arrived) forget(arrived)
  }, [arrived, forget])
  useQueries({
    queries: starting.map(({ jobId }) => ({
      queryKey: queryKeys.jobStatus(userId, jobId),
      queryFn: async () => {
        const { status } = await callFunction('get-job-status', { jobId })
        if (status === NOT_FOUND) return status
        // It stands here until it stands in the list.
        await queryClient.invalidateQueries({ queryKey: queryKeys.jobs(userId).slice(0, 3) })
        forget(jobId)
        return status
      },
      refetchInterval: TIMING.creationConfirmationPollMs,
      staleTime: 0,
    })),
  })
  return starting
}
