import type { JobCard } from '#contract/entities/job.ts'
import { groupPreviews, isPreview, type PreviewGroup } from './preview-group.ts'

/** A card of the running-jobs list: the previews of one character together, everything else by itself. */
export type RunningEntry = { kind: 'group'; group: PreviewGroup } | { kind: 'job'; job: JobCard }

/** The cards of the running jobs, newest first. */
export function runningEntries(jobs: readonly JobCard[]): readonly RunningEntry[] {
  const groups = groupPreviews(jobs).map((group) => ({ kind: 'group', group }) as const)
  const others = jobs.filter((job) => !isPreview(job)).map((job) => ({ kind: 'job', job }) as const)
  return [...groups, ...others].toSorted((a, b) => (createdAt(a) < createdAt(b) ? 1 : -1))
}

function createdAt(entry: RunningEntry): string {
  return entry.kind === 'group' ? entry.group.createdAt : entry.job.$createdAt
}
