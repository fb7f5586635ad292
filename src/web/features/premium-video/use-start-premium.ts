import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PREMIUM_PRICES_CREDITS } from '#contract/prices.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { createKeyedCall, type OrderMemory } from '#web/data/functions/create-keyed-call.ts'
import { isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { refreshJobs } from '#web/data/jobs/refresh-jobs.ts'
import { addLandingJob } from '#web/data/premium-video/landing-jobs.ts'
import { TOO_FEW_CREDITS } from '#web/data/premium-video/use-premium-hold-up.ts'
import { product } from '#web/data/product.ts'
import { showToast } from '#web/ui/toast.ts'
import { type PremiumForm, type PremiumProblem, premiumProblem } from './premium-form.ts'
import { premiumRequest } from './premium-request.ts'

/** Starts a premium film; whatever fails says so, keeps the form and gives the credits back. */
export function useStartPremium(userId: string, orders: OrderMemory | undefined, onStarted: () => void) {
  const { toPrices } = useWayToCredits()
  const queryClient = useQueryClient()
  const [callOnce] = useState(() => createKeyedCall(orders))
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<PremiumProblem>()

  const queue = async (form: PremiumForm, quoted: Record<string, string>): Promise<string> => {
    const what = JSON.stringify([form.mode, form.prompt, form.quality, form.image?.name, form.image?.dataUrl.length])
    const request = premiumRequest(form)
    const reply: { success: boolean; jobId?: string; error?: string } = await callOnce(
      what,
      'video-generation-service',
      request,
      quoted,
    )
    if (!reply.success || !reply.jobId) throw new Error(reply.error || `Failed to queue ${product.premiumVideoName} generation`)
    return reply.jobId
  }

  const start = async (form: PremiumForm) => {
    const found = premiumProblem(form)
    setProblem(found)
    if (found || !form.quality) return
    const access = await callFunction('get-feature-access', { feature: 'video-generation-sora' }).catch(() => undefined)
    if (!access?.allowed) return refuse(access?.reason)
    const creditCost = PREMIUM_PRICES_CREDITS[form.quality]
    const jobId = await spendCredits(creditCost, (quoted) => queue(form, quoted))
    addLandingJob(userId, {
      id: jobId,
      status: 'queued',
      prompt: form.prompt.trim(),
      createdAt: new Date().toISOString(),
      metadata: { qualityMode: form.quality, creditCost },
    })
    refreshJobs(queryClient)
    showToast({
      kind: 'success',
      title: 'Your video is being made',
      text: 'It will be in the drawer and among your generations.',
    })
    onStarted()
  }
  const getCredits = { label: 'Get Credits', onPress: toPrices }
  const refuse = (reason = '') => {
    const title = `You cannot start a ${product.premiumVideoName} generation right now.`
    showToast({ kind: 'error', title, text: reason, action: reason === TOO_FEW_CREDITS ? getCredits : undefined })
  }

  const run = async (form: PremiumForm) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await start(form)
    } catch (error) {
      console.error('The premium film could not be started.', error)
      const action = isInsufficientCredits(error) ? getCredits : undefined
      const title = `Unable to start ${product.premiumVideoName} generation`
      showToast({ kind: 'error', title, text: reasonOf(error), action })
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { run, isPending, problem, forgetProblem: () => setProblem(undefined) }
}

/** What was said, where something was said that helps; what broke on the way does not. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error && !/^(?:Backend API error|Function execution failed)/.test(error.message)
  return said ? error.message : 'An unexpected error occurred.'
}
