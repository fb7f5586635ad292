import { useEffect, useEffectEvent, useMemo } from 'react'
import { TIMING } from '#contract/timing.ts'
import { useJobList } from '#web/data/jobs/use-job-list.ts'
import { mergeLandingJobs, readLandingJobs, writeLandingJobs } from '#web/data/premium-video/landing-jobs.ts'

const FILMS = { previewType: 'video-generation' } as const

/** The films of this person, newest first, asked for anew every 10 s; and those that only this browser knows of yet. */
export function usePremiumJobs(userId: string) {
  const list = useJobList(userId, FILMS)
  const askAgain = useEffectEvent(() => list.retry())
  useEffect(() => {
    const polling = setInterval(() => askAgain(), TIMING.runningJobsPollMs)
    return () => clearInterval(polling)
  }, [])

  const { jobs, isPending, isError, hasNextPage } = list
  const isKnown = !isPending && !isError
  const merged = useMemo(
    () => (isKnown ? mergeLandingJobs(readLandingJobs(userId), jobs, hasNextPage) : undefined),
    [isKnown, userId, jobs, hasNextPage],
  )
  useEffect(() => {
    if (merged) writeLandingJobs(userId, merged.kept)
  }, [merged, userId])
  return { ...list, waiting: merged?.missing ?? [] }
}
