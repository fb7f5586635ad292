import { useEffect, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { simulatedProgress } from '#contract/simulated-progress.ts'
import { aboutTime } from './queue-words.ts'

const TICK_MS = 1_000

export interface JobProgress {
  readonly percent: number
  /** "62% · 0:58, colour and light" as far as the engine says, else "0:12, usually about 40 s". */
  readonly words: string
}

/** How far a job is, once a second: what its engine reports, or the simulated bar of product text §4 (OP-58). */
export function useJobProgress(job: JobCard): JobProgress {
  const nowMs = useTicks(job.status === 'RUNNING')
  const progress = jobProgressAt(job, nowMs, shown.get(job.jobId))
  remember(job, progress.percent)
  return progress
}

export function jobProgressAt(
  job: Pick<JobCard, 'status' | 'type' | 'progress' | 'stage' | '$createdAt' | 'startedAt' | 'expectedSeconds'>,
  nowMs: number,
  leastPercent = 0,
): JobProgress {
  if (job.status === 'SUCCESS') return { percent: 100, words: '100%' }
  if (job.status !== 'RUNNING') return { percent: 0, words: '' }
  // What it waited in line is no part of its work.
  const elapsedMs = Math.max(0, nowMs - Date.parse(job.startedAt ?? job.$createdAt))
  if (job.progress > 0 || job.stage !== '') {
    const percent = Math.max(leastPercent, job.progress * 100)
    return { percent, words: `${Math.round(percent)}% · ${clock(elapsedMs)}${job.stage && `, ${job.stage}`}` }
  }
  const percent = Math.max(leastPercent, simulatedProgress(job.type, elapsedMs))
  return { percent, words: `${clock(elapsedMs)}${usualTime(job, elapsedMs)}` }
}

/** The most that this page has shown of each running job: two clocks, or cards that cross on their way, take no bar back. */
const shown = new Map<string, number>()
const MOST_KEPT = 500

function remember({ jobId, status }: JobCard, percent: number): void {
  shown.delete(jobId)
  if (status === 'RUNNING') shown.set(jobId, percent)
  const [oldest] = shown.keys()
  if (shown.size > MOST_KEPT && oldest !== undefined) shown.delete(oldest)
}

/** What is not measured is not said, nor what has proved wrong. */
function usualTime({ expectedSeconds }: Pick<JobCard, 'expectedSeconds'>, elapsedMs: number): string {
  if (expectedSeconds === undefined) return ''
  return elapsedMs > expectedSeconds * 1_000 ? ', longer than usual' : `, usually ${aboutTime(expectedSeconds)}`
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
