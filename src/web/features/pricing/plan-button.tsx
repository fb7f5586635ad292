import type { Product } from '#contract/entities/product.ts'
import type { BillingInterval } from '#contract/entities/subscription.ts'
import { PLANS } from '#contract/plans.ts'
import { type PlanState, planOf } from '#web/data/billing/plan-state.ts'
import { planStep, stepNote } from '#web/data/billing/plan-step.ts'
import { upgradeCredits } from '#web/data/billing/upgrade-credits.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeAmount } from './change-amount.tsx'
import { dayText } from './day-text.ts'
import { RefusedChange } from './refused-change.tsx'
import type { BillingActions } from './use-billing-actions.ts'
import { useChangeAmount } from './use-change-amount.ts'

const TOP_TIER = Math.max(...PLANS.map((plan) => plan.tier))

/** What somebody can do with a plan, and beside it what that charges, when, and what it brings. */
export function PlanButton({
  plan,
  products,
  product,
  interval,
  current,
  actions,
}: {
  plan: (typeof PLANS)[number]
  products: readonly Product[]
  product: Product | undefined
  interval: BillingInterval
  current: PlanState | undefined
  actions: BillingActions
}) {
  const step = planStep({ tier: plan.tier, interval }, current)
  const isManaging = step === 'Manage Subscription'
  const isNext = current?.nextProductId !== undefined && product?.product_id === current.nextProductId
  const isChange = !isManaging && step !== 'Subscribe Now' && !isNext
  const amount = useChangeAmount(isChange ? current : undefined, product)
  const press = () => {
    if (isManaging) actions.manage(current)
    else if (step === 'Subscribe Now') actions.buy(product)
    else actions.change(current, product, amount.preview?.chargedNowCents)
  }
  const isPrimary = step === 'Upgrade Plan' || (step === 'Subscribe Now' && plan.tier === TOP_TIER)
  const note = isNext
    ? `Yours from ${dayText(current?.periodEnd) ?? 'the end of your period'} on.`
    : stepNote(step, {
        interval,
        current,
        creditsNow: current && upgradeCredits({ plan, interval }, { current, now: current.toldAt }),
      })
  return (
    <>
      <Button
        isWide
        kind={isPrimary ? 'primary' : isManaging ? 'wing' : 'quiet'}
        isBusy={actions.busy !== undefined && actions.busy === (isManaging ? 'portal' : product?.product_id)}
        disabled={actions.busy !== undefined || isNext || !amount.isKnown}
        aria-describedby={note || isChange ? `${plan.id}-amount ${plan.id}-note` : undefined}
        onClick={press}
      >
        {step}
      </Button>
      {isChange && <ChangeAmount id={`${plan.id}-amount`} amount={amount} />}
      {product && <RefusedChange productId={product.product_id} current={current} actions={actions} />}
      {note && (
        <p id={`${plan.id}-note`} className="mt-2.5 text-soft text-xs">
          {note}
        </p>
      )}
      {isManaging && current?.nextProductId && product && (
        <>
          <p id={`${plan.id}-next`} className="mt-2.5 text-soft text-xs">
            {nextWords(current, products)}
          </p>
          <Button
            isWide
            className="mt-2.5"
            isBusy={actions.busy === product.product_id}
            disabled={actions.busy !== undefined}
            aria-describedby={`${plan.id}-next`}
            onClick={() => actions.change(current, product, undefined)}
          >
            Keep {plan.name}
          </Button>
        </>
      )}
    </>
  )
}

/** What a plan becomes when its period ends. */
function nextWords({ nextProductId, periodEnd }: PlanState, products: readonly Product[]): string {
  const next = products.find(({ product_id: id }) => id === nextProductId)
  const often = next?.price_detail.payment_frequency_interval === 'Year' ? 'yearly' : 'monthly'
  const what = next ? `Becomes ${planOf(next.name)?.name ?? next.name}, paid ${often},` : 'Becomes another plan'
  return `${what} on ${dayText(periodEnd) ?? 'the last day of your period'}.`
}
