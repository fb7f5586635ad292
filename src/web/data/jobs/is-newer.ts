import type { JobCard } from '#contract/entities/job.ts'

/** Whether a card says more than another of the same job: a change of the job, or how it stands in line by now. */
export function isNewer(card: JobCard, before: JobCard): boolean {
  if (card.revision !== before.revision) return card.revision > before.revision
  return (
    card.queuePlace !== before.queuePlace ||
    card.waitSeconds !== before.waitSeconds ||
    card.expectedSeconds !== before.expectedSeconds
  )
}
