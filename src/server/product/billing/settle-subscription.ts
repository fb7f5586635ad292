import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { BillingParts } from './billing-parts.ts'
import { creditsOfPeriods } from './credits-of-periods.ts'
import { type Mispaid, mispaidPayments } from './mispaid-payments.ts'
import { mispaidRenewal } from './mispaid-renewal.ts'
import { findOrder, type OrderRow } from './orders.store.ts'
import { type PaymentRow, paymentsOfSubscription } from './payments.store.ts'
import { type PaidPeriod, type PlanMonth, planMonths } from './plan-months.ts'
import { planName } from './plan-name.ts'
import { planOf } from './products.ts'
import { reversedShare, reversePayments } from './reverse-payments.ts'
import {
  findSubscriptionRow,
  type GrantedMonth,
  listGrantedMonths,
  listPaidPeriods,
  storeSettled,
  storeUnsold,
  writeGrantedMonth,
} from './subscriptions.store.ts'
import { unsoldPlan } from './unsold-words.ts'

/** A payment may be written down a little before the period it is for. */
const PAYMENT_LEAD_MS = 10 * 60_000

/**
 * Brings what was granted for a subscription to what its paid periods are worth by now, and takes back what refunds ask for.
 * May be repeated at any time. Hold the user's turn. Answers the payments that were not its price, and what is wrong with each.
 */
export async function settleSubscription(
  parts: Pick<BillingParts, 'credits' | 'clock'>,
  transaction: Transaction<Tables>,
  subscriptionId: string,
): Promise<ReadonlyMap<string, Mispaid>> {
  const subscription = await findSubscriptionRow(transaction, subscriptionId)
  // Of a second plan, one that is nobody's and one that was never sold, the money goes back.
  if (!subscription || subscription.second_to !== null || subscription.is_of_nobody || subscription.is_unsold) return new Map()
  const periods = await listPaidPeriods(transaction, subscriptionId)
  const payments = (await paymentsOfSubscription(transaction, subscriptionId)).flatMap((payment) => {
    const period = periodOf(payment, periods)
    return period ? [{ payment, periodStart: period.startsAt.getTime() }] : []
  })
  // Who cancels for the end of a period has all of it.
  const endedAt = subscription.is_cancelled_at_period_end ? undefined : (subscription.ended_at ?? undefined)
  const order = await findOrder(transaction, subscription.order_id)
  const orderedPlan = planOrdered(order)
  const mispaid = mispaidPayments(payments, { periods, order })
  const { months, nextMonthAt } = planMonths(periods, { now: parts.clock.now(), endedAt, orderedPlan })
  const unpaid = await periodsGivenBack(transaction, payments, mispaid)
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
  const grantedByNow = await listGrantedMonths(transaction, subscriptionId)
  const grantedCredits = sumOf(grantedByNow)
  const newest = Math.max(...periods.map(({ startsAt }) => startsAt.getTime()))
  const isMispaid = [...mispaid.values()].some(({ periodStart }) => periodStart === newest)
  const mispaidSince = isMispaid ? (subscription.mispaid_since ?? parts.clock.now()) : undefined
  await storeSettled(transaction, subscriptionId, { nextMonthAt, mispaidSince })
  const first = Math.min(...periods.map(({ startsAt }) => startsAt.getTime()))
  for (const { periodStart } of mispaid.values()) {
    if (periodStart === first) {
      await storeUnsold(transaction, subscriptionId)
      await parts.credits.note(
        transaction,
        unsoldPlan({ subscriptionId, userId: subscription.user_id, planId: subscription.plan_id }),
      )
      continue
    }
    // What was granted before is taken back below, with the same words.
    const inPeriod = grantedByNow.filter(({ periodStartsAt }) => periodStartsAt.getTime() === periodStart)
    if (sumOf(inPeriod) > 0) continue
    await parts.credits.note(transaction, mispaidRenewal({ subscription, planId: subscription.plan_id, periodStart }))
  }
  const worth = creditsOfPeriods(months, { grantedCredits, givenBack: unpaid })
  const reversals = payments.map(({ payment, periodStart }) => {
    const inPeriod = payments.filter((other) => other.periodStart === periodStart).map((other) => other.payment)
    return {
      userId: subscription.user_id,
      payment,
      grantedCredits: shareOf(worth.get(periodStart) ?? 0, payment, inPeriod),
      bought: `${planName(subscription.plan_id)} plan`,
      isMispaid: mispaid.has(payment.id),
    }
  })
  await reversePayments(parts, transaction, reversals)
  return mispaid
}

/** The part of a period's credits that a payment answers for; together the payments of a period answer for all, to the credit. */
function shareOf(periodCredits: number, payment: PaymentRow, inPeriod: readonly PaymentRow[]): number {
  const paidCents = inPeriod.reduce((sum, other) => sum + other.amount_cents, 0)
  if (paidCents === 0) return 0
  const before = inPeriod.slice(0, inPeriod.indexOf(payment)).reduce((sum, other) => sum + other.amount_cents, 0)
  const upTo = (cents: number) => Math.floor((periodCredits * cents) / paidCents)
  return upTo(before + payment.amount_cents) - upTo(before)
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
  mispaid: ReadonlyMap<string, Mispaid>,
): Promise<Set<number>> {
  const givenBack = new Set(payments.map(({ periodStart }) => periodStart))
  for (const { payment, periodStart } of payments) {
    if (!mispaid.has(payment.id) && (await reversedShare(transaction, payment)) < 1) givenBack.delete(periodStart)
  }
  return givenBack
}

function planOrdered(order: OrderRow | undefined) {
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
