import type { JobCard } from '#contract/entities/job.ts'
import { jobTypeName } from '#web/data/jobs/job-words.ts'

/** What a job is called in a chat, where it stands beside the tool that made it. */
export function jobName({ type }: Pick<JobCard, 'type'>): string {
  if (type === 'create-system-message') return 'Scene'
  if (type === 'merge-generation') return 'Blend'
  return jobTypeName(type)
}
