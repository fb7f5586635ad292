import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/entities/product.ts'
import { askForPaymentLink, askForPortalLink } from '#web/data/billing/ask-for-link.ts'
import { changePlan } from '#web/data/billing/change-plan.ts'
import type { PlanState } from '#web/data/billing/plan-state.ts'
import { credits } from '#web/data/credits/credits.ts'
import { leavePage } from '#web/data/leave-page.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { useSignedInAction } from '#web/data/sign-in/use-signed-in-action.ts'
import { showToast } from '#web/ui/toast.ts'

export interface BillingActions {
  /** What is under way: a `product_id`, or `portal`. Nothing else can be started meanwhile. */
  readonly busy: string | undefined
  /** What takes the place of the page until it is put away. */
  readonly failure: string | undefined
  putAwayFailure(): void
  /** Leads to where the product is paid; a guest signs in first. */
  buy(product: Product | undefined): void
  /** Never charges more at once than was shown. */
  change(current: PlanState | undefined, product: Product | undefined, shownCents: number | undefined): void
  /** Why the last change was not made, for beside its button. */
  readonly refusedChange: RefusedChange | undefined
  /** Opens the portal in a new tab. */
  manage(current: PlanState | undefined): void
  /** The same portal, for what was paid: also for whoever has no plan. */
  showReceipts(): void
}

export interface RefusedChange {
  readonly productId: string
  readonly words: string
  readonly because: 'card' | 'amount'
}

const NOT_PROCESSED = 'Could not process this selection. Please try again'

/** Everything on the pricing page that has to do with money. */
export function useBillingActions(): BillingActions {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [refusedChange, setRefusedChange] = useState<RefusedChange>()
  // Two presses in one frame see the same state.
  const isBusy = useRef(false)

  const settle = () => {
    isBusy.current = false
    setBusy(undefined)
  }
  const begin = (what: string): boolean => {
    if (isBusy.current) return false
    isBusy.current = true
    setBusy(what)
    return true
  }
  const fail = (words: string) => {
    settle()
    setFailure(words)
  }

  // Whoever comes back with the Back button finds the page as it was left, in the middle of leaving.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isBusy.current = false
      setBusy(undefined)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const pay = async (product: Pick<Product, 'product_id' | 'is_recurring'>) => {
    if (!begin(product.product_id)) return
    const answer = await askForPaymentLink(product)
    if ('failure' in answer) fail(answer.failure)
    else leavePage.to(answer.link)
  }
  const paySignedIn = useSignedInAction({ kind: 'buy', path: '/pricing' }, (chosen) => {
    const product = readChoice(chosen)
    if (product) void pay(product)
  })

  const openPortal = async (onNone: () => void) => {
    if (!begin('portal')) return
    const tab = leavePage.newTab()
    const answer = await askForPortalLink()
    if ('link' in answer) {
      settle()
      tab.show(answer.link)
      return
    }
    tab.close()
    if (answer.code !== 'subscription.none') return fail(answer.failure)
    settle()
    onNone()
  }

  return {
    busy,
    failure,
    putAwayFailure: () => setFailure(undefined),
    buy(product) {
      if (product?.product_id) void paySignedIn(writeChoice(product))
      else fail(NOT_PROCESSED)
    },
    refusedChange,
    async change(current, product, shownCents) {
      if (!current) return showToast({ kind: 'error', title: 'No active subscription found to change' })
      if (!product?.product_id) return fail(NOT_PROCESSED)
      if (!begin(product.product_id)) return
      setRefusedChange(undefined)
      const { product_id: targetProductId } = product
      const change = await changePlan({ subscriptionId: current.subscriptionId, targetProductId, shownCents })
      settle()
      // What it costs now, for whoever presses again.
      void queryClient.invalidateQueries({
        queryKey: queryKeys.user,
        predicate: ({ queryKey }) => queryKey[2] === 'plan-change',
      })
      if (!change.isDone) {
        const { failure: words, because } = change
        if (because) setRefusedChange({ productId: targetProductId, words, because })
        else showToast({ kind: 'error', title: words })
        return
      }
      const title = 'Your subscription plan has been updated.'
      showToast({ kind: 'success', title, ...(change.message === title ? {} : { text: change.message }) })
      void credits.getState().sync()
      await queryClient.invalidateQueries({
        queryKey: queryKeys.user,
        predicate: ({ queryKey }) => queryKey[2] === 'subscription',
      })
    },
    async manage(current) {
      if (!current) return tellThereIsNone()
      await openPortal(tellThereIsNone)
    },
    showReceipts: () => void openPortal(tellNothingWasBought),
  }
}

function tellThereIsNone() {
  showToast({
    kind: 'error',
    title: 'No Active Subscription',
    text: 'You do not have an active subscription to manage',
  })
}

function tellNothingWasBought() {
  showToast({
    kind: 'info',
    title: 'No Receipts Yet',
    text: 'Whatever you buy here comes with a receipt and an invoice, and you find both here then.',
  })
}

/** What was chosen, as it waits for the sign-in. */
function writeChoice({ product_id, is_recurring }: Product): string {
  return JSON.stringify({ product_id, is_recurring })
}

function readChoice(text: string | undefined): Pick<Product, 'product_id' | 'is_recurring'> | undefined {
  try {
    const { product_id, is_recurring } = JSON.parse(text ?? '{}')
    return typeof product_id === 'string' ? { product_id, is_recurring: is_recurring === true } : undefined
  } catch {
    // Only what this page wrote waits here; anything else is nothing.
    return undefined
  }
}
