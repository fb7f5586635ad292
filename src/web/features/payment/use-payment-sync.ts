import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { creditWords } from '#contract/count-words.ts'
import { TIMING } from '#contract/timing.ts'
import { fallbackCredits } from '#web/data/billing/fallback-credits.ts'
import { type PaymentReturn, type PaymentState, syncPayment } from '#web/data/billing/sync-payment.ts'
import { credits } from '#web/data/credits/credits.ts'
import { subscriptionQuery } from '#web/data/session/subscription.ts'
import { showToast } from '#web/ui/toast.ts'

const SHOWN_KEY = 'payment-shown'
/** Who has just paid may be back before the payment is booked. */
const ASK_AGAIN_MS = 5_000
/** So often it is asked about quickly; after that as often as the balance is. */
const MOST_QUICKLY = 25

/** What is known of a payment: nothing yet, that it could not be asked, or what the server says. */
export type SyncResult =
  | { readonly state: 'asking' | 'failed' }
  | { readonly state: PaymentState; readonly added: number; readonly returned?: PaymentReturn | undefined }

/** Asks for the true balance after a payment, and says what came of it; again for a while, where none has arrived yet. */
export function usePaymentSync(userId: string, query: URLSearchParams): SyncResult {
  const queryClient = useQueryClient()
  const [result, setResult] = useState<SyncResult>({ state: 'asking' })
  const sessionId = query.get('session_id') ?? undefined

  /** Answers whether it is worth asking again. */
  const sync = useEffectEvent(async (isFirst: boolean, isStale: () => boolean): Promise<boolean> => {
    const synced = await syncPayment(sessionId)
    void queryClient.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey })
    if (isStale()) return false
    if (!synced.isDone) {
      if (isFirst) tellFailure(query)
      setResult((before) => (before.state === 'asking' ? { state: 'failed' } : before))
      return sessionId !== undefined
    }
    const { payment, added, returned } = synced
    setResult({ state: payment, added, returned })
    // Of a payment that is not there nothing good is told.
    const namesNone = sessionId === undefined && !query.has('credits')
    if (payment === 'arrived' || namesNone) announce(added, sessionId)
    return payment === 'open'
  })

  useEffect(() => {
    if (!userId) return
    let isStale = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (asked: number) => {
      const isWorthIt = await sync(asked === 1, () => isStale)
      const pauseMs = asked < MOST_QUICKLY ? ASK_AGAIN_MS : TIMING.creditSyncMs
      if (isWorthIt && !isStale) timer = setTimeout(() => void ask(asked + 1), pauseMs)
    }
    // What somebody else was told is not theirs.
    setResult({ state: 'asking' })
    void ask(1)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [userId])

  return result
}

function tellFailure(query: URLSearchParams): void {
  credits.getState().add(fallbackCredits(query) ?? 0)
  showToast({
    kind: 'error',
    title: 'Credits Update Failed',
    text: 'There was an issue updating your credits. Please contact support if the problem persists.',
  })
}

/** A reload adds nothing, so it does not say so again. */
function announce(added: number, sessionId = ''): void {
  const isNew = added > 0 && sessionStorage.getItem(SHOWN_KEY) !== sessionId
  if (added > 0) sessionStorage.setItem(SHOWN_KEY, sessionId)
  if (!isNew) showToast({ kind: 'success', title: 'Credits Updated' })
  else {
    const text = `${creditWords(added)} ${added === 1 ? 'was' : 'were'} added to your account.`
    showToast({ kind: 'success', title: 'Credits Added', text })
  }
}
