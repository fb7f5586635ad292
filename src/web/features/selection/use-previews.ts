import { useEffect, useEffectEvent, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { LIMITS } from '#contract/limits.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { jobEnd } from '#web/data/jobs/job-end.ts'
import { useLookAtJobs } from '#web/data/jobs/looked-at-jobs.ts'
import { keepLocalPreview } from '#web/data/previews/local-previews.ts'
import { type PreviewOutcome, pollPreview } from './poll-preview.ts'

/** How these preview jobs ended, by id; asks for each until it has, and stops when the dialog closes. */
export function usePreviews(
  previews: readonly JobCard[],
  onEnd: (preview: JobCard, outcome: PreviewOutcome) => void,
): ReadonlyMap<string, PreviewOutcome> {
  const ids = previews.map(({ jobId }) => jobId)
  useLookAtJobs(ids)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, PreviewOutcome>>(new Map())
  const unfinished = () => previews.filter(({ jobId }) => !outcomes.has(jobId))
  const listUnfinished = useEffectEvent(unfinished)
  const take = useEffectEvent((preview: JobCard, outcome: PreviewOutcome) => {
    setOutcomes((before) => new Map(before).set(preview.jobId, outcome))
    if (outcome.status === 'ready') void keepLocalPreview(localRecord(preview, outcome))
    onEnd(preview, outcome)
  })

  const all = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is another reason to ask.
  useEffect(() => {
    const closing = new AbortController()
    for (const preview of listUnfinished()) {
      const { jobId } = preview
      const ask = () => callFunction('get-job-response', { jobId })
      pollPreview(ask, closing.signal, jobEnd(jobId, closing.signal))
        .then((outcome) => take(preview, outcome))
        .catch((error) => {
          if (!closing.signal.aborted) throw error
        })
    }
    return () => closing.abort()
  }, [all])

  return outcomes
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
