import type { JobCard } from '#contract/entities/job.ts'
import { isNewer } from './is-newer.ts'
import type { JobList, JobListFilter } from './job-list.ts'

/**
 * Puts newer revisions of jobs into a list, at once, before the server is asked for the list again: what is known changes in
 * place, what does not belong any more leaves, what is new enters where its time puts it. The same list comes back when
 * nothing changed.
 */
export function applyJobs(list: JobList, filter: JobListFilter, fresh: readonly JobCard[]): JobList {
  const known = new Map(list.jobs.map((job) => [job.$id, job]))
  const changes = new Map<string, JobCard>()
  const entering: JobCard[] = []
  for (const job of fresh) {
    const before = known.get(job.$id)
    if (before) {
      if (isNewer(job, before)) changes.set(job.$id, job)
    } else if (belongs(job, filter) && isWithin(list, job)) entering.push(job)
  }
  if (changes.size === 0 && entering.length === 0) return list
  const kept = list.jobs.flatMap((job) => {
    const next = changes.get(job.$id) ?? job
    return next === job || belongs(next, filter) ? [next] : []
  })
  const total = list.total - (list.jobs.length - kept.length) + entering.length
  if (entering.length === 0) return { ...list, jobs: kept, total }
  return { ...list, jobs: [...kept, ...entering].toSorted(newestFirst), total }
}

/** Jobs of other statuses, types or words have no place in the list, nor has what only its chat shows (OP-22). */
function belongs(job: JobCard, { status, previewType, search }: JobListFilter): boolean {
  if (job.status !== (status ?? job.status) || job.type !== (previewType ?? job.type)) return false
  if (isUnseen(job)) return false
  const words = search?.toLowerCase()
  return !words || `${job.characterName}\n${job.prompt}`.toLowerCase().includes(words)
}

function isUnseen({ type, status }: JobCard): boolean {
  return (type === 'create-system-message' || type === 'create-chat-tools-response') && status !== 'SUCCESS'
}

/** What is older than everything loaded comes with its own page. */
function isWithin({ jobs, hasNextPage }: JobList, { $createdAt }: JobCard): boolean {
  return !hasNextPage || $createdAt > (jobs.at(-1)?.$createdAt ?? '')
}

function newestFirst(a: JobCard, b: JobCard): number {
  return a.$createdAt < b.$createdAt ? 1 : a.$createdAt > b.$createdAt ? -1 : 0
}
