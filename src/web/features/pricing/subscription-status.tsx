import type { ReactNode } from 'react'
import type { PlanState } from '#web/data/billing/plan-state.ts'
import { Button } from '#web/ui/button.tsx'
import { dayText } from './day-text.ts'
import type { BillingActions } from './use-billing-actions.ts'

/** What a subscriber has to know before anything else: that it ends, or that it could not be paid. */
export function SubscriptionStatus({ current, actions }: { current: PlanState; actions: BillingActions }) {
  const name = current.plan ? `Your ${current.plan.name} plan` : 'Your plan'
  const day = dayText(current.periodEnd)
  const graceDay = dayText(current.graceEnd)
  if (current.isEnding) {
    return (
      <Notice title="Subscription Status" current={current} actions={actions}>
        {day
          ? `${name} is canceled and ends on ${day}. You keep access until then.`
          : `${name} is canceled. The end date is unknown; you keep access until the paid period ends.`}
      </Notice>
    )
  }
  if (current.isUnpaid) {
    return (
      <Notice title="Your last payment did not go through" current={current} actions={actions}>
        {name} stays with you {graceDay ? `until ${graceDay}` : 'for a few days'}. Please check your card so that it goes on.
      </Notice>
    )
  }
  if (current.isMispaid) {
    return (
      <Notice title="Your last payment was not the price of your plan" current={current} actions={actions}>
        {name} was renewed or changed for less than it costs, so no credits came with that. What you had before stays with you,
        and we have been told. What was charged stands with your subscription.
      </Notice>
    )
  }
  return null
}

function Notice({
  title,
  current,
  actions,
  children,
}: {
  title: string
  current: PlanState
  actions: BillingActions
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby="subscription-status"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-edge bg-stage px-6 py-5"
    >
      <div className="max-w-3xl">
        <h2 id="subscription-status" className="font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-soft">{children}</p>
      </div>
      <Button
        kind="wing"
        isBusy={actions.busy === 'portal'}
        disabled={actions.busy !== undefined}
        onClick={() => actions.manage(current)}
      >
        Manage Subscription
      </Button>
    </section>
  )
}
