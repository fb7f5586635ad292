import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { foldWaiting, MOST_IN_SIGHT } from '#web/data/jobs/fold-waiting.ts'
import type { useJobList } from '#web/data/jobs/use-job-list.ts'
import type { LibraryTab } from './library-filter.ts'
import { columnsFor } from './masonry.ts'

/** Who has more than these waiting scrolls to what is behind them. */
const MOST_LOADED = 200

const itself = (job: JobCard) => job

/** The wall without the crowd of those that wait, until somebody asks for them. */
export function useFoldedWall(list: ReturnType<typeof useJobList>, tab: LibraryTab) {
  const { jobs, hasNextPage, next } = list
  const [isUnfolded, setIsUnfolded] = useState(false)
  // No more than a row of the wall.
  const inSight = Math.min(MOST_IN_SIGHT, columnsFor(window.innerWidth))
  const folded = useMemo(() => foldWaiting(jobs, itself, { inSight }), [jobs, inSight])
  // Who asks for what waits wants to see it.
  const foldedCount = tab === 'QUEUED' ? 0 : folded.foldedCount
  const isFolded = foldedCount > 0 && !isUnfolded

  // What is finished may stand on a page behind the crowd, and those that begin next are the last of it.
  const isBehindCrowd = isFolded && jobs.at(-1)?.status === 'QUEUED' && jobs.length < MOST_LOADED
  const shouldLoad = isBehindCrowd && hasNextPage && next.state === 'idle'
  const load = useEffectEvent(next.load)
  useEffect(() => {
    if (shouldLoad) void load()
  }, [shouldLoad])

  return {
    shown: isFolded ? folded.shown : jobs,
    foldedCount,
    isUnfolded,
    toggleFold: () => setIsUnfolded((before) => !before),
  }
}
