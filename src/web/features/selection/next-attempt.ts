import type { JobCard } from '#contract/entities/job.ts'
import { readLocalPreviews } from '#web/data/previews/local-previews.ts'

/** Attempts count for the first job, also when a regeneration is regenerated (product text §4). */
export function originalOf({ jobId, originalJobId }: Pick<JobCard, 'jobId' | 'originalJobId'>): string {
  return originalJobId || jobId
}

/** The number of the next regeneration as far as this page and this browser know, from 1 on; the server refuses a number twice. */
export async function nextAttempt(preview: JobCard): Promise<number> {
  const original = originalOf(preview)
  const known = Object.values(await readLocalPreviews()).filter((record) => originalOf(record) === original)
  return Math.max(preview.attempt, 0, ...known.map(({ attempt }) => attempt)) + 1
}
