import type { JobCard } from '#contract/entities/job.ts'
import { jobLabel } from '#web/data/jobs/job-words.ts'
import { queueWords } from '#web/data/jobs/queue-words.ts'
import { useJobProgress } from '#web/data/jobs/use-job-progress.ts'
import { useJobPicture } from '#web/data/sketch/use-job-picture.ts'
import { PouredPicture } from '#web/ui/poured-picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { jobName } from './job-name.ts'
import { frameStyle, ratioOf } from './result-frame.ts'

/** What is waiting or being made, with the way to stop it. */
export function WorkInProgress({ job, onCancel, isCancelling }: { job: JobCard; onCancel(): void; isCancelling: boolean }) {
  const { percent, words } = useJobProgress(job)
  const isQueued = job.status === 'QUEUED'
  return (
    <PouredPicture
      url={useJobPicture(job)}
      progress={percent / 100}
      isDim={isQueued}
      className="rounded-card"
      style={frameStyle(ratioOf(job))}
    >
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 font-semibold">
          {jobName(job)}: {jobLabel(job)}
        </p>
        <button
          type="button"
          disabled={isCancelling}
          onClick={onCancel}
          className="touch -my-2 -mr-3 h-10 shrink-0 rounded-control px-3 font-medium text-sm transition duration-120 hover:bg-drawing-ink/10 disabled:opacity-60"
        >
          {isCancelling ? 'Cancelling' : 'Cancel'}
        </button>
      </div>
      <p className="mt-0.5 min-h-5 truncate text-sm tabular-nums opacity-75">{isQueued ? queueWords(job) : words}</p>
      <ProgressBar value={percent} label={`${jobName(job)}: ${jobLabel(job)}`} className="mt-3" />
    </PouredPicture>
  )
}
