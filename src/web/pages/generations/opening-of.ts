import type { JobCard } from '#contract/entities/job.ts'
import { readCardTexts } from '#web/data/jobs/card-texts.ts'

/** What a press on a job of the library opens; undefined: nothing. */
export type Opening = 'pictures' | 'film' | 'selection' | 'status' | undefined

export type OpenedJob = Pick<JobCard, 'type' | 'status' | 'resultUrls' | 'characterData' | 'resultData' | 'skipPreviewStep'>

/** Product text §4, "Card click behaviour". */
export function openingOf(job: OpenedJob): Opening {
  const isFinished = job.status === 'SUCCESS' && job.resultUrls.length > 0
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
      // While the character is still being made, the choice opens and says that there is one already (SP-24).
      if (isFinished && (job.skipPreviewStep || readCardTexts(job).hasCreated)) return 'pictures'
      return dialogOf(job)
  }
}

function unlessFailed(job: OpenedJob): Opening {
  return job.status === 'FAILED' ? undefined : 'status'
}

/** Only from takes can be chosen, and a failed preview has none. */
function dialogOf({ skipPreviewStep, status }: OpenedJob): Opening {
  return skipPreviewStep || status === 'FAILED' ? 'status' : 'selection'
}
