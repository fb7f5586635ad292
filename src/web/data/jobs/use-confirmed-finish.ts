import { useEffect, useEffectEvent, useRef } from 'react'
import { callFunction } from '../functions/call-function.ts'
import { wait } from '../wait.ts'
import { confirmCreation } from './confirm-creation.ts'

/**
 * Ends what started a job once: when the answered function is called (a button, or the time of the last step), or when the
 * server knows the job (product text §4), and then not before `leastMs` have passed.
 */
export function useConfirmedFinish(jobId: string | undefined, onFinish: () => void, leastMs = 0): () => void {
  const isFinished = useRef(false)
  const finish = () => {
    if (isFinished.current) return
    isFinished.current = true
    onFinish()
  }
  const finishWhenKnown = useEffectEvent(finish)

  useEffect(() => {
    if (!jobId) return
    const closing = new AbortController()
    const askStatus = async () => (await callFunction('get-job-status', { jobId })).status
    Promise.all([confirmCreation(askStatus, closing.signal), wait(leastMs, closing.signal)]).then(
      () => finishWhenKnown(),
      () => {}, // closed before the answer: nothing is left to confirm
    )
    return () => closing.abort()
  }, [jobId, leastMs])

  return finish
}
