import type { BillingInterval } from '#contract/entities/subscription.ts'
import type { PLANS } from '#contract/plans.ts'
import type { PlanState } from './plan-state.ts'

/** Shown as "about", so single credits would promise too much. */
const STEP_CREDITS = 10

/**
 * About how many credits a change at once brings in that moment: within one interval the difference for the time that is left of
 * the running month, to a year its first month less what is left of the old one. Undefined where that cannot be told.
 */
export function upgradeCredits(
  offer: { plan: (typeof PLANS)[number]; interval: BillingInterval },
  { current, now }: { current: PlanState; now: Date },
): number | undefined {
  const { plan, periodEnd, interval } = current
  if (!plan || !periodEnd || periodEnd <= now) return undefined
  const left = monthLeft(periodEnd, now)
  const credits =
    interval === offer.interval
      ? (offer.plan.creditsPerMonth - plan.creditsPerMonth) * left
      : offer.plan.creditsPerMonth - plan.creditsPerMonth * left
  return Math.max(0, Math.round(credits / STEP_CREDITS) * STEP_CREDITS)
}

/** How much of the running month is left, 0 to 1; months are counted back from the end of the period. */
function monthLeft(periodEnd: Date, now: Date): number {
  let end = periodEnd
  for (let months = 1; months <= 12; months += 1) {
    const start = monthsBefore(periodEnd, months)
    if (start <= now) return (end.getTime() - now.getTime()) / (end.getTime() - start.getTime())
    end = start
  }
  return 1
}

function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return before
}
