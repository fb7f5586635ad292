import { PLANS } from '#contract/plans.ts'
import { addMonths } from './add-months.ts'

/** A period of a subscription that was paid, with every plan it is known to have had. */
export interface PaidPeriod {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly interval: 'Month' | 'Year'
  readonly plans: readonly (KnownPlan & {
    readonly fromAt: Date
    /** What the whole period was to cost with it, where that was told. */
    readonly priceCents?: number | undefined
  })[]
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

/** A word on a plan that comes so soon after a month began is about how that month began. */
const BEGINNING_MS = 3_600_000
/** What any plan is worth at least, where it was not told how a month began. */
const LEAST_CREDITS_PER_MONTH = Math.min(...PLANS.map(({ creditsPerMonth }) => creditsPerMonth))

/**
 * The months that have begun by now, oldest first, and when the next one begins. Credits come every month, also where a year
 * was paid. A better plan is worth the difference at once for the time of its month that is paid, which is what is left of it,
 * and all of it from the next month on; nothing is less for a worse one. A period that begins inside a paid month (a switch of
 * interval) is paid less what was left of that month, so it brings that much less.
 */
export function planMonths(
  paidPeriods: readonly PaidPeriod[],
  { now, endedAt, orderedPlan }: { now: Date; endedAt?: Date | undefined; orderedPlan?: KnownPlan | undefined },
): { months: PlanMonth[]; nextMonthAt: Date | undefined } {
  const periods = paidPeriods.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const months: PlanMonth[] = []
  let nextMonthAt: Date | undefined
  let before: { startsAt: Date; endsAt: Date; credits: number } | undefined
  for (const [index, period] of periods.entries()) {
    const until = earliest(period.endsAt, periods[index + 1]?.startsAt, endedAt)
    const firstPlan = index === 0 ? orderedPlan : undefined
    for (const [place, month] of monthsOf(period).entries()) {
      // The first one was paid, whatever came after it.
      if (place > 0 && month.startsAt >= until) break
      if (place > 0 && month.startsAt > now) {
        nextMonthAt = month.startsAt
        break
      }
      const worth = worthOf(month, period.plans, firstPlan)
      const dueCredits = Math.max(0, worth.credits - leftOf(before, month.startsAt))
      months.push({ periodStartsAt: period.startsAt, startsAt: month.startsAt, planId: worth.planId, dueCredits })
      before = { ...month, credits: worth.creditsPerMonth }
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
 * What a month is worth with the plans it is known to have had, which only get better inside a period. While it is not told how
 * the month began, it is taken for as little as that can be: a word that comes late may add credits, and never shows that too
 * many were granted.
 */
function worthOf(
  month: { startsAt: Date; endsAt: Date },
  plans: PaidPeriod['plans'],
  firstPlan: KnownPlan | undefined,
): KnownPlan & { credits: number } {
  const begunUntil = month.startsAt.getTime() + BEGINNING_MS
  const known = plans.filter(({ fromAt }) => fromAt < month.endsAt)
  const byTime = known.toSorted((one, other) => one.fromAt.getTime() - other.fromAt.getTime())
  const begun = byTime.filter(({ fromAt }) => fromAt.getTime() <= begunUntil)
  const toldLater = byTime.slice(begun.length)
  const first = begun.length > 0 ? bestOf(begun) : (firstPlan ?? leastOf(plans))
  let best: KnownPlan = first
  let credits = first.creditsPerMonth
  for (const plan of toldLater) {
    if (plan.creditsPerMonth <= best.creditsPerMonth) continue
    const share = (month.endsAt.getTime() - plan.fromAt.getTime()) / (month.endsAt.getTime() - month.startsAt.getTime())
    credits += (plan.creditsPerMonth - best.creditsPerMonth) * share
    best = plan
  }
  // In favour of who has paid.
  return { planId: best.planId, creditsPerMonth: best.creditsPerMonth, credits: Math.ceil(credits) }
}

const bestOf = (plans: readonly KnownPlan[]): KnownPlan =>
  plans.reduce((best, plan) => (plan.creditsPerMonth > best.creditsPerMonth ? plan : best))

function leastOf(plans: PaidPeriod['plans']): KnownPlan {
  const { planId } = plans.reduce((least, plan) => (plan.creditsPerMonth < least.creditsPerMonth ? plan : least))
  return { planId, creditsPerMonth: LEAST_CREDITS_PER_MONTH }
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
