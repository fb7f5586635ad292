import type { JobCard } from '#contract/entities/job.ts'

/** The jobs that were unfinished before and are finished now. Those seen for the first time are not news. */
export function finishedSince(before: readonly JobCard[] | undefined, now: readonly JobCard[]): readonly JobCard[] {
  const unfinished = new Set(before?.filter(isUnfinished).map(({ $id }) => $id))
  return now.filter((job) => unfinished.has(job.$id) && !isUnfinished(job))
}

export function isUnfinished({ status }: Pick<JobCard, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING'
}
