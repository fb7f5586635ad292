import type { JobCard } from '#contract/entities/job.ts'
import type { JobStatus, JobType } from '#contract/job-constants.ts'

/** The library as far as it is loaded, newest first. */
export interface JobList {
  readonly jobs: readonly JobCard[]
  /** How many there are altogether. */
  readonly total: number
  /** A search found more than `total`, which nobody has counted. */
  readonly hasMoreThanTotal?: true
  readonly hasNextPage: boolean
}

export interface JobListFilter {
  readonly status?: JobStatus
  readonly previewType?: JobType
  /** Words of the name or the description. */
  readonly search?: string
}

/** The loaded list with its newest page asked again. What has gone from that page goes; what lies behind it stays. */
export function refreshHead(known: JobList | undefined, head: JobList): JobList {
  const oldest = head.jobs.at(-1)
  if (!known || !oldest) return head
  const seen = new Map(known.jobs.map((job) => [job.$id, job]))
  // An answer that was long on its way may be older than what came by another one.
  const newest = head.jobs.map((job) => {
    const before = seen.get(job.$id)
    return before && before.revision > job.revision ? before : job
  })
  if (!head.hasNextPage) return { ...head, jobs: newest }
  const fresh = new Set(head.jobs.map(({ $id }) => $id))
  const meeting = known.jobs.findLastIndex(({ $id }) => fresh.has($id))
  // Nothing in common: between the two lies what nobody has loaded.
  if (meeting < 0) return head
  const behind = known.jobs.slice(meeting + 1).filter(({ $createdAt }) => $createdAt <= oldest.$createdAt)
  const jobs = [...newest, ...behind]
  // What is not counted does not tell whether something is missing.
  if (head.hasMoreThanTotal) return { ...head, jobs, hasNextPage: known.hasNextPage }
  // Something behind has gone elsewhere: only a new beginning counts right.
  if (jobs.length > head.total || (!known.hasNextPage && jobs.length < head.total)) return head
  return { jobs, total: head.total, hasNextPage: jobs.length < head.total }
}

/** The list with the page after its last job; what is known already is not repeated. */
export function appendPage(known: JobList, page: JobList): JobList {
  const ids = new Set(known.jobs.map(({ $id }) => $id))
  return { ...page, jobs: [...known.jobs, ...page.jobs.filter(({ $id }) => !ids.has($id))] }
}

/** The list without these; the same list when it holds none of them. */
export function withoutJobs(list: JobList, ids: ReadonlySet<string>): JobList {
  const jobs = list.jobs.filter(({ $id }) => !ids.has($id))
  const gone = list.jobs.length - jobs.length
  return gone === 0 ? list : { ...list, jobs, total: list.total - gone }
}
