import { useRef, useState } from 'react'
import { CONFIRM_FROM_CREDITS } from '#contract/prices.ts'
import { operationShortage } from '#web/data/credits/operation-shortage.ts'
import { isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { lostAnswer } from '#web/data/functions/lost-answer.ts'
import { showToast } from '#web/ui/toast.ts'
import type { UpscaleOption } from './film-options.ts'

/** Starts an upscale and says how that went; from 300 credits on it asks first. */
export function useUpscale(onUpscale: ((option: UpscaleOption) => Promise<void>) | undefined) {
  const [toConfirm, setToConfirm] = useState<UpscaleOption>()
  const isStarting = useRef(false)

  const start = async (option: UpscaleOption) => {
    if (!onUpscale) return showToast({ kind: 'error', title: 'Upscale not configured' })
    if (isStarting.current) return
    isStarting.current = true
    try {
      await onUpscale(option)
      const text = `The video in ${option.resolution} will be among your generations shortly.`
      showToast({ kind: 'success', title: 'Upscale started', text })
    } catch (error) {
      console.error('The upscale could not be started.', error)
      if (isInsufficientCredits(error)) showToast({ kind: 'error', ...operationShortage })
      else {
        const text = lostAnswer(error) ?? `${reasonOf(error)} Your credits are back.`
        showToast({ kind: 'error', title: 'Upscale failed', text })
      }
    } finally {
      isStarting.current = false
    }
  }
  const choose = (option: UpscaleOption) => {
    if (onUpscale && option.creditCost >= CONFIRM_FROM_CREDITS) setToConfirm(option)
    else void start(option)
  }
  const dismiss = () => setToConfirm(undefined)
  const confirm = () => {
    dismiss()
    if (toConfirm) void start(toConfirm)
  }
  return { toConfirm, choose, confirm, dismiss }
}

/** What the server refused, as a sentence; what broke on the way says nothing to anybody. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message.trim() : ''
  if (!reason || /^(?:Backend API error|Function execution failed)/.test(reason)) return 'Please try again.'
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}
