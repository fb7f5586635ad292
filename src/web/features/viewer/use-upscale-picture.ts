import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PRICES_CREDITS } from '#contract/prices.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { createKeyedCall } from '#web/data/functions/create-keyed-call.ts'
import { isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { refreshJobs } from '#web/data/jobs/refresh-jobs.ts'
import { upscaleFailure } from '#web/data/upscale/upscale-failure.ts'
import { type UpscaleWish, upscaleRequest } from '#web/data/upscale/upscale-request.ts'
import { showToast } from '#web/ui/toast.ts'

/** Starts a larger version of a picture and says how that went. */
export function useUpscalePicture() {
  const { toPrices } = useWayToCredits()
  const queryClient = useQueryClient()
  const [callOnce] = useState(createKeyedCall)
  const [isPending, setIsPending] = useState(false)

  const run = async (wish: UpscaleWish) => {
    setIsPending(true)
    try {
      const request = upscaleRequest(wish)
      const what = `${wish.picture} ${wish.scale}`
      await spendCredits(PRICES_CREDITS.imageUpscale, (quoted) => callOnce(what, 'image-generation-upscaler', request, quoted))
      refreshJobs(queryClient)
      showToast({
        kind: 'success',
        title: 'Upscale started',
        text: 'The larger picture will be among your generations shortly.',
      })
    } catch (error) {
      console.error('The picture could not be upscaled.', error)
      showToast({ kind: 'error', ...upscaleFailure(error) })
      if (isInsufficientCredits(error)) toPrices()
    } finally {
      setIsPending(false)
    }
  }
  return { run, isPending }
}
