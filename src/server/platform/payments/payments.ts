/** Takes money for us. Amounts are whole cents; nothing here knows credits. What the provider refuses is a PaymentsError. */
export interface Payments {
  /** Of the provider: `dodo`. */
  readonly name: string
  listProducts(): Promise<readonly PaidProduct[]>
  /** Makes a person a customer, marked as theirs. At most one request; never retried inside. */
  createCustomer(person: Person): Promise<string>
  /** The customer that was made for this person, where its answer was lost; not anybody else's with the same address. */
  findCustomer(person: Person): Promise<string | undefined>
  /** A page where the product is paid; both links come back to us. At most one request; never retried inside. */
  createCheckout(order: CheckoutOrder): Promise<{ checkoutId: string; url: string }>
  /** A page where the customer manages what they pay for. */
  createPortal(customer: { customerId: string; returnUrl: string }): Promise<{ url: string }>
  /**
   * Now: what is owed for the rest of the period is charged to the card on file; a new interval begins a new period. When that
   * charge fails, nothing changes: findSubscription and the events tell what became of it. Period end: nothing is charged until
   * then. A change takes a cancellation back.
   */
  changePlan(change: { subscriptionId: string; productId: string; when: 'now' | 'period end' }): Promise<void>
  /** What a change now would charge at once and begin, worked out by the provider; changes nothing. */
  previewChange(change: { subscriptionId: string; productId: string }): Promise<ChangePreview>
  /** Takes a change back that waits for the end of the period; none may be waiting. */
  keepPlan(subscriptionId: string): Promise<void>
  /** Ends it now. What has ended already is refused. */
  endSubscription(subscriptionId: string): Promise<void>
  /** Gives back all that is left of a payment. What was given back already is refused. */
  refundPayment(paymentId: string): Promise<void>
  findSubscription(subscriptionId: string): Promise<PaidSubscription | undefined>
  findCheckout(checkoutId: string): Promise<PaidCheckout | undefined>
  findPayment(paymentId: string): Promise<Payment | undefined>
  /** Payments since then, newest last; of one subscription where it is named. */
  listPayments(since: Date, of?: { subscriptionId: string }): AsyncIterable<Payment>
  /** Refunds that were made and disputes that were opened since then, as they stand now; of whatever age their payments are. */
  listReversals(since: { refundsSince: Date; disputesSince: Date }): AsyncIterable<Reversal>
  /**
   * Verified on the raw body; throws WebhookForged for a bad signature or an old timestamp, and WebhookMalformed for what is signed
   * and cannot be understood. Header names are lower case.
   */
  readWebhook(rawBody: Uint8Array, headers: Readonly<Record<string, string | undefined>>): PaymentEvent
}

export interface Person {
  readonly userId: string
  readonly email: string
  readonly name: string
}

export interface CheckoutOrder {
  readonly productId: string
  /** What it is shown and charged in, wherever the buyer is. */
  readonly currency: string
  /** `customerId` is the provider's; without it a new customer is made. */
  readonly customer: Person & { customerId?: string | undefined }
  /** Ours; comes back in every payment that follows. */
  readonly orderId: string
  readonly returnUrl: string
  readonly cancelUrl: string
}

export interface PaidProduct {
  readonly productId: string
  readonly name: string
  readonly isRecurring: boolean
  readonly priceCents: number
  /** Three letters, as ISO 4217 has them. */
  readonly currency: string
  readonly discountPercent: number
  /** Only where it recurs. */
  readonly interval?: BillingInterval | undefined
}

export type BillingInterval = 'Month' | 'Year'

export interface PaidSubscription {
  readonly subscriptionId: string
  readonly customerId: string
  readonly productId: string
  readonly userId?: string | undefined
  readonly status: 'pending' | 'active' | 'on_hold' | 'paused' | 'cancelled' | 'failed' | 'expired' | 'past_due'
  readonly isCancelledAtPeriodEnd: boolean
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly interval: BillingInterval
  /** What it is paid in. */
  readonly currency: string
  /** What each period is to cost: less its taxes, or with them where `isTaxIncluded`. */
  readonly priceCents: number
  readonly isTaxIncluded: boolean
  /** What it changes to when the period ends. */
  readonly scheduledProductId?: string | undefined
}

/** What a change of plan now would do. */
export interface ChangePreview {
  /** Taken from the card at once, with its taxes. */
  readonly chargedNowCents: number
  readonly currency: string
  readonly thenCents: number
  readonly isTaxExtra: boolean
  readonly interval: BillingInterval
  readonly renewsAt: Date
}

export interface PaidCheckout {
  readonly status: 'open' | 'paid' | 'failed' | 'expired'
  readonly paymentId?: string | undefined
  readonly subscriptionId?: string | undefined
}

export interface Payment {
  readonly paymentId: string
  readonly userId?: string | undefined
  readonly orderId?: string | undefined
  readonly customerId: string
  /** Only of what is bought once. */
  readonly productId?: string | undefined
  readonly subscriptionId?: string | undefined
  /** Where it was paid on a page; lists leave it out. */
  readonly checkoutId?: string | undefined
  readonly amountCents: number
  readonly currency: string
  readonly status: 'succeeded' | 'failed' | 'processing' | 'refunded' | 'disputed'
  readonly refundedCents: number
  readonly paidAt: Date
}

export type Reversal =
  | {
      readonly kind: 'refund'
      readonly refundId: string
      readonly paymentId: string
      readonly refundedCents?: number | undefined
    }
  | { readonly kind: 'dispute'; readonly paymentId: string; readonly state: 'opened' | 'won' | 'lost' }

/** What the provider told us; the same event may come again, late, or before an earlier one. */
export type PaymentEvent = { readonly eventId: string; readonly at: Date } & (
  | { readonly kind: 'payment'; readonly payment: Payment }
  | { readonly kind: 'subscription'; readonly subscription: PaidSubscription; readonly change: SubscriptionChange }
  /** One refund of perhaps several; the payment itself tells their sum. Without a sum it is of the whole payment. */
  | Reversal
  | { readonly kind: 'other'; readonly type: string }
)

export type SubscriptionChange =
  | 'active'
  | 'renewed'
  | 'on_hold'
  | 'cancelled'
  | 'failed'
  | 'expired'
  | 'plan_changed'
  | 'updated'

/** A message that claims to be the provider's and is not, or is too old to be believed. */
export class WebhookForged extends Error {
  override name = 'WebhookForged'
}

/** A message that is the provider's by its signature, and has not the shape of one. */
export class WebhookMalformed extends Error {
  override name = 'WebhookMalformed'
  readonly eventId: string

  constructor(eventId: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.eventId = eventId
  }
}

/** The provider refused what was asked, or could not be asked. */
export class PaymentsError extends Error {
  override name = 'PaymentsError'
  readonly kind: 'refused' | 'unavailable'

  constructor(kind: 'refused' | 'unavailable', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
