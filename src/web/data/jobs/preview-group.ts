import type { JobCard } from '#contract/entities/job.ts'
import type { JobStatus, JobType } from '#contract/job-constants.ts'

/** All previews of one character as one card (product text §3, §4). */
export interface PreviewGroup {
  /** The character, or before there is one the job that all others repeat (OP-25). */
  readonly groupId: string
  readonly characterName: string
  readonly jobs: readonly JobCard[]
  readonly primaryJob: JobCard
  readonly detailerJob: JobCard | undefined
  readonly status: JobStatus
  readonly createdAt: string
  readonly allImageUrls: readonly string[]
}

const PREVIEWS: ReadonlySet<JobType> = new Set<JobType>(['create-preview', 'create-preview-detailer', 'regenerate'])

export function isPreview({ type }: Pick<JobCard, 'type'>): boolean {
  return PREVIEWS.has(type)
}

/** The previews among the jobs by character, newest group first. */
export function groupPreviews(jobs: readonly JobCard[]): readonly PreviewGroup[] {
  const previews = jobs.filter(isPreview)
  const families = Map.groupBy(previews, (job) => job.originalJobId || job.jobId)
  const groups = Map.groupBy(previews, (job) => {
    const family = families.get(job.originalJobId || job.jobId) ?? []
    return family.find(({ characterId }) => characterId)?.characterId ?? (job.originalJobId || job.jobId)
  })
  return [...groups].map(([groupId, members]) => groupOf(groupId, members)).toSorted(newestFirst)
}

function groupOf(groupId: string, jobs: readonly JobCard[]): PreviewGroup {
  const primaryJob = jobs.find(({ type }) => type === 'create-preview' || type === 'regenerate') ?? jobs[0]
  if (!primaryJob) throw new Error('a group has at least one job')
  return {
    groupId,
    characterName: primaryJob.characterName,
    jobs,
    primaryJob,
    detailerJob: jobs.find(({ type }) => type === 'create-preview-detailer'),
    status: groupStatus(jobs),
    createdAt: jobs.reduce((newest, { $createdAt }) => ($createdAt > newest ? $createdAt : newest), ''),
    allImageUrls: [...new Set(jobs.flatMap(({ resultUrls, previewUrls }) => [...resultUrls, ...previewUrls]))],
  }
}

/** RUNNING if any runs, else QUEUED if any waits, else FAILED if some failed, else SUCCESS. */
export function groupStatus(jobs: readonly Pick<JobCard, 'status'>[]): JobStatus {
  const has = (status: JobStatus) => jobs.some((job) => job.status === status)
  if (has('RUNNING')) return 'RUNNING'
  if (has('QUEUED')) return 'QUEUED'
  return has('FAILED') ? 'FAILED' : 'SUCCESS'
}

function newestFirst(a: PreviewGroup, b: PreviewGroup): number {
  return a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0
}
