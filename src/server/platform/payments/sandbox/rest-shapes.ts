import type DodoPayments from 'dodopayments'
import type { CheckoutRow, CustomerRow, PaymentRow, RefundRow, SubscriptionRow } from './sandbox-parts.ts'
import { chargedCents, SANDBOX_CURRENCY, type SandboxProduct } from './sandbox-products.ts'

const BUSINESS_ID = 'bus_local_sandbox'
const BRAND_ID = 'brand_local_sandbox'
const BILLING = { country: 'US' } as const
/** A plan of the real service ends after this many years at the latest. */
const LIFETIME_YEARS = 20

/** A payment with what belongs to it. */
export interface PaymentRecord {
  readonly payment: PaymentRow
  readonly customer: CustomerRow
  readonly refunds: readonly RefundRow[]
}

export interface SubscriptionRecord {
  readonly subscription: SubscriptionRow
  readonly customer: CustomerRow
  readonly product: SandboxProduct
}

export function productShape(product: SandboxProduct): DodoPayments.ProductListResponse {
  const price = { currency: SANDBOX_CURRENCY, price: product.priceCents, discount: product.discountPercent } as const
  const frequency = { payment_frequency_count: 1, payment_frequency_interval: product.interval ?? 'Month' } as const
  const lifetime = { subscription_period_count: LIFETIME_YEARS, subscription_period_interval: 'Year' } as const
  return {
    business_id: BUSINESS_ID,
    product_id: product.id,
    name: product.name,
    description: product.description,
    is_recurring: product.interval !== undefined,
    currency: SANDBOX_CURRENCY,
    price: product.priceCents,
    price_detail: product.interval
      ? { ...price, ...frequency, ...lifetime, type: 'recurring_price', purchasing_power_parity: false }
      : { ...price, type: 'one_time_price', purchasing_power_parity: false },
    tax_category: 'digital_products',
    tax_inclusive: true,
    entitlements: [],
    metadata: {},
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  }
}

export function checkoutShape(
  checkout: CheckoutRow,
  customer: CustomerRow,
  payment: PaymentRow | undefined,
): DodoPayments.CheckoutSessionStatus {
  return {
    id: checkout.id,
    created_at: checkout.created_at.toISOString(),
    customer_email: customer.email,
    customer_name: customer.name,
    payment_id: payment?.id ?? null,
    payment_status: payment?.status ?? null,
  }
}

export function subscriptionShape({ subscription, customer, product }: SubscriptionRecord): DodoPayments.Subscription {
  return {
    subscription_id: subscription.id,
    product_id: subscription.product_id,
    status: subscription.status,
    customer: customerShape(customer),
    metadata: subscription.metadata,
    currency: SANDBOX_CURRENCY,
    recurring_pre_tax_amount: chargedCents(product),
    quantity: 1,
    previous_billing_date: subscription.period_start.toISOString(),
    next_billing_date: subscription.period_end.toISOString(),
    payment_frequency_count: 1,
    payment_frequency_interval: product.interval ?? 'Month',
    subscription_period_count: LIFETIME_YEARS,
    subscription_period_interval: 'Year',
    cancel_at_next_billing_date: subscription.is_cancelled_at_period_end,
    cancelled_at: subscription.cancelled_at?.toISOString() ?? null,
    created_at: subscription.created_at.toISOString(),
    scheduled_change: subscription.scheduled_product_id
      ? {
          id: `sch_${subscription.id}`,
          product_id: subscription.scheduled_product_id,
          quantity: 1,
          addons: [],
          created_at: (subscription.scheduled_at ?? subscription.created_at).toISOString(),
          effective_at: subscription.period_end.toISOString(),
        }
      : null,
    addons: [],
    billing: BILLING,
    brand_id: BRAND_ID,
    credit_entitlement_cart: [],
    meter_credit_entitlement_cart: [],
    meters: [],
    has_payment_method: true,
    on_demand: false,
    tax_inclusive: true,
    trial_period_days: 0,
  }
}

export function changePreviewShape(
  { amountCents, at }: { amountCents: number; at: Date },
  changed: SubscriptionRecord,
): DodoPayments.SubscriptionPreviewChangePlanResponse {
  const { id, name } = changed.product
  const unit_price = chargedCents(changed.product)
  const item = { id, name, product_id: id, quantity: 1, unit_price, proration_factor: amountCents / unit_price } as const
  return {
    immediate_charge: {
      effective_at: at.toISOString(),
      line_items: [{ ...item, type: 'subscription', currency: SANDBOX_CURRENCY, tax_inclusive: true, tax: 0 }],
      summary: {
        currency: SANDBOX_CURRENCY,
        total_amount: amountCents,
        settlement_amount: amountCents,
        settlement_currency: SANDBOX_CURRENCY,
        customer_credits: 0,
        tax: 0,
      },
    },
    new_plan: subscriptionShape(changed),
  }
}

