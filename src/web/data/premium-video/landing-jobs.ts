import type { JobStatus } from '#contract/job-constants.ts'
import type { PremiumMode } from '#contract/video.ts'
import { readLocal, removeLocal, writeLocal } from '../local/local-storage.ts'

/** A premium film as this browser remembers it (product text §3), until the server's list has it. */
export interface LandingJob {
  readonly id: string
  readonly status: 'queued' | 'running' | 'success' | 'failed'
  readonly prompt: string
  /** ISO. */
  readonly createdAt: string
  readonly metadata: { readonly qualityMode: PremiumMode; readonly creditCost: number }
  /** The server's list has had it: when it is missing there later, it is gone. */
  readonly isKnown?: boolean
}

const PREFIX = 'landing-jobs'
const LIFETIME_MS = 86_400_000
const STATES: Record<JobStatus, LandingJob['status']> = {
  QUEUED: 'queued',
  RUNNING: 'running',
  SUCCESS: 'success',
  FAILED: 'failed',
}

const keyOf = (userId: string) => `${PREFIX}:${userId}`

/** Those of this person that are younger than a day, newest first. */
export function readLandingJobs(userId: string, nowMs = Date.now()): readonly LandingJob[] {
  try {
    const kept: unknown = JSON.parse(readLocal(keyOf(userId)) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter(isLandingJob).filter(({ createdAt }) => nowMs - Date.parse(createdAt) < LIFETIME_MS)
      : []
  } catch {
    return []
  }
}

export function addLandingJob(userId: string, job: LandingJob): void {
  writeLandingJobs(userId, [job, ...readLandingJobs(userId).filter(({ id }) => id !== job.id)])
}

/**
 * What the browser remembers beside what the server knows (OP-20): the server wins, what it has had and has no more is
 * forgotten, and so is what is older than the part of its list that is loaded.
 */
export function mergeLandingJobs(
  local: readonly LandingJob[],
  server: readonly { jobId: string; status: JobStatus; $createdAt: string }[],
  hasMore: boolean,
): { kept: readonly LandingJob[]; missing: readonly LandingJob[] } {
  const known = new Map(server.map((job) => [job.jobId, job]))
  const oldest = hasMore ? (server.at(-1)?.$createdAt ?? '') : ''
  const kept = local.flatMap((job) => {
    const found = known.get(job.id)
    if (found) return [{ ...job, status: STATES[found.status], isKnown: true }]
    return job.isKnown && job.createdAt > oldest ? [] : [job]
  })
  return { kept, missing: kept.filter(({ id, createdAt }) => !known.has(id) && createdAt > oldest) }
}

export function writeLandingJobs(userId: string, jobs: readonly LandingJob[]): void {
  if (jobs.length > 0) writeLocal(keyOf(userId), JSON.stringify(jobs))
  else removeLocal(keyOf(userId))
}

/** Nothing of a former user stays in the browser; `except` names who is here now. */
export function forgetLandingJobs({ except }: { except?: string } = {}): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:`))
    for (const key of keys) if (except === undefined || key !== keyOf(except)) removeLocal(key)
  } catch (error) {
    console.warn('The remembered films could not be forgotten.', error)
  }
}

function isLandingJob(job: unknown): job is LandingJob {
  const { id, prompt, createdAt } = (job ?? {}) as Partial<LandingJob>
  return typeof id === 'string' && typeof prompt === 'string' && typeof createdAt === 'string'
}
