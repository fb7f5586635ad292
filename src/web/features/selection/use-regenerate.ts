import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobCard } from '#contract/entities/job.ts'
import { checkCredits } from '#web/data/credits/check-credits.ts'
import { JobBlocked } from '#web/data/credits/job-blocked.ts'
import { priceChange } from '#web/data/credits/price-change.ts'
import { priceRose } from '#web/data/credits/price-rose.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { FunctionCallError, isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { useOpenPanel } from '#web/data/open-panel.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { showToast } from '#web/ui/toast.ts'
import { nextAttempt, originalOf } from './next-attempt.ts'
import { type Regeneration, startRegeneration } from './start-regeneration.ts'

/** Draws three new takes. `onStarted` gets the new job; a start that failed says so and leads back with `onFailed`. */
export function useRegenerate(
  preview: JobCard,
  { onStarted, onFailed }: { onStarted(preview: JobCard): void; onFailed(): void },
) {
  const navigate = useNavigate()
  const { toPrices } = useWayToCredits()
  const queryClient = useQueryClient()
  const [isPending, setIsPending] = useState(false)
  /** Sent and not answered yet. */
  const open = useRef<Regeneration>(undefined)

  const start = async () => {
    const details = { originalJobId: originalOf(preview) }
    const check = await checkCredits('create-preview', details)
    // A lost answer may have taken the last credits: the server knows, and answers the same job.
    if (check.outcome === 'unknown' || (check.outcome === 'short' && !open.current)) {
      showToast({ kind: 'error', title: check.title, text: check.text })
      if (check.outcome === 'short') toPrices()
      throw new JobBlocked()
    }
    const { priceCredits } = check
    const newPrice = priceRose(queryClient, { userId: preview.userId, job: 'create-preview', details, priceCredits })
    if (newPrice) {
      showToast({ kind: 'info', ...newPrice })
      return
    }
    open.current ??= { attempt: await nextAttempt(preview), key: crypto.randomUUID() }
    const regeneration = open.current
    const jobId = await spendCredits(priceCredits, (quoted) => startRegeneration(preview, regeneration, quoted))
    open.current = undefined
    const { job } = await callFunction('get-job-by-jobid', { jobId }).catch(() => ({ job: undefined }))
    void queryClient.invalidateQueries({ queryKey: queryKeys.user })
    if (job) onStarted(job)
    else {
      // Over which the panel would lie that this may stand in.
      useOpenPanel.getState().close()
      navigate('/generations')
    }
  }

  const run = async () => {
    if (isPending) return
    setIsPending(true)
    try {
      await start()
    } catch (error) {
      console.error('The previews could not be drawn again.', error)
      if (error instanceof JobBlocked) return
      if (error instanceof FunctionCallError && error.status >= 400 && error.status < 500) open.current = undefined
      const newPrice = priceChange(error)
      if (isInsufficientCredits(error)) {
        showToast({ kind: 'error', title: 'Insufficient Credits', text: SHORTAGE })
        toPrices()
      } else if (newPrice) {
        showToast({ kind: 'error', ...newPrice })
        void queryClient.invalidateQueries({ queryKey: queryKeys.user })
      } else {
        showToast({ kind: 'error', title: 'Error generating previews', text: 'Please try again later.' })
        onFailed()
      }
    } finally {
      setIsPending(false)
    }
  }
  return { run, isPending }
}

const SHORTAGE = "You don't have enough credits to generate previews for this style. Please top up your balance."
