import { useEffect, useEffectEvent, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { LIMITS } from '#contract/limits.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { jobEnd } from '#web/data/jobs/job-end.ts'
import { useLookAtJob } from '#web/data/jobs/looked-at-jobs.ts'
import { keepLocalPreview } from '#web/data/previews/local-previews.ts'
import { type PreviewOutcome, pollPreview } from './poll-preview.ts'

/** The pictures of a preview job as soon as they are there; asks until then, and stops when the dialog closes. */
export function usePreview(preview: JobCard): PreviewOutcome | { status: 'waiting' } {
  const { jobId } = preview
  useLookAtJob(jobId)
  const [outcome, setOutcome] = useState<{ jobId: string; value: PreviewOutcome }>()
  const take = useEffectEvent((value: PreviewOutcome) => {
    setOutcome({ jobId, value })
    if (value.status === 'ready') void keepLocalPreview(localRecord(preview, value))
  })

  useEffect(() => {
    const closing = new AbortController()
    const ask = () => callFunction('get-job-response', { jobId })
    pollPreview(ask, closing.signal, jobEnd(jobId, closing.signal))
      .then((value) => take(value))
      .catch((error) => {
        if (!closing.signal.aborted) throw error
      })
    return () => closing.abort()
  }, [jobId])

  return outcome?.jobId === jobId ? outcome.value : { status: 'waiting' }
}

/** What this browser remembers of finished previews (product text §3). They finished two hours before they expire. */
function localRecord(preview: JobCard, { pictureUrls, expiresAt }: Extract<PreviewOutcome, { status: 'ready' }>) {
  return {
    content: [...pictureUrls],
    type: preview.jobFunction,
    name: preview.characterName,
    style: preview.style,
    jobId: preview.jobId,
    originalJobId: preview.originalJobId,
    attempt: preview.attempt,
    timestamp: expiresAt ? Date.parse(expiresAt) - LIMITS.previewLifetimeMs : Date.now(),
  }
}
