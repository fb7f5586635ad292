import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { fallbackCredits } from '#web/data/billing/fallback-credits.ts'
import { type PaymentReturn, syncPayment } from '#web/data/billing/sync-payment.ts'
import { credits } from '#web/data/credits/credits.ts'
import { subscriptionQuery } from '#web/data/session/subscription.ts'
import { showToast } from '#web/ui/toast.ts'

const SHOWN_KEY = 'payment-shown'

interface SyncResult {
  readonly added: number | undefined
  readonly returned?: PaymentReturn | undefined
  readonly hasFailed: boolean
}

/** Asks once for the true balance after a payment, and says what came of it. `added` is undefined until that is known. */
export function usePaymentSync(userId: string, query: URLSearchParams): SyncResult {
  const queryClient = useQueryClient()
  const [result, setResult] = useState<SyncResult>({ added: undefined, hasFailed: false })
  const sessionId = query.get('session_id') ?? undefined

  const sync = useEffectEvent(async (isStale: () => boolean) => {
    const synced = await syncPayment(sessionId)
    void queryClient.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey })
    if (isStale()) return
    if (!synced.isDone) {
      credits.getState().add(fallbackCredits(query) ?? 0)
      setResult({ added: undefined, hasFailed: true })
      showToast({
        kind: 'error',
        title: 'Credits Update Failed',
        text: 'There was an issue updating your credits. Please contact support if the problem persists.',
      })
      return
    }
    setResult({ added: synced.added, returned: synced.returned, hasFailed: false })
    announce(synced.added, sessionId)
  })

  useEffect(() => {
    if (!userId) return
    let isStale = false
    void sync(() => isStale)
    return () => {
      isStale = true
    }
  }, [userId])

  return result
}

/** A reload adds nothing, so it does not say so again. */
function announce(added: number, sessionId = ''): void {
  const isNew = added > 0 && sessionStorage.getItem(SHOWN_KEY) !== sessionId
  if (added > 0) sessionStorage.setItem(SHOWN_KEY, sessionId)
  if (!isNew) showToast({ kind: 'success', title: 'Credits Updated' })
  else {
    const text = `${added.toLocaleString('en-US')} credits were added to your account.`
    showToast({ kind: 'success', title: 'Credits Added', text })
  }
}
