import DodoPayments from 'dodopayments'
import { Webhook } from 'standardwebhooks'
import type { Clock } from '../../clock/clock.ts'
import { boundedFetch } from '../../http/bounded-fetch.ts'
import {
  type CheckoutOrder,
  type PaidCheckout,
  type PaidProduct,
  type Payments,
  PaymentsError,
  type Reversal,
} from '../payments.ts'
import { itemsOf } from './items-of.ts'
import {
  METADATA,
  readChangePreview,
  readDispute,
  readListedPayment,
  readPayment,
  readProduct,
  readRefund,
  readSubscription,
} from './read-dodo.ts'
import { readDodoWebhook } from './read-webhook.ts'

export interface DodoOptions {
  readonly apiKey: string
  /** `whsec_…`, of the endpoint that was set up at the provider. */
  readonly webhookKey: string
  readonly baseUrl: string
  readonly clock: Clock
  /** How requests travel; over the network unless it is given. */
  readonly fetch?: typeof fetch
}

const TIMEOUT_MS = 20_000
/** Reading may be tried again; what costs money is sent once. */
const READ_RETRIES = 2
const ANSWER_MOST_BYTES = 8 * 1024 * 1024
/** Somebody waits for these lists; the others are read in the background. */
const LIST_TIMEOUT_MS = 30_000
const MOST_PAGES = { products: 20, customers: 20, history: 2_000 } as const
/** What is previewed is what is charged. */
const CHANGE_NOW = {
  quantity: 1,
  proration_billing_mode: 'prorated_immediately',
  effective_at: 'immediately',
  on_payment_failure: 'prevent_change',
  cancel_scheduled_change_plan: true,
} as const
const CHECKOUT_LIFETIME_MS = 24 * 3_600_000

