import type { JobCard } from '#contract/entities/job.ts'
import { readCardTexts } from '#web/data/jobs/card-texts.ts'

/** What a press on a job of the library opens; undefined: nothing. */
export type Opening = 'pictures' | 'film' | 'selection' | 'status' | undefined

export type OpenedJob = Pick<
  JobCard,
  'type' | 'status' | 'resultUrls' | 'characterData' | 'resultData' | 'skipPreviewStep' | 'hasExistingCreateJob'
>

export function openingOf(job: OpenedJob): Opening {
  const isFinished = hasResult(job)
  switch (job.type) {
    case 'dress-up':
    case 'merge-generation':
      return isFinished ? 'pictures' : unlessFailed(job)
    case 'video-generation':
      return isFinished ? 'film' : unlessFailed(job)
    case 'create-chat-tools-response':
    case 'create-system-message':
      return isFinished ? 'pictures' : undefined
    default:
      if (isFinished && (job.skipPreviewStep || job.hasExistingCreateJob)) return 'pictures'
      return dialogOf(job)
  }
}

/**
 * What a press on a job in the making opens. Here a failed one can be looked at, too, and a preview leads to its choice while
 * its character is being made: the choice says that there is one already.
 */
export function openingInTheMaking(job: OpenedJob): NonNullable<Opening> {
  const isBeingMade = hasResult(job) && job.hasExistingCreateJob && !readCardTexts(job).hasCreated
  return (isBeingMade ? dialogOf(job) : openingOf(job)) ?? 'status'
}

function hasResult({ status, resultUrls }: OpenedJob): boolean {
  return status === 'SUCCESS' && resultUrls.length > 0
}

function unlessFailed(job: OpenedJob): Opening {
  return job.status === 'FAILED' ? undefined : 'status'
}

/** Only from takes can be chosen, and a failed preview has none. */
function dialogOf({ skipPreviewStep, status }: OpenedJob): Opening {
  return skipPreviewStep || status === 'FAILED' ? 'status' : 'selection'
}
