import { isPriceOf } from './is-price-of.ts'
import type { OrderRow } from './orders.store.ts'
import type { PaymentRow } from './payments.store.ts'
import type { PaidPeriod } from './plan-months.ts'

export interface Mispaid {
  readonly periodStart: number
  readonly what: string
}

/**
 * The payments of a plan that were not its price, each with what is wrong: the one it began with is the price that was ordered,
 * a tax on top of it allowed; what a renewed period was paid is at least what the subscription says a period costs. A change at
 * once is paid by the day, so what came with it or after it is not asked, and neither is a period that begins inside another one.
 */
export function mispaidPayments(
  payments: readonly { payment: PaymentRow; periodStart: number }[],
  { periods, order }: { periods: readonly PaidPeriod[]; order: OrderRow | undefined },
): ReadonlyMap<string, Mispaid> {
  const mispaid = new Map<string, Mispaid>()
  const [begin] = payments
  const first = begin?.payment
  if (first && order && (first.is_unsold || isOfOtherPrice(first, order))) {
    const what = `paid ${first.amount_cents} cents, ordered for ${order.amount_cents}`
    mispaid.set(first.id, { periodStart: begin.periodStart, what })
  }
  for (const period of periods.filter((one) => isRenewal(one, periods))) {
    const leastCents = leastPrice(period, periods)
    const changedAt = secondPlanFrom(period)
    const renewal = payments.filter(
      ({ payment, periodStart }) => periodStart === period.startsAt.getTime() && (payment.paid_at?.getTime() ?? 0) < changedAt,
    )
    const paidCents = renewal.reduce((sum, { payment }) => sum + (payment.is_unsold ? 0 : payment.amount_cents), 0)
    if (paidCents >= leastCents) continue
    const what = `renewed for ${paidCents} cents, agreed were ${leastCents}`
    for (const { payment, periodStart } of renewal) mispaid.set(payment.id, { periodStart, what })
  }
  return mispaid
}

const isOfOtherPrice = (payment: PaymentRow, order: OrderRow) =>
  payment.checkout_id !== null && payment.checkout_id === order.checkout_id && !isPriceOf(order, payment.amount_cents)

/** A period that follows another one; a switch of interval begins inside one. */
function isRenewal(period: PaidPeriod, periods: readonly PaidPeriod[]): boolean {
  const earlier = periods.filter(({ startsAt }) => startsAt < period.startsAt)
  return earlier.length > 0 && earlier.every(({ endsAt }) => endsAt <= period.startsAt)
}

/** The least that a period of this length was to cost so far; nothing where that was not told. */
function leastPrice({ interval }: PaidPeriod, periods: readonly PaidPeriod[]): number {
  const prices = periods
    .filter((one) => one.interval === interval)
    .flatMap(({ plans }) => plans.flatMap(({ priceCents }) => priceCents ?? []))
  return prices.length > 0 ? Math.min(...prices) : 0
}

/** When a period got another plan than it began with. */
function secondPlanFrom({ plans }: PaidPeriod): number {
  const [, second] = plans.map(({ fromAt }) => fromAt.getTime()).toSorted((one, other) => one - other)
  return second ?? Number.POSITIVE_INFINITY
}
