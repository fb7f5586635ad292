import type { Transaction } from 'kysely'
import { PLANS } from '#contract/plans.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { BillingParts } from './billing-parts.ts'
import { findOrder } from './orders.store.ts'
import { type PaymentRow, paymentsOfSubscription } from './payments.store.ts'
import { type PaidPeriod, type PlanMonth, planMonths } from './plan-months.ts'
import { planOf } from './products.ts'
import { reversedShare, reversePayment } from './reverse-payment.ts'
import {
  findSubscriptionRow,
  type GrantedMonth,
  listGrantedMonths,
  listPaidPeriods,
  storeNextMonth,
  writeGrantedMonth,
} from './subscriptions.store.ts'

/** A payment may be written down a little before the period it is for. */
const PAYMENT_LEAD_MS = 10 * 60_000

/**
 * Brings what was granted for a subscription to what its paid periods are worth by now, and takes back what refunds ask for.
 * May be repeated at any time. Hold the user's turn.
 */
export async function settleSubscription(
  parts: Pick<BillingParts, 'credits' | 'clock'>,
  transaction: Transaction<Tables>,
  subscriptionId: string,
): Promise<void> {
  const subscription = await findSubscriptionRow(transaction, subscriptionId)
  if (!subscription) return
  const periods = await listPaidPeriods(transaction, subscriptionId)
  const payments = (await paymentsOfSubscription(transaction, subscriptionId)).flatMap((payment) => {
    const period = periodOf(payment, periods)
    return period ? [{ payment, periodStart: period.startsAt.getTime() }] : []
  })
  // Who cancels for the end of a period has all of it.
  const endedAt = subscription.is_cancelled_at_period_end ? undefined : (subscription.ended_at ?? undefined)
  const orderedPlan = await planOrdered(transaction, subscription.order_id)
  const { months, nextMonthAt } = planMonths(periods, { now: parts.clock.now(), endedAt, orderedPlan })
  const unpaid = await periodsGivenBack(transaction, payments)
  const granted = await listGrantedMonths(transaction, subscriptionId)
  for (const { month, creditsMissing, grantedCredits } of missingCredits(months, granted, unpaid)) {
    await parts.credits.grant(transaction, {
      userId: subscription.user_id,
      amountCredits: creditsMissing,
      reason: `${planName(month.planId)} plan, month from ${month.startsAt.toISOString().slice(0, 10)}`,
      reference: `plan/${subscriptionId}/${month.startsAt.toISOString()}/${month.periodStartsAt.getTime()}/${grantedCredits}`,
    })
    await writeGrantedMonth(transaction, subscriptionId, { ...month, grantedCredits })
  }
  await storeNextMonth(transaction, subscriptionId, nextMonthAt)
  const nowGranted = await listGrantedMonths(transaction, subscriptionId)
  for (const { payment, periodStart } of payments) {
    const inPeriod = payments.filter((other) => other.periodStart === periodStart)
    const paidCents = inPeriod.reduce((sum, other) => sum + other.payment.amount_cents, 0)
    const periodCredits = sumOf(nowGranted.filter((month) => month.periodStartsAt.getTime() === periodStart))
    const grantedCredits = paidCents > 0 ? Math.floor((periodCredits * payment.amount_cents) / paidCents) : 0
    const bought = `${planName(subscription.plan_id)} plan`
    await reversePayment(parts, transaction, { userId: subscription.user_id, payment, grantedCredits, bought })
  }
}

/**
 * What is still to be granted month by month. Words that come late can show that an earlier grant was too much; together no
 * more is granted than all months are worth.
 */
function missingCredits(months: readonly PlanMonth[], granted: readonly GrantedMonth[], unpaid: ReadonlySet<number>) {
  let roomCredits = months.reduce((sum, month) => sum + month.dueCredits, 0) - sumOf(granted)
  return months.flatMap((month) => {
    if (unpaid.has(month.periodStartsAt.getTime())) return []
    const before =
      granted.find(
        (one) =>
          one.startsAt.getTime() === month.startsAt.getTime() &&
          one.periodStartsAt.getTime() === month.periodStartsAt.getTime(),
      )?.grantedCredits ?? 0
    const creditsMissing = Math.min(month.dueCredits - before, roomCredits)
    if (creditsMissing <= 0) return []
    roomCredits -= creditsMissing
    return [{ month, creditsMissing, grantedCredits: before + creditsMissing }]
  })
}

/** Periods whose payments all went back: nothing more comes for them, unless a dispute is won. */
async function periodsGivenBack(
  transaction: Transaction<Tables>,
  payments: readonly { payment: PaymentRow; periodStart: number }[],
): Promise<Set<number>> {
  const givenBack = new Set(payments.map(({ periodStart }) => periodStart))
  for (const { payment, periodStart } of payments) {
    if ((await reversedShare(transaction, payment)) < 1) givenBack.delete(periodStart)
  }
  return givenBack
}

async function planOrdered(transaction: Transaction<Tables>, orderId: string) {
  const order = await findOrder(transaction, orderId)
  const plan = order && planOf({ name: order.product_name, isRecurring: order.is_recurring })
  return plan && { planId: plan.id, creditsPerMonth: plan.creditsPerMonth }
}

/** Nothing for a payment that is told before the period it is for. */
function periodOf(payment: PaymentRow, periods: readonly PaidPeriod[]): PaidPeriod | undefined {
  const paidAtMs = payment.paid_at?.getTime() ?? 0
  const inOrder = periods.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const begun = inOrder.findLast(({ startsAt }) => startsAt.getTime() <= paidAtMs + PAYMENT_LEAD_MS)
  if (!begun) return inOrder[0]
  return paidAtMs < begun.endsAt.getTime() ? begun : undefined
}

const sumOf = (months: readonly GrantedMonth[]) => months.reduce((sum, month) => sum + month.grantedCredits, 0)

export function planName(planId: string): string {
  return PLANS.find((plan) => plan.id === planId)?.name ?? planId
}
