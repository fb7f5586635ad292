import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillingInterval } from '#contract/entities/subscription.ts'
import { PLANS } from '#contract/plans.ts'
import { planState, productOf } from '#web/data/billing/plan-state.ts'
import { productsQuery } from '#web/data/billing/products-query.ts'
import { useSession } from '#web/data/session/account.ts'
import { subscriptionQuery, unsoldQuery } from '#web/data/session/subscription.ts'
import { Footer } from '#web/features/footer/footer.tsx'
import { WayBackLink } from '#web/features/payment/way-back-link.tsx'
import { ClosingCall } from '#web/features/pricing/closing-call.tsx'
import { CreditPictures } from '#web/features/pricing/credit-pictures.tsx'
import { CreditPrices } from '#web/features/pricing/credit-prices.tsx'
import { HistoryLink } from '#web/features/pricing/history-link.tsx'
import { IntervalSwitch } from '#web/features/pricing/interval-switch.tsx'
import { PackCards } from '#web/features/pricing/pack-cards.tsx'
import { PlanCards } from '#web/features/pricing/plan-cards.tsx'
import { BillingFailure, NoPrices, PricesFailed, PricesLoading } from '#web/features/pricing/pricing-notices.tsx'
import { PricingQuestions } from '#web/features/pricing/pricing-questions.tsx'
import { ReceiptsLink } from '#web/features/pricing/receipts-link.tsx'
import { ReturnedPlan } from '#web/features/pricing/returned-plan.tsx'
import { SubscriptionStatus } from '#web/features/pricing/subscription-status.tsx'
import { UnsoldNotice } from '#web/features/pricing/unsold-notice.tsx'
import { useBillingActions } from '#web/features/pricing/use-billing-actions.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What things cost, what the plans hold, and where both are bought. */
export function PricingPage() {
  const { data: products = [], isPending, isError } = useQuery(productsQuery)
  const { isKnown, subscription, unsoldName } = useOwnSubscription()
  const actions = useBillingActions()
  const [chosen, setChosen] = useState<BillingInterval>()

  const current = planState(subscription, products)
  const interval = chosen ?? current?.interval ?? 'Month'
  const yearly = PLANS.map((plan) => productOf(plan, 'Year', products))

  if (actions.failure !== undefined) return <BillingFailure words={actions.failure} onBack={actions.putAwayFailure} />
  return (
    <>
      <main className="column pt-18 pb-28 small:pt-10 small:pb-18">
        <title>Pricing · Troupe</title>
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
          <div>
            <h1 className="display text-[3.5rem] leading-[1.05] small:text-[2.5rem]">Plans and credits</h1>
            <p className="mt-4 max-w-xl text-lg text-soft">
              Every price and every cost, on one page. Cancel whenever you like; access stays until the period ends.
            </p>
            <WayBackLink />
          </div>
          {isPending && <Skeleton className="h-12.5 w-55 rounded-card" />}
          {products.length > 0 && (
            <IntervalSwitch
              interval={interval}
              onChange={setChosen}
              yearlyDiscounts={yearly.map((product) => product?.price_detail.discount ?? 0)}
            />
          )}
        </div>
        {current && <SubscriptionStatus current={current} actions={actions} />}
        {current?.returnedPlanName && <ReturnedPlan name={current.returnedPlanName} keptName={current.plan?.name} />}
        {unsoldName && <UnsoldNotice name={unsoldName} />}
        <section aria-label="Plans" className="mt-10">
          {isPending && <PricesLoading />}
          {isError && <PricesFailed />}
          {!isPending && !isError && products.length === 0 && <NoPrices />}
          {products.length > 0 && (
            <PlanCards products={products} interval={interval} current={current} isKnown={isKnown} actions={actions} />
          )}
        </section>
        <section
          className="mt-28 grid grid-cols-[4fr_8fr] gap-14 small:mt-18 small:grid-cols-1 small:gap-6"
          aria-labelledby="prices"
        >
          <div>
            <h2 id="prices" className="display text-section small:text-[1.875rem]">
              What a credit buys
            </h2>
            <p className="mt-4 text-soft">
              The cost stands beside the button that spends it, and what a failed generation took comes back by itself.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <HistoryLink />
              <ReceiptsLink actions={actions} />
            </div>
            <CreditPictures />
          </div>
          <CreditPrices />
        </section>
        <PackCards products={products} actions={actions} />
        <PricingQuestions />
        <ClosingCall />
      </main>
      <Footer />
    </>
  )
}

/** The subscription of whoever is here, asked anew when they come back from the portal's tab. */
function useOwnSubscription(): {
  isKnown: boolean
  subscription: Parameters<typeof planState>[0]
  unsoldName?: string | null | undefined
} {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.account.id : ''
  const { data, isPending } = useQuery({
    ...subscriptionQuery(userId),
    enabled: userId !== '',
    refetchOnWindowFocus: 'always',
  })
  const { data: unsoldName } = useQuery(unsoldQuery(userId))
  if (session.status !== 'signed-in') return { isKnown: session.status !== 'loading', subscription: null }
  return { isKnown: !isPending, subscription: data, unsoldName }
}
