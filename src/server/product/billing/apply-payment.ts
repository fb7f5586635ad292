import type { Transaction } from 'kysely'
import { markPaid } from '../../core/accounts/users.store.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Payment } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import { hasLeft } from './departures.store.ts'
import { isPriceOf } from './is-price-of.ts'
import { findOrder, type OrderRow } from './orders.store.ts'
import {
  findPaymentRow,
  mergeDispute,
  mergePayment,
  mergeRefund,
  storePaymentOfNobody,
  storeUnsoldPayment,
  takeTurn,
} from './payments.store.ts'
import { settlePack } from './settle-pack.ts'
import { settleSubscription } from './settle-subscription.ts'
import { findSubscriptionRow, reopenReturn } from './subscriptions.store.ts'
import { unsoldPack } from './unsold-words.ts'

/** A hundred times what anything here costs. */
const MOST_CENTS = 100_000_000

/** What became of a word of the provider. Whatever is refused has given nothing. */
export type Outcome = { outcome: 'applied' } | { outcome: 'refused' | 'ignored'; reason: string }

export const refused = (reason: string): Outcome => ({ outcome: 'refused', reason })

/** Applies what is known about a payment: of ours, of this order, of its price, or nothing happens. */
export async function applyPayment(
  parts: Pick<BillingParts, 'credits' | 'clock'>,
  transaction: Transaction<Tables>,
  payment: Payment,
  toldAt: Date,
): Promise<Outcome> {
  const { userId, orderId } = payment
  if (payment.status === 'failed' || payment.status === 'processing') {
    return { outcome: 'ignored', reason: `the payment is ${payment.status}` }
  }
  if (!userId || !orderId) return refused('the payment names no order of ours')
  await takeTurn(transaction, { paymentId: payment.paymentId, userId })
  const order = await findOrder(transaction, orderId)
  if (order?.id !== orderId || order.user_id !== userId) return refused('the payment names an order that is not of this user')
  const mismatch = mismatchOf(payment, order) ?? (await foreignMatch(transaction, payment, userId))
  if (mismatch) return refused(mismatch)
  const { paymentId, subscriptionId } = payment
  const known = await findPaymentRow(transaction, paymentId)
  const isKnown = known?.paid_at != null
  const unsold = unsoldWords(payment, order)
  if (unsold && isKnown && !known.is_unsold && !order.is_recurring) return refused(unsold)
  await mergePayment(transaction, { ...payment, userId, orderId }, toldAt)
  // Whoever pays what they ordered has shown that they are somebody.
  if (!unsold && payment.amountCents > 0) await markPaid(transaction, userId)
  if (!isKnown) {
    await noteReturn(parts, transaction, { paymentId, order, isUnsold: unsold !== undefined })
    if (subscriptionId) await reopenReturn(transaction, subscriptionId)
  }
  const mispaid = await settle(parts, transaction, { paymentId, order, subscriptionId })
  if (known?.is_unsold) return { outcome: 'ignored', reason: 'it is known as not what was ordered' }
  // Kept all the same: what was granted on the word that the plan has begun, or goes on, is taken back for it.
  const refusal = unsold ?? mispaid
  return refusal ? refused(refusal) : { outcome: 'applied' }
}

/** Remembers what is to be given back of money that came just now. */
async function noteReturn(
  { credits }: Pick<BillingParts, 'credits'>,
  transaction: Transaction<Tables>,
  { paymentId, order, isUnsold }: { paymentId: string; order: OrderRow; isUnsold: boolean },
): Promise<void> {
  // Of a plan it is its subscription that is known as nobody's, and whose history tells of it.
  const isPack = !order.is_recurring
  const isOfNobody = isPack && (await hasLeft(transaction, order.user_id))
  if (isOfNobody) await storePaymentOfNobody(transaction, paymentId)
  else if (isUnsold) await storeUnsoldPayment(transaction, paymentId)
  if (isUnsold && isPack && !isOfNobody) await credits.note(transaction, unsoldPack(paymentId, order))
}