export function paymentShape({ payment, customer, refunds }: PaymentRecord): DodoPayments.Payment {
  const refundedCents = refunds.reduce((sum, refund) => sum + refund.amount_cents, 0)
  return {
    payment_id: payment.id,
    business_id: BUSINESS_ID,
    brand_id: BRAND_ID,
    status: payment.status,
    total_amount: payment.amount_cents,
    currency: SANDBOX_CURRENCY,
    settlement_amount: payment.amount_cents,
    settlement_currency: SANDBOX_CURRENCY,
    tax: 0,
    customer: customerShape(customer),
    metadata: payment.metadata,
    subscription_id: payment.subscription_id,
    subscription_ids: payment.subscription_id ? [payment.subscription_id] : [],
    is_multi_subscription: false,
    is_update_payment_method: false,
    product_cart: payment.subscription_id ? null : [{ product_id: payment.product_id, quantity: 1 }],
    checkout_session_id: payment.checkout_id,
    created_at: payment.created_at.toISOString(),
    card_last_four: payment.card_last_four,
    card_network: 'VISA',
    payment_method: 'card',
    error_message: payment.error_message,
    refunds: refunds.map((refund) => refundListShape(refund, payment)),
    refund_status: refundedCents === 0 ? null : refundedCents < payment.amount_cents ? 'partial' : 'full',
    disputes: payment.dispute_status ? [disputeShape(payment)] : [],
    billing: BILLING,
    digital_products_delivered: false,
    payment_provider: 'dodo',
    retry_attempt: 0,
  }
}

export function paymentListShape(record: PaymentRecord): DodoPayments.PaymentListResponse {
  const whole = paymentShape(record)
  const { payment_id, brand_id, created_at, currency, customer, metadata, total_amount, status } = whole
  return {
    ...{ payment_id, brand_id, created_at, currency, customer, metadata, total_amount },
    status: status ?? null,
    subscription_id: whole.subscription_id ?? null,
    subscription_ids: whole.subscription_ids,
    refund_status: whole.refund_status ?? null,
    dispute_status: record.payment.dispute_status,
    digital_products_delivered: false,
    has_license_key: false,
    is_multi_subscription: false,
    payment_provider: 'dodo',
  }
}

export function refundShape(refund: RefundRow, payment: PaymentRow, customer: CustomerRow): DodoPayments.Refund {
  return { ...refundListShape(refund, payment), brand_id: BRAND_ID, customer: customerShape(customer), metadata: {} }
}

export function disputeShape(payment: PaymentRow): DodoPayments.Dispute {
  return {
    dispute_id: `dp_${payment.id}`,
    payment_id: payment.id,
    business_id: BUSINESS_ID,
    amount: String(payment.amount_cents),
    currency: SANDBOX_CURRENCY,
    dispute_stage: 'dispute',
    dispute_status: payment.dispute_status ?? 'dispute_opened',
    created_at: payment.created_at.toISOString(),
  }
}

/** The envelope of every webhook. */
export function messageBody(type: string, at: Date, data: object): string {
  return JSON.stringify({ business_id: BUSINESS_ID, type, timestamp: at.toISOString(), data })
}

export function refundListShape(refund: RefundRow, payment: PaymentRow): DodoPayments.RefundListItem {
  return {
    refund_id: refund.id,
    payment_id: payment.id,
    business_id: BUSINESS_ID,
    amount: refund.amount_cents,
    currency: SANDBOX_CURRENCY,
    is_partial: refund.amount_cents < payment.amount_cents,
    status: 'succeeded',
    created_at: refund.created_at.toISOString(),
    reason: null,
  }
}

export function wholeCustomerShape(customer: CustomerRow): DodoPayments.Customer {
  const { metadata, created_at } = customer
  return { ...customerShape(customer), business_id: BUSINESS_ID, metadata, created_at: created_at.toISOString() }
}

function customerShape(customer: CustomerRow): DodoPayments.CustomerLimitedDetails {
  return { customer_id: customer.id, email: customer.email, name: customer.name }
}
