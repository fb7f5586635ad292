import { creditWords } from '#contract/count-words.ts'
import type { JobCard } from '#contract/entities/job.ts'
import type { JobStatus } from '#contract/job-constants.ts'
import { creditsFate } from '#web/data/jobs/credits-fate.ts'
import { jobTitle } from '#web/data/jobs/job-title.ts'
import { jobExplanation, jobTypeName } from '#web/data/jobs/job-words.ts'
import { queueWords } from '#web/data/jobs/queue-words.ts'
import { useJobProgress } from '#web/data/jobs/use-job-progress.ts'
import { useLiveJob } from '#web/data/jobs/use-live-job.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { PouredPicture } from '#web/ui/poured-picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useCardActions } from './use-card-actions.ts'

/** Product text §2, job dialogs. */
const STATUS_TEXTS: Record<JobStatus, string> = {
  RUNNING: 'Your job is currently processing...',
  QUEUED: 'Your job is queued and waiting to start...',
  SUCCESS: 'Job completed successfully',
  FAILED: 'Job failed',
}

interface JobStatusDialogProps {
  job: JobCard
  onClose(): void
  /** It has finished meanwhile, and somebody wants to see it. */
  onShow(job: JobCard): void
}

/** How a job is that has nothing to choose from; it follows the job while it is open. */
export function JobStatusDialog({ job: opened, onClose, onShow }: JobStatusDialogProps) {
  const job = useLiveJob(opened)
  const doing = useCardActions(job.userId)
  const fate = creditsFate(job)
  const explanation = jobExplanation(job.type)
  return (
    <Dialog isOpen onClose={onClose} title={`${jobTitle(job)}, ${jobTypeName(job.type)}`} hasCloseButton={false}>
      {explanation && <p className="mt-1.5 text-soft">{explanation}</p>}
      <JobStage job={job} />
      <p className="mt-5 font-semibold" aria-live="polite">
        {STATUS_TEXTS[job.status]}
      </p>
      {/* Outside of what is read out: a place in line changes all the time. */}
      {job.status === 'QUEUED' && <p className="mt-1.5 text-soft text-sm">{queueWords(job)}</p>}
      {job.status === 'FAILED' && <p className="mt-1.5 text-sm text-soft">{job.error}</p>}
      {fate && <p className="mt-1.5 text-good text-sm">{fate}</p>}
      <DialogActions>
        {(job.status === 'QUEUED' || job.status === 'RUNNING') && (
          <Button onClick={() => doing.cancel(job)}>Cancel generation</Button>
        )}
        <Button kind="wing" onClick={onClose}>
          Close
        </Button>
        {job.status === 'FAILED' && (
          <Button kind="primary" isBusy={doing.busy.has(job.$id)} onClick={() => doing.retry(job)}>
            {job.priceCredits > 0 ? `Try Again · ${creditWords(job.priceCredits)}` : 'Try Again'}
          </Button>
        )}
        {job.status === 'SUCCESS' && job.resultUrls.length > 0 && (
          <Button kind="primary" onClick={() => onShow(job)}>
            Look at it
          </Button>
        )}
      </DialogActions>
      {doing.confirmation && <ConfirmDialog confirmation={doing.confirmation} onClose={doing.close} />}
    </Dialog>
  )
}

function JobStage({ job }: { job: JobCard }) {
  const { percent, words } = useJobProgress(job)
  if (job.status === 'FAILED') return null
  return (
    <PouredPicture
      url={job.thumbnailUrls[0]}
      progress={percent / 100}
      isDim={job.status === 'QUEUED'}
      className="mt-5 aspect-square w-full rounded-card"
    >
      {job.status === 'RUNNING' && (
        <>
          <p className="mb-2.5 text-xs tabular-nums opacity-75">{words}</p>
          <ProgressBar value={percent} label="Progress of this generation" />
        </>
      )}
    </PouredPicture>
  )
}
