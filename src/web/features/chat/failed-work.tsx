import { creditWords } from '#contract/count-words.ts'
import type { JobCard } from '#contract/entities/job.ts'
import { creditsFate } from '#web/data/jobs/credits-fate.ts'
import { jobLabel } from '#web/data/jobs/job-words.ts'
import { Button } from '#web/ui/button.tsx'
import CircleAlert from '~icons/lucide/circle-alert'
import RotateCcw from '~icons/lucide/rotate-ccw'
import Undo2 from '~icons/lucide/undo-2'

/** Why nothing came of it, what became of the credits, and the way to try again. */
export function FailedWork({ job, onRetry, isRetrying }: { job: JobCard; onRetry(): void; isRetrying: boolean }) {
  return (
    <div className="max-w-120 rounded-card border border-edge bg-stage p-5">
      <p className="flex items-center gap-2.5 font-semibold text-bad">
        <CircleAlert size={18} aria-hidden="true" />
        {jobLabel(job)}
      </p>
      <p className="mt-2 text-sm text-soft">{job.error}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {creditsFate(job) ? (
          <p className="flex items-center gap-2 text-good text-sm tabular-nums">
            <Undo2 size={16} aria-hidden="true" />
            {creditsFate(job)}
          </p>
        ) : (
          <span />
        )}
        <Button size="small" icon={<RotateCcw size={16} aria-hidden="true" />} isBusy={isRetrying} onClick={onRetry}>
          {job.priceCredits > 0 ? `Try Again · ${creditWords(job.priceCredits)}` : 'Try Again'}
        </Button>
      </div>
    </div>
  )
}
