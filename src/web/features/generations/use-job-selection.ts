import { useCallback, useMemo, useRef, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'

/** Which of the jobs are chosen; undefined while nothing is being chosen. */
export function useJobSelection(jobs: readonly JobCard[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  const anchor = useRef<string>(undefined)
  const latest = useRef(jobs)
  latest.current = jobs

  /** Takes a job, or gives it back; as a range everything from the one before it on. */
  const toggle = useCallback((job: JobCard, isRange: boolean) => {
    const from = anchor.current
    anchor.current = job.$id
    setIds((before = new Set()) => {
      if (isRange && from) return new Set([...before, ...between(latest.current, from, job.$id)])
      const next = new Set(before)
      if (!next.delete(job.$id)) next.add(job.$id)
      return next
    })
  }, [])
  const start = useCallback(() => setIds((before) => before ?? new Set()), [])
  const stop = useCallback(() => {
    anchor.current = undefined
    setIds(undefined)
  }, [])
  const takeAll = useCallback(() => setIds(new Set(latest.current.map(({ $id }) => $id))), [])
  const chosen = useMemo(() => jobs.filter(({ $id }) => ids?.has($id)), [jobs, ids])
  return { ids, chosen, start, stop, takeAll, toggle }
}

function between(jobs: readonly JobCard[], from: string, to: string): string[] {
  const ends = [jobs.findIndex(({ $id }) => $id === from), jobs.findIndex(({ $id }) => $id === to)].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = ends
  return jobs.slice(Math.max(0, first), last + 1).map(({ $id }) => $id)
}
