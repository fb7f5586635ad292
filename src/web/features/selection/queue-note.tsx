import type { JobCard } from '#contract/entities/job.ts'
import { queueWords } from '#web/data/jobs/queue-words.ts'
import { useLiveJob } from '#web/data/jobs/use-live-job.ts'

/** Where previews stand in line that have not begun. */
export function QueueNote({ preview }: { preview: JobCard }) {
  const job = useLiveJob(preview)
  return job.status === 'QUEUED' ? <p className="mt-2 text-sm text-soft tabular-nums">{queueWords(job)}</p> : null
}
