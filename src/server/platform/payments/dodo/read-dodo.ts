import type DodoPayments from 'dodopayments'
import type { ChangePreview, PaidProduct, PaidSubscription, Payment } from '../payments.ts'

/** The names under which our own ids travel in the provider's metadata. */
export const METADATA = { userId: 'user_id', orderId: 'order_id' } as const

/** What of a payment is read. */
type PaymentFields = Pick<
  DodoPayments.Payment,
  | 'payment_id'
  | 'metadata'
  | 'customer'
  | 'product_cart'
  | 'subscription_id'
  | 'checkout_session_id'
  | 'total_amount'
  | 'currency'
  | 'status'
  | 'refund_status'
  | 'refunds'
  | 'disputes'
  | 'created_at'
>

/** A product that is sold once or by month or year; undefined for any other. */
export function readProduct(product: DodoPayments.ProductListResponse): PaidProduct | undefined {
  const price = product.price_detail
  if (!price || price.type === 'usage_based_price') return undefined
  const base = {
    productId: product.product_id,
    name: product.name ?? product.product_id,
    isRecurring: product.is_recurring,
    priceCents: price.price,
    currency: price.currency,
    discountPercent: price.discount_bps ? price.discount_bps / 100 : (price.discount ?? 0),
  }
  if (price.type === 'one_time_price') return base
  const interval = intervalOf(price.payment_frequency_interval, price.payment_frequency_count)
  return interval && { ...base, interval }
}

export function readSubscription(subscription: DodoPayments.Subscription): PaidSubscription {
  const interval = intervalOf(subscription.payment_frequency_interval, subscription.payment_frequency_count)
  return {
    subscriptionId: subscription.subscription_id,
    customerId: subscription.customer.customer_id,
    productId: subscription.product_id,
    userId: textOf(subscription.metadata[METADATA.userId]),
    status: subscription.status,
    isCancelledAtPeriodEnd: subscription.cancel_at_next_billing_date,
    periodStart: readDate(subscription.previous_billing_date),
    periodEnd: readDate(subscription.next_billing_date),
    interval: interval ?? 'Month',
    currency: subscription.currency,
    priceCents: subscription.recurring_pre_tax_amount,
    isTaxIncluded: subscription.tax_inclusive,
    scheduledProductId: subscription.scheduled_change?.product_id,
  }
}

export function readChangePreview(preview: DodoPayments.SubscriptionPreviewChangePlanResponse): ChangePreview {
  const { total_amount, currency } = preview.immediate_charge.summary
  const { interval, periodEnd, priceCents, isTaxIncluded } = readSubscription(preview.new_plan)
  return {
    // What is left over of the old plan is not paid out.
    chargedNowCents: Math.max(0, total_amount),
    currency,
    thenCents: priceCents,
    isTaxExtra: !isTaxIncluded,
    interval,
    renewsAt: periodEnd,
  }
}

export function readPayment(payment: PaymentFields): Payment {
  const refunded = payment.refunds.filter(({ status }) => status === 'succeeded')
  return {
    paymentId: payment.payment_id,
    userId: textOf(payment.metadata[METADATA.userId]),
    orderId: textOf(payment.metadata[METADATA.orderId]),
    customerId: payment.customer.customer_id,
    productId: payment.product_cart?.[0]?.product_id,
    subscriptionId: payment.subscription_id ?? undefined,
    checkoutId: payment.checkout_session_id ?? undefined,
    amountCents: payment.total_amount,
    currency: payment.currency,
    status: statusOf(payment),
    refundedCents: refunded.reduce((sum, refund) => sum + (refund.amount ?? payment.total_amount), 0),
    paidAt: readDate(payment.created_at),
  }
}

/** A payment of the list, which leaves out products and refunds; undefined where those are needed to tell how it stands. */
export function readListedPayment(payment: DodoPayments.PaymentListResponse): Payment | undefined {
  const isPaid = payment.status === 'succeeded'
  if (isPaid && (!payment.subscription_id || payment.refund_status || payment.dispute_status)) return undefined
  return readPayment({ ...payment, product_cart: null, refunds: [], disputes: [] })
}

export function readRefund(refund: Pick<DodoPayments.RefundListItem, 'refund_id' | 'payment_id' | 'amount'>) {
  const { refund_id: refundId, payment_id: paymentId, amount } = refund
  return { kind: 'refund', refundId, paymentId, refundedCents: amount ?? undefined } as const
}

/** As it stands: won gives back what was taken, anything else takes. */
export function readDispute(dispute: Pick<DodoPayments.DisputeListResponse, 'payment_id' | 'dispute_status'>) {
  const { payment_id: paymentId, dispute_status: status } = dispute
  return { kind: 'dispute', paymentId, state: takesMoneyBack(status) ? 'opened' : 'won' } as const
}

export function readDate(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Error(`the payment provider sent a date that is none: ${text}`)
  return date
}

function statusOf(payment: PaymentFields): Payment['status'] {
  if (payment.status === 'failed' || payment.status === 'cancelled') return 'failed'
  if (payment.status !== 'succeeded') return 'processing'
  if (payment.refund_status === 'full') return 'refunded'
  return payment.disputes.some(({ dispute_status }) => takesMoneyBack(dispute_status)) ? 'disputed' : 'succeeded'
}

function takesMoneyBack(status: DodoPayments.DisputeStatus): boolean {
  return status !== 'dispute_won' && status !== 'dispute_cancelled'
}

function intervalOf(interval: string, count: number): 'Month' | 'Year' | undefined {
  if (interval === 'Month' && count === 12) return 'Year'
  return (interval === 'Month' || interval === 'Year') && count === 1 ? interval : undefined
}

/** Metadata may hold numbers and truth values too; ours are texts. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