/** The Dodo Payments adapter, through the official SDK. Throws when the webhook key is none. */
export function createDodo(options: DodoOptions): Payments {
  const client = new DodoPayments({
    bearerToken: options.apiKey,
    webhookKey: options.webhookKey,
    baseURL: options.baseUrl,
    maxRetries: READ_RETRIES,
    timeout: TIMEOUT_MS,
    logLevel: 'off',
    // The SDK's own time is over when the headers have come.
    fetch: boundedFetch(options.fetch ?? fetch, { timeoutMs: TIMEOUT_MS, mostBytes: ANSWER_MOST_BYTES }),
  })
  const once = { maxRetries: 0 }
  const verifier = new Webhook(options.webhookKey)

  return {
    name: 'dodo',

    listProducts: () =>
      ask(async () => {
        const products: PaidProduct[] = []
        const signal = AbortSignal.timeout(LIST_TIMEOUT_MS)
        for await (const listed of itemsOf(client.products.list({ page_size: 100 }, { signal }), MOST_PAGES.products)) {
          const product = readProduct(listed)
          if (product) products.push(product)
        }
        return products
      }),

    createCustomer: ({ userId, email, name }) =>
      ask(async () => {
        const metadata = { [METADATA.userId]: userId }
        const customer = await client.customers.create({ email, name: name || email, metadata }, once)
        if (isOf(customer, userId)) return customer.customer_id
        throw new PaymentsError('refused', 'The payment provider answered a customer that is of somebody else.')
      }),

    findCustomer: ({ userId, email }) =>
      ask(async () => {
        const signal = AbortSignal.timeout(LIST_TIMEOUT_MS)
        for await (const customer of itemsOf(
          client.customers.list({ email, page_size: 100 }, { signal }),
          MOST_PAGES.customers,
        )) {
          if (isOf(customer, userId)) return customer.customer_id
        }
        return undefined
      }),

    createCheckout: (order) =>
      ask(async () => {
        const { session_id: checkoutId, checkout_url: url } = await client.checkoutSessions.create(checkoutOf(order), once)
        if (!url) throw new PaymentsError('refused', 'The payment provider answered no page to pay on.')
        return { checkoutId, url }
      }),

    createPortal: ({ customerId, returnUrl }) =>
      ask(async () => {
        const { link } = await client.customers.customerPortal.create(customerId, { return_url: returnUrl }, once)
        return { url: link }
      }),

    previewChange: ({ subscriptionId, productId }) =>
      ask(async () => {
        const change = { product_id: productId, ...CHANGE_NOW } as const
        return readChangePreview(await client.subscriptions.previewChangePlan(subscriptionId, change))
      }),

    changePlan: ({ subscriptionId, productId, when }) =>
      ask(async () => {
        const { cancel_at_next_billing_date: isCancelled } = await client.subscriptions.retrieve(subscriptionId)
        await client.subscriptions.changePlan(
          subscriptionId,
          {
            product_id: productId,
            ...CHANGE_NOW,
            effective_at: when === 'now' ? 'immediately' : 'next_billing_date',
          },
          once,
        )
        if (isCancelled) await keepSubscription(subscriptionId, productId)
      }),

    keepPlan: (subscriptionId) =>
      ask(async () => {
        const { scheduled_change: change } = await client.subscriptions.retrieve(subscriptionId)
        if (change) await client.subscriptions.cancelChangePlan(subscriptionId, once)
      }),

    endSubscription: (subscriptionId) =>
      ask(async () => {
        const reason = { cancel_reason: 'cancelled_by_merchant' } as const
        await client.subscriptions.update(subscriptionId, { status: 'cancelled', ...reason }, once)
      }),

    refundPayment: (paymentId) =>
      ask(async () => {
        await client.refunds.create(
          { payment_id: paymentId, reason: 'Bought twice, not paid as ordered, or after the account was deleted.' },
          once,
        )
      }),

    findSubscription: (subscriptionId) =>
      find(async () => readSubscription(await client.subscriptions.retrieve(subscriptionId))),

    findCheckout: (checkoutId) => find(() => readCheckout(checkoutId)),

    findPayment: (paymentId) => find(async () => readPayment(await client.payments.retrieve(paymentId))),

    async *listPayments(since, of) {
      const listed = await ask(async () => {
        const all: DodoPayments.PaymentListResponse[] = []
        const pages = client.payments.list({
          created_at_gte: since.toISOString(),
          page_size: 100,
          ...(of && { subscription_id: of.subscriptionId }),
        })
        for await (const payment of itemsOf(pages, MOST_PAGES.history)) all.push(payment)
        return all.sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
      })
      for (const payment of listed) {
        yield readListedPayment(payment) ??
          (await ask(async () => readPayment(await client.payments.retrieve(payment.payment_id))))
      }
    },

    async *listReversals({ refundsSince, disputesSince }) {
      yield* await ask(async () => {
        const listed: Reversal[] = []
        const refunds = client.refunds.list({ created_at_gte: refundsSince.toISOString(), page_size: 100 })
        for await (const refund of itemsOf(refunds, MOST_PAGES.history)) {
          if (refund.status === 'succeeded') listed.push(readRefund(refund))
        }
        const disputes = client.disputes.list({ created_at_gte: disputesSince.toISOString(), page_size: 100 })
        for await (const dispute of itemsOf(disputes, MOST_PAGES.history)) listed.push(readDispute(dispute))
        return listed
      })
    },

    readWebhook: (rawBody, headers) => readDodoWebhook(verifier, rawBody, headers),
  }

  /** Who chooses a plan stays: once the change is taken, a cancellation does not end it. */
  async function keepSubscription(subscriptionId: string, productId: string): Promise<void> {
    const subscription = await client.subscriptions.retrieve(subscriptionId)
    const isTaken = [subscription.product_id, subscription.scheduled_change?.product_id].includes(productId)
    if (!isTaken) return
    await client.subscriptions.update(subscriptionId, { cancel_at_next_billing_date: false })
  }

  async function readCheckout(checkoutId: string): Promise<PaidCheckout> {
    const session = await client.checkoutSessions.retrieve(checkoutId)
    const paymentId = session.payment_id ?? undefined
    if (session.payment_status === 'succeeded' && paymentId) {
      const payment = await client.payments.retrieve(paymentId)
      return { status: 'paid', paymentId, subscriptionId: payment.subscription_id ?? undefined }
    }
    const ageMs = options.clock.now().getTime() - Date.parse(session.created_at)
    if (ageMs > CHECKOUT_LIFETIME_MS) return { status: 'expired', paymentId }
    const isFailed = session.payment_status === 'failed' || session.payment_status === 'cancelled'
    return { status: isFailed ? 'failed' : 'open', paymentId }
  }
}

/** By our mark, and not by their address: who has it today may not be who had it then. */
const isOf = ({ metadata }: DodoPayments.Customer, userId: string) => metadata?.[METADATA.userId] === userId

function checkoutOf(order: CheckoutOrder): DodoPayments.CheckoutSessionCreateParams {
  const { userId, customerId, email, name } = order.customer
  return {
    product_cart: [{ product_id: order.productId, quantity: 1 }],
    customer: customerId ? { customer_id: customerId } : { email, name },
    metadata: { [METADATA.userId]: userId, [METADATA.orderId]: order.orderId },
    return_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    // Otherwise the provider may charge in the money of the buyer's country. Its products name its own codes.
    billing_currency: order.currency as DodoPayments.Currency,
    feature_flags: {
      // What was shown is what is charged.
      allow_currency_selection: false,
      allow_discount_code: false,
      // Who has this address today may not be who had it then: nobody finds another's plans in their portal.
      ...(!customerId && { always_create_new_customer: true }),
    },
  }
}

async function find<Found>(request: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof DodoPayments.NotFoundError) return undefined
    throw translate(error)
  }
}

async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    throw translate(error)
  }
}

/** A refusal (4xx but 408 and 429) will not change by asking again; all else may. */
function translate(error: unknown): unknown {
  if (!(error instanceof DodoPayments.APIError)) return error
  const status: number | undefined = error.status
  const isRefusal = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
  return new PaymentsError(isRefusal ? 'refused' : 'unavailable', error.message, { cause: error })
}
