import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PRICES_CREDITS } from '#contract/prices.ts'
import { operationShortage } from '#web/data/credits/operation-shortage.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { createKeyedCall } from '#web/data/functions/create-keyed-call.ts'
import { isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { refusalWords } from '#web/data/functions/refusal-words.ts'
import { refreshJobs } from '#web/data/jobs/refresh-jobs.ts'
import { showToast } from '#web/ui/toast.ts'
import type { UpscaleOption } from './film-options.ts'
import type { PlayedVideo } from './played-video.ts'
import { restoreRequest, upscaleRequest } from './video-requests.ts'

/**
 * Makes a film larger, or frees it of its faults; the credits come back when that cannot be started, and who has too few is
 * led to the prices.
 */
export function useVideoOperations(video: PlayedVideo) {
  const { toPrices } = useWayToCredits()
  const queryClient = useQueryClient()
  const [callOnce] = useState(createKeyedCall)
  // A film of no chat gets one of its own, the same for every press.
  const [ownChatId] = useState(() => crypto.randomUUID())
  const { chatId = ownChatId } = video

  const upscale = async (option: UpscaleOption): Promise<void> => {
    const request = upscaleRequest(video, chatId, option)
    const what = `upscale ${option.resolution} ${video.url}`
    try {
      await spendCredits(option.creditCost, (quoted) => callOnce(what, 'video-generation-service', request, quoted))
    } catch (error) {
      if (isInsufficientCredits(error)) toPrices()
      throw error
    }
    refreshJobs(queryClient)
  }

  const restore = async (): Promise<void> => {
    try {
      const request = restoreRequest(video, chatId)
      await spendCredits(PRICES_CREDITS.videoRestoration, (quoted) =>
        callOnce(`restore ${video.url}`, 'video-generation-service', request, quoted),
      )
      refreshJobs(queryClient)
      const text = 'Your video is being restored to improve quality.'
      showToast({ kind: 'success', title: 'Video restoration started', text })
    } catch (error) {
      console.error('The restoration could not be started.', error)
      if (isInsufficientCredits(error)) {
        showToast({ kind: 'error', ...operationShortage })
        toPrices()
      } else {
        const text = refusalWords(error) ?? "We couldn't start the restoration. Please try again."
        showToast({ kind: 'error', title: 'Restoration failed', text })
      }
    }
  }
  return { upscale, restore }
}
