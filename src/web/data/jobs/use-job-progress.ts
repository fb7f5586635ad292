import { useEffect, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { expectedDurationMs, simulatedProgress } from './simulated-progress.ts'

const TICK_MS = 1_000

export interface JobProgress {
  readonly percent: number
  /** "62% · 0:58, colour and light" as far as the engine says, else "34% · 1:12 of about 5:00". */
  readonly words: string
}

/** How far a job is, once a second: what its engine reports, or the simulated bar of product text §4 (OP-58). */
export function useJobProgress(job: JobCard): JobProgress {
  const nowMs = useTicks(job.status === 'RUNNING')
  return jobProgressAt(job, nowMs)
}

export function jobProgressAt(
  job: Pick<JobCard, 'status' | 'type' | 'progress' | 'stage' | '$createdAt'>,
  nowMs: number,
): JobProgress {
  if (job.status === 'SUCCESS') return { percent: 100, words: '100%' }
  if (job.status !== 'RUNNING') return { percent: 0, words: '' }
  const elapsedMs = Math.max(0, nowMs - Date.parse(job.$createdAt))
  const isReported = job.progress > 0 || job.stage !== ''
  const percent = isReported ? job.progress * 100 : simulatedProgress(job.type, elapsedMs)
  const expectedMs = expectedDurationMs(job.type)
  const guess = elapsedMs > expectedMs ? ', longer than usual' : ` of about ${clock(expectedMs)}`
  const rest = isReported ? job.stage && `, ${job.stage}` : guess
  return { percent, words: `${Math.round(percent)}% · ${clock(elapsedMs)}${rest}` }
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function useTicks(isOn: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (!isOn) return
    const ticking = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [isOn])
  return nowMs
}
