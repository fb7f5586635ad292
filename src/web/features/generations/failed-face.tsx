import { creditWords } from '#contract/count-words.ts'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { creditsFate } from '#web/data/jobs/credits-fate.ts'
import { jobTitle } from '#web/data/jobs/job-title.ts'
import { jobLabel } from '#web/data/jobs/job-words.ts'
import { Button } from '#web/ui/button.tsx'
import CircleAlert from '~icons/lucide/circle-alert'
import Undo2 from '~icons/lucide/undo-2'

interface FailedFaceProps {
  job: Job
  /** Undefined where a press on the card does nothing. */
  onOpen: (() => void) | undefined
  isRetrying: boolean
  onRetry(): void
}

/** Why it failed, what became of the credits, and what to do. */
export function FailedFace({ job, onOpen, isRetrying, onRetry }: FailedFaceProps) {
  const fate = creditsFate(job)
  const title = (
    <>
      <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
      {jobLabel(job)}
    </>
  )
  // In a small card one long word leaves no room beside it for the mark and the menu.
  const look = 'flex items-start gap-2.5 pr-11 text-left font-semibold text-bad small:flex-col small:gap-2 small:pr-0'
  return (
    <div className="relative flex size-full flex-col rounded-picture border border-edge bg-stage p-4 text-sm">
      {onOpen ? (
        // All of the card is pressed, and Try Again lies over it.
        <button
          type="button"
          onClick={onOpen}
          aria-label={`${jobTitle(job)}: ${jobLabel(job)}`}
          className={`${look} after:absolute after:inset-0 after:rounded-picture`}
        >
          {title}
        </button>
      ) : (
        <p className={look}>{title}</p>
      )}
      <p className="mt-2.5 line-clamp-3 text-soft">{job.error}</p>
      {fate && (
        <p className="mt-2.5 flex items-start gap-2 text-good">
          <Undo2 size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {fate}
        </p>
      )}
      <div className="relative mt-auto pt-2">
        <Button kind="wing" size="small" isWide isBusy={isRetrying} onClick={onRetry}>
          Try Again
        </Button>
        <p className="mt-1 text-center text-soft text-xs tabular-nums">
          {job.priceCredits > 0 ? `for ${creditWords(job.priceCredits)}` : 'at no cost'}
        </p>
      </div>
    </div>
  )
}
