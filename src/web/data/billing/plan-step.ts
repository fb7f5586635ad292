import type { BillingInterval } from '#contract/entities/subscription.ts'
import type { PlanState } from './plan-state.ts'

export type PlanStep =
  | 'Subscribe Now'
  | 'Manage Subscription'
  | 'Switch to Monthly'
  | 'Switch to Yearly'
  | 'Upgrade Plan'
  | 'Downgrade Plan'

const AT_PERIOD_END = 'When your paid period ends. Nothing is charged now.'

/** What the button of a plan does for whoever has `current` (product text §2, Pricing page). */
export function planStep(offer: { tier: number; interval: BillingInterval }, current: PlanState | undefined): PlanStep {
  if (!current) return 'Subscribe Now'
  // A plan that is no longer sold cannot be compared: the portal knows what can be done with it.
  if (!current.plan) return 'Manage Subscription'
  if (offer.tier > current.plan.tier) return 'Upgrade Plan'
  if (offer.tier < current.plan.tier) return 'Downgrade Plan'
  if (offer.interval === current.interval) return 'Manage Subscription'
  return offer.interval === 'Year' ? 'Switch to Yearly' : 'Switch to Monthly'
}

/**
 * When a step takes effect, is charged and brings credits (OP-37, OP-38), in words for beside its button; nothing is to be said of
 * the others. A change takes a cancellation back, which nobody should find out afterwards.
 */
export function stepNote(
  step: PlanStep,
  {
    interval,
    current,
    creditsNow,
  }: { interval: BillingInterval; current: PlanState | undefined; creditsNow?: number | undefined },
): string | undefined {
  const endsYear = step === 'Upgrade Plan' && interval === 'Month' && current?.interval === 'Year'
  const when = endsYear ? AT_PERIOD_END : whenOf(step)
  if (!when) return undefined
  const isAtOnce = when !== AT_PERIOD_END
  const credits =
    isAtOnce &&
    creditsNow !== undefined &&
    creditsNow > 0 &&
    `About ${creditsNow.toLocaleString('en-US')} credits now, for the days left.`
  return [when, credits, current?.isEnding && 'Your plan then goes on.'].filter(Boolean).join(' ')
}

function whenOf(step: PlanStep): string | undefined {
  switch (step) {
    case 'Upgrade Plan':
    case 'Switch to Yearly':
      return 'At once. You pay only the difference.'
    case 'Downgrade Plan':
    case 'Switch to Monthly':
      return AT_PERIOD_END
    case 'Subscribe Now':
    case 'Manage Subscription':
      return undefined
    default:
      return step satisfies never
  }
}
