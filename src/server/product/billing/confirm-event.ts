import { type PaidSubscription, type Payment, type PaymentEvent, PaymentsError } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import { hasPaymentBetween } from './payments.store.ts'
import { type Products, planOf } from './products.ts'

/** What the provider says when it is asked whether a message is true. */
export type Confirmation =
  /** It is, with what the provider itself says of it. */
  | { readonly state: 'confirmed'; readonly event: PaymentEvent }
  | { readonly state: 'denied'; readonly reason: string }
  /** Not now: it cannot be asked, or knows less than the message yet. */
  | { readonly state: 'later'; readonly reason: string; readonly patience: Patience }

/** How long it is asked again: without end where nobody answers, for days while its books are behind, briefly where it knows nothing. */
export type Patience = 'unanswered' | 'behind' | 'unknown'

/** A payment may be written down a little before the period it is for. */
const PAYMENT_LEAD_MS = 10 * 60_000

/**
 * Asks the provider whether what a message says is true, where credits may follow from it. A signature alone makes no credits: a
 * key can be stolen, what stands in the provider's books cannot.
 */
export async function confirmEvent(parts: BillingParts & { products: Products }, event: PaymentEvent): Promise<Confirmation> {
  try {
    if (event.kind === 'payment') return await confirmPayment(parts, event)
    if (event.kind === 'subscription') return await confirmSubscription(parts, event)
    if (event.kind === 'dispute') return await confirmDispute(parts, event)
    return { state: 'confirmed', event }
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    return { state: 'later', reason: `the provider cannot be asked: ${error.message}`, patience: 'unanswered' }
  }
}

const denied = (reason: string): Confirmation => ({ state: 'denied', reason })
const later = (reason: string): Confirmation => ({ state: 'later', reason, patience: 'behind' })
/** A message may overtake what it tells of inside of the provider, so the first "not found" is not the last word. */
const unknown = (reason: string): Confirmation => ({ state: 'later', reason, patience: 'unknown' })
const isMoney = ({ status }: Payment) => status !== 'failed' && status !== 'processing'

async function confirmPayment(
  { payments }: BillingParts,
  event: Extract<PaymentEvent, { kind: 'payment' }>,
): Promise<Confirmation> {
  if (!isMoney(event.payment)) return { state: 'confirmed', event }
  const payment = await payments.findPayment(event.payment.paymentId)
  if (!payment) return unknown('the provider knows no such payment')
  // The message may have come before the provider's own books were closed.
  if (!isMoney(payment)) return later(`the provider says that the payment is ${payment.status}`)
  return { state: 'confirmed', event: { ...event, payment } }
}

/** One that was won gives back what was taken. */
async function confirmDispute(
  { payments }: BillingParts,
  event: Extract<PaymentEvent, { kind: 'dispute' }>,
): Promise<Confirmation> {
  if (event.state !== 'won') return { state: 'confirmed', event }
  const payment = await payments.findPayment(event.paymentId)
  return payment?.status === 'disputed'
    ? later('the provider says that the payment is disputed')
    : { state: 'confirmed', event }
}

async function confirmSubscription(
  parts: BillingParts & { products: Products },
  event: Extract<PaymentEvent, { kind: 'subscription' }>,
): Promise<Confirmation> {
  const claimed = event.subscription
  // Only a period that is called active brings credits.
  if (claimed.status !== 'active') return { state: 'confirmed', event }
  const known = await parts.payments.findSubscription(claimed.subscriptionId)
  if (!known) return unknown('the provider knows no such subscription')
  if (known.userId !== claimed.userId || known.customerId !== claimed.customerId) {
    return denied('the provider knows this subscription as one of somebody else')
  }
  const [claimedMs, knownMs] = [claimed.periodStart.getTime(), known.periodStart.getTime()]
  if (claimedMs > knownMs) return later('the provider says that this period has not begun')
  // The provider may hold a period that nobody has paid for.
  const isOfNow = claimedMs === knownMs && (known.status === 'active' || (await isPaidPeriod(parts, claimed)))
  const isCovered = isOfNow
    ? await isAsGood(parts, { known, claimed })
    : claimedMs < knownMs && (await isPaidPeriod(parts, claimed))
  return isCovered ? { state: 'confirmed', event } : later('the provider says nothing of this plan in this period')
}

/** The same plan, or one that has become better since, which the provider tells by itself. */
async function isAsGood(
  { products }: { products: Products },
  { known, claimed }: { known: PaidSubscription; claimed: PaidSubscription },
): Promise<boolean> {
  if (known.productId === claimed.productId)
    return known.priceCents >= claimed.priceCents && known.currency === claimed.currency
  const tierOf = async ({ productId }: PaidSubscription) => {
    const product = await products.find(productId).catch(() => undefined)
    return product && planOf(product)?.tier
  }
  const [knownTier, claimedTier] = [await tierOf(known), await tierOf(claimed)]
  return knownTier !== undefined && claimedTier !== undefined && claimedTier <= knownTier
}

/**
 * A period that is over is no more in the provider's word on its subscription, but its payment is in the provider's books. The
 * message of that payment may be late for days, so they are asked where ours know of none.
 */
async function isPaidPeriod(
  { database, payments }: BillingParts,
  { subscriptionId, periodStart, periodEnd }: PaidSubscription,
): Promise<boolean> {
  const since = new Date(periodStart.getTime() - PAYMENT_LEAD_MS)
  if (await hasPaymentBetween(database, { subscriptionId, since, before: periodEnd })) return true
  for await (const payment of payments.listPayments(since, { subscriptionId })) {
    if (payment.subscriptionId === subscriptionId && isMoney(payment) && payment.paidAt < periodEnd) return true
  }
  return false
}
