import { useEffect, useState } from 'react'
import { callFunction } from '#web/data/functions/call-function.ts'
import { type PreviewOutcome, pollPreview } from './poll-preview.ts'

/** The pictures of a preview job; polls until they are there, and stops when the dialog closes. */
export function usePreview(jobId: string): PreviewOutcome | { status: 'waiting' } {
  const [outcome, setOutcome] = useState<{ jobId: string; value: PreviewOutcome }>()

  useEffect(() => {
    const closing = new AbortController()
    pollPreview(() => callFunction('get-job-response', { jobId }), closing.signal)
      .then((value) => setOutcome({ jobId, value }))
      .catch((error) => {
        if (!closing.signal.aborted) throw error
      })
    return () => closing.abort()
  }, [jobId])

  return outcome?.jobId === jobId ? outcome.value : { status: 'waiting' }
}
