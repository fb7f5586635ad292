import type { JobCard } from '#contract/entities/job.ts'

/** One page of the library as the server lists it. */
export interface JobPage {
  readonly data: readonly JobCard[]
  readonly total: number
  readonly hasNextPage: boolean
}

/** Puts newer revisions of known jobs into the pages; older ones are ignored. The same pages come back when nothing changed. */
export function applyJobs<Page extends JobPage>(pages: readonly Page[], fresh: readonly JobCard[]): readonly Page[] {
  const freshById = new Map(fresh.map((job) => [job.$id, job]))
  let isChanged = false
  const next = pages.map((page) => ({
    ...page,
    data: page.data.map((job) => {
      const newer = freshById.get(job.$id)
      if (!newer || newer.revision <= job.revision) return job
      isChanged = true
      return newer
    }),
  }))
  return isChanged ? next : pages
}

/** Whether a job that the list has not seen has started since: the list then begins anew. */
export function hasUnknownJob(pages: readonly JobPage[], fresh: readonly JobCard[]): boolean {
  const known = new Set(pages.flatMap(({ data }) => data.map(({ $id }) => $id)))
  const newestKnown = pages[0]?.data[0]?.$createdAt ?? ''
  return fresh.some(({ $id, $createdAt }) => !known.has($id) && $createdAt > newestKnown)
}
