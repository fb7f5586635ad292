import { addMonths } from './add-months.ts'

/** A period of a subscription that was paid, with every plan it is known to have had. */
export interface PaidPeriod {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly interval: 'Month' | 'Year'
  readonly plans: readonly (KnownPlan & { readonly fromAt: Date })[]
}

interface KnownPlan {
  readonly planId: string
  readonly creditsPerMonth: number
}

/** A month of a paid period that has begun, and what it is worth in credits. */
export interface PlanMonth {
  readonly periodStartsAt: Date
  readonly startsAt: Date
  readonly planId: string
  readonly dueCredits: number
}

/**
 * The months that have begun by now, oldest first, and when the next one begins. Credits come every month, also where a year
 * was paid; a better plan is worth the difference for the month it comes in; nothing is less for a worse one. A period that
 * begins inside a paid month (a switch of interval) is paid less what was left of that month, so it brings that much less.
 */
export function planMonths(
  paidPeriods: readonly PaidPeriod[],
  { now, endedAt, orderedPlan }: { now: Date; endedAt?: Date | undefined; orderedPlan?: KnownPlan | undefined },
): { months: PlanMonth[]; nextMonthAt: Date | undefined } {
  const periods = paidPeriods.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const months: PlanMonth[] = []
  let nextMonthAt: Date | undefined
  let planBefore = orderedPlan
  let before: { startsAt: Date; endsAt: Date; credits: number } | undefined
  for (const [index, period] of periods.entries()) {
    const until = earliest(period.endsAt, periods[index + 1]?.startsAt, endedAt)
    for (const [place, month] of monthsOf(period).entries()) {
      // The first one was paid, whatever came after it.
      if (place > 0 && month.startsAt >= until) break
      if (place > 0 && month.startsAt > now) {
        nextMonthAt = month.startsAt
        break
      }
      const plan = planIn(period, month.endsAt, planBefore)
      if (!plan) break
      const dueCredits = Math.max(0, plan.creditsPerMonth - leftOf(before, month.startsAt))
      months.push({ periodStartsAt: period.startsAt, startsAt: month.startsAt, planId: plan.planId, dueCredits })
      before = { ...month, credits: plan.creditsPerMonth }
      planBefore = plan
    }
  }
  return { months, nextMonthAt }
}

function monthsOf({ startsAt, endsAt, interval }: PaidPeriod): { startsAt: Date; endsAt: Date }[] {
  if (interval === 'Month') return [{ startsAt, endsAt }]
  return Array.from({ length: 12 }, (_, month) => ({
    startsAt: addMonths(startsAt, month),
    endsAt: month === 11 ? endsAt : addMonths(startsAt, month + 1),
  }))
}

/**
 * The best plan by the end of a month. Where the first word on a period comes later than that, it is the lesser of the plan
 * from before and the one of that word: inside a period plans only get better.
 */
function planIn({ plans }: PaidPeriod, monthEndsAt: Date, planBefore: KnownPlan | undefined): KnownPlan | undefined {
  const known = plans.filter(({ fromAt }) => fromAt < monthEndsAt)
  if (known.length > 0) return known.reduce((best, plan) => (plan.creditsPerMonth > best.creditsPerMonth ? plan : best))
  const first = plans.toSorted((one, other) => one.fromAt.getTime() - other.fromAt.getTime())[0]
  return first && planBefore && planBefore.creditsPerMonth < first.creditsPerMonth ? planBefore : first
}

/** Credits of a month for the time that is left of it. */
function leftOf(month: { startsAt: Date; endsAt: Date; credits: number } | undefined, at: Date): number {
  if (!month || month.endsAt <= at) return 0
  const leftMs = month.endsAt.getTime() - at.getTime()
  const lengthMs = month.endsAt.getTime() - month.startsAt.getTime()
  return Math.round(month.credits * Math.min(1, leftMs / lengthMs))
}

function earliest(first: Date, ...others: readonly (Date | undefined)[]): Date {
  return others.reduce<Date>((least, date) => (date && date < least ? date : least), first)
}
