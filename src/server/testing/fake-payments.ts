import {
  type PaidProduct,
  type PaidSubscription,
  type Payment,
  type PaymentEvent,
  type Payments,
  PaymentsError,
  WebhookForged,
} from '#server/platform/payments/payments.ts'

/** A provider that says what a test makes it say: its messages are the events themselves, as JSON, and what it told it stands by. */
export interface FakePayments extends Payments {
  readonly subscriptions: Map<string, PaidSubscription>
  readonly payments: Map<string, Payment>
  /** Writes into its books what happened, whether its message ever comes or not. */
  record(event: PaymentEvent): void
}

const plan = (productId: string, name: string, interval: 'Month' | 'Year', priceCents: number): PaidProduct => ({
  productId,
  name,
  isRecurring: true,
  priceCents,
  currency: 'USD',
  discountPercent: 0,
  interval,
})
const pack = (credits: number, priceCents: number): PaidProduct => ({
  productId: `pack-${credits}`,
  name: `Credit Pack ${credits}`,
  isRecurring: false,
  priceCents,
  currency: 'USD',
  discountPercent: 0,
})

export const FAKE_PRODUCTS: readonly PaidProduct[] = [
  plan('creator-month', 'Creator', 'Month', 1999),
  plan('creator-year', 'Creator', 'Year', 19_990),
  plan('pro-month', 'Pro', 'Month', 3999),
  plan('pro-year', 'Pro', 'Year', 39_990),
  plan('enterprise-year', 'Enterprise', 'Year', 999_990),
  pack(1000, 999),
  pack(5000, 3999),
]

export function createFakePayments(): FakePayments {
  let checkouts = 0
  const subscriptions = new Map<string, PaidSubscription>()
  const payments = new Map<string, Payment>()
  const toldAt = new Map<string, Date>()
  const standBy = ({ subscription, at }: Extract<PaymentEvent, { kind: 'subscription' }>) => {
    const { subscriptionId: id } = subscription
    if ((toldAt.get(id) ?? at) > at) return
    toldAt.set(id, at)
    subscriptions.set(id, subscription)
  }
  const disputes = new Map<string, Extract<PaymentEvent, { kind: 'dispute' }>>()
  const dispute = (event: Extract<PaymentEvent, { kind: 'dispute' }>) => {
    const known = disputes.get(event.paymentId)
    if (!known || known.at <= event.at) disputes.set(event.paymentId, event)
  }
  /** As the provider says of it by now. */
  const current = (payment: Payment): Payment => {
    const state = disputes.get(payment.paymentId)?.state ?? 'won'
    return state === 'won' ? payment : { ...payment, status: 'disputed' }
  }
  const record = (event: PaymentEvent) => {
    if (event.kind === 'payment') payments.set(event.payment.paymentId, event.payment)
    if (event.kind === 'subscription') standBy(event)
    if (event.kind === 'dispute') dispute(event)
  }
  const refuse = async () => {
    throw new PaymentsError('refused', 'the fake does not do this')
  }
  return {
    name: 'dodo',
    subscriptions,
    payments,
    record,
    listProducts: async () => FAKE_PRODUCTS,
    createCustomer: async ({ userId }) => `customer-${userId}`,
    findCustomer: async () => undefined,
    async createCheckout({ orderId }) {
      checkouts += 1
      return { checkoutId: `checkout-${checkouts}-${orderId}`, url: `https://pay.test/${orderId}` }
    },
    createPortal: refuse,
    changePlan: refuse,
    previewChange: refuse,
    keepPlan: refuse,
    endSubscription: refuse,
    refundPayment: refuse,
    findSubscription: async (id) => subscriptions.get(id),
    findCheckout: async () => undefined,
    async findPayment(id) {
      const payment = payments.get(id)
      return payment && current(payment)
    },
    async *listPayments(since, of) {
      const listed = [...payments.values()].filter(
        ({ paidAt, subscriptionId }) => paidAt >= since && (!of || subscriptionId === of.subscriptionId),
      )
      yield* listed.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime()).map(current)
    },
    async *listReversals() {},
    readWebhook(rawBody) {
      const event = readEvent(rawBody)
      record(event)
      return event
    },
  }
}

export const messageOf = (event: PaymentEvent): Uint8Array => Buffer.from(JSON.stringify(event))

const DATES: ReadonlySet<string> = new Set(['at', 'periodStart', 'periodEnd', 'paidAt'])

function readEvent(rawBody: Uint8Array): PaymentEvent {
  const text = Buffer.from(rawBody).toString()
  if (!text.startsWith('{')) throw new WebhookForged('no event')
  return JSON.parse(text, (key, value) => (DATES.has(key) ? new Date(value) : value))
}