export async function applyRefund(
  parts: Pick<BillingParts, 'credits' | 'clock'>,
  transaction: Transaction<Tables>,
  refund: { refundId: string; paymentId: string; refundedCents?: number | undefined },
): Promise<Outcome> {
  const { refundedCents = MOST_CENTS } = refund
  if (!isSumOfMoney(refundedCents)) return refused('the refund is of no sum of money')
  await takeTurn(transaction, { paymentId: refund.paymentId })
  await mergeRefund(transaction, { ...refund, refundedCents })
  return settleKnown(parts, transaction, refund.paymentId)
}

export async function applyDispute(
  parts: Pick<BillingParts, 'credits' | 'clock'>,
  transaction: Transaction<Tables>,
  { paymentId, state }: { paymentId: string; state: 'opened' | 'won' | 'lost' },
  toldAt: Date,
): Promise<Outcome> {
  await takeTurn(transaction, { paymentId })
  await mergeDispute(transaction, { paymentId, isDisputed: state !== 'won', isOver: state !== 'opened', toldAt })
  return settleKnown(parts, transaction, paymentId)
}

/** What is said of a payment before the payment itself is kept until that comes. */
async function settleKnown(
  parts: Pick<BillingParts, 'credits' | 'clock'>,
  transaction: Transaction<Tables>,
  paymentId: string,
): Promise<Outcome> {
  const payment = await findPaymentRow(transaction, paymentId)
  const order = payment?.order_id ? await findOrder(transaction, payment.order_id) : undefined
  if (!payment?.user_id || !order) return { outcome: 'applied' }
  await takeTurn(transaction, { userId: order.user_id })
  await settle(parts, transaction, { paymentId, order, subscriptionId: payment.subscription_id ?? undefined })
  return { outcome: 'applied' }
}

/** Answers what is wrong with the price that was paid, if anything. */
async function settle(
  parts: Pick<BillingParts, 'credits' | 'clock'>,
  transaction: Transaction<Tables>,
  { paymentId, order, subscriptionId }: { paymentId: string; order: OrderRow; subscriptionId: string | undefined },
): Promise<string | undefined> {
  if (!order.is_recurring) await settlePack(parts, transaction, { paymentId, order })
  else if (subscriptionId) return (await settleSubscription(parts, transaction, subscriptionId)).get(paymentId)?.what
  return undefined
}

const isSumOfMoney = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= MOST_CENTS

function mismatchOf(payment: Payment, order: OrderRow): string | undefined {
  const { amountCents, refundedCents } = payment
  if (!isSumOfMoney(amountCents)) return 'the payment is of no sum of money'
  if (!isSumOfMoney(refundedCents)) return 'the refund is of no sum of money'
  if (order.is_recurring) return payment.subscriptionId ? undefined : 'a plan was ordered, and this payment is for none'
  return payment.subscriptionId ? 'a pack was ordered, and this payment is for a plan' : undefined
}

/**
 * What is wrong with money that came for an order, and goes back. Taxes may come on top of the price; less than the price, or much
 * more, is not what was ordered. Of a plan only the payment it begins with is asked here.
 */
function unsoldWords(payment: Payment, order: OrderRow): string | undefined {
  const { amountCents, currency, productId, checkoutId } = payment
  if (currency !== order.currency) return `paid in ${currency}, ordered in ${order.currency}`
  if (!order.is_recurring && productId !== undefined && productId !== order.product_id) return 'another product was ordered'
  const isOfOrder = !order.is_recurring || (checkoutId !== undefined && checkoutId === order.checkout_id)
  return isOfOrder && !isPriceOf(order, amountCents)
    ? `paid ${amountCents} cents, ordered for ${order.amount_cents}`
    : undefined
}

async function foreignMatch(transaction: Transaction<Tables>, payment: Payment, userId: string): Promise<string | undefined> {
  const known = await findPaymentRow(transaction, payment.paymentId)
  if (known?.user_id && known.user_id !== userId) return 'the payment is known as one of another user'
  const subscription = payment.subscriptionId ? await findSubscriptionRow(transaction, payment.subscriptionId) : undefined
  return subscription && subscription.user_id !== userId ? 'the subscription is of another user' : undefined
}
