import type { ReactNode } from 'react'
import type { Product } from '#contract/entities/product.ts'
import type { BillingInterval } from '#contract/entities/subscription.ts'
import { PLANS } from '#contract/plans.ts'
import { type PlanState, productOf } from '#web/data/billing/plan-state.ts'
import { product as house } from '#web/data/product.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlanButton } from './plan-button.tsx'
import { Price } from './price.tsx'
import type { BillingActions } from './use-billing-actions.ts'

const number = (value: number) => value.toLocaleString('en-US')

interface PlanCardsProps {
  products: readonly Product[]
  interval: BillingInterval
  /** Undefined without a subscription. */
  current: PlanState | undefined
  /** Whether it is known who is here and what they have; no button promises anything before. */
  isKnown: boolean
  actions: BillingActions
}

/** The three plans side by side, row by row the same. */
export function PlanCards(props: PlanCardsProps) {
  return (
    <ul className="grid grid-cols-3 gap-6 max-[56.25rem]:grid-cols-1">
      {PLANS.map((plan) => (
        <PlanCard key={plan.id} plan={plan} {...props} />
      ))}
      <Card
        name="Enterprise"
        headline={<span className="display text-section">Custom</span>}
        note="For studios and teams"
        action={
          <a href={salesDraft()} className={buttonStyle({ isWide: true })}>
            Contact Sales
          </a>
        }
        rows={[
          ['Characters', 'As agreed'],
          ['Credits', 'As agreed'],
          ['Video generations', 'As agreed'],
        ]}
      />
    </ul>
  )
}

function PlanCard({ plan, products, interval, current, isKnown, actions }: PlanCardsProps & { plan: (typeof PLANS)[number] }) {
  const product = productOf(plan, interval, products)
  const isCurrent = current?.plan?.id === plan.id
  return (
    <Card
      name={plan.name}
      mark={isCurrent ? markOf(current.interval, interval) : undefined}
      headline={
        product ? (
          <>
            <Price product={product} />{' '}
            <span className="ml-1 text-soft text-sm">a {interval === 'Year' ? 'year' : 'month'}</span>
          </>
        ) : (
          <span className="text-lg text-soft">Not sold {interval === 'Year' ? 'yearly' : 'monthly'}</span>
        )
      }
      note={`${number(plan.creditsPerMonth)} credits every month`}
      action={
        isKnown ? (
          <PlanButton
            plan={plan}
            products={products}
            product={product}
            interval={interval}
            current={current}
            actions={actions}
          />
        ) : (
          <Skeleton className="h-11 rounded-control" />
        )
      }
      rows={[
        ['Characters', `up to ${number(plan.characters)}`],
        ['Credits', number(plan.creditsPerMonth)],
        ['Video generations', `up to ${number(plan.videos)}`],
      ]}
    />
  )
}

function Card({
  name,
  mark,
  headline,
  note,
  action,
  rows,
}: {
  name: string
  mark?: string | undefined
  headline: ReactNode
  note: string
  action: ReactNode
  rows: readonly (readonly [label: string, value: string])[]
}) {
  return (
    <li
      className={classNames(
        'row-span-4 grid grid-rows-subgrid gap-0 rounded-panel bg-stage p-7 small:p-6',
        // One below the other they are as wide as the page: what they hold comes beside what they cost.
        'min-[45rem]:max-[56.25rem]:grid-cols-2 min-[45rem]:max-[56.25rem]:row-span-3 min-[45rem]:max-[56.25rem]:gap-x-12',
        mark ? 'ring-2 ring-lit' : 'ring-1 ring-seam',
      )}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="display text-lg">{name}</h2>
        {mark && <span className="text-soft text-sm">{mark}</span>}
      </div>
      <div className="mt-5">
        <p>{headline}</p>
        <p className="mt-1 text-sm text-soft">{note}</p>
      </div>
      <div className="mt-6">{action}</div>
      <dl className="mt-6 text-sm min-[45rem]:max-[56.25rem]:col-start-2 min-[45rem]:max-[56.25rem]:row-span-3 min-[45rem]:max-[56.25rem]:row-start-1 min-[45rem]:max-[56.25rem]:mt-0 min-[45rem]:max-[56.25rem]:self-center">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-seam border-t py-3">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function markOf(paid: BillingInterval, shown: BillingInterval): string {
  if (paid === shown) return 'Your current plan'
  return paid === 'Year' ? 'Yours, paid yearly' : 'Yours, paid monthly'
}

/** An e-mail that only has to be finished. */
function salesDraft(): string {
  const subject = encodeURIComponent(`${house.name} Enterprise`)
  return `mailto:${house.salesEmail}?subject=${subject}`
}
