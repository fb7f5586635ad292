import { replaceEqualDeep } from '@tanstack/react-query'
import type { JobList } from './job-list.ts'

/**
 * The newer list with the objects of the older one where nothing changed, so that only what did is drawn again. Only jobs that
 * came anew are compared: to compare all that are loaded would cost more with each page of them.
 */
export function shareJobs(before: JobList | undefined, after: JobList): JobList {
  if (!before) return after
  const known = new Map(before.jobs.map((job) => [job.$id, job]))
  const jobs = after.jobs.map((job) => {
    const old = known.get(job.$id)
    return old && old !== job ? replaceEqualDeep(old, job) : job
  })
  const isSame =
    jobs.length === before.jobs.length &&
    after.total === before.total &&
    after.hasMoreThanTotal === before.hasMoreThanTotal &&
    after.hasNextPage === before.hasNextPage &&
    jobs.every((job, index) => job === before.jobs[index])
  return isSame ? before : { ...after, jobs }
}
