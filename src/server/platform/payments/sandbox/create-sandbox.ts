import { randomBytes } from 'node:crypto'
import {
  type CheckoutView,
  type PaymentSandbox,
  type RestRequest,
  type SandboxOrder,
  SandboxRefusal,
} from '../payment-sandbox.ts'
import { createCourier, type Deliver } from './courier.ts'
import { disputePayment, refundPayment } from './give-back.ts'
import { CHECKOUT_LIFETIME_MS, payCheckout } from './pay-checkout.ts'
import { changeInPortal, showPortal } from './portal.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'
import { answerRest } from './rest-routes.ts'
import { findPaymentRow, getCheckout, getCustomer, getProduct } from './sandbox.store.ts'
import type { SandboxParts } from './sandbox-parts.ts'
import { chargedCents } from './sandbox-products.ts'
import { TEST_CARDS } from './test-cards.ts'

const LOOK_EVERY_MS = 2_000

export interface Sandbox extends PaymentSandbox {
  readonly apiKey: string
  readonly webhookKey: string
  /** The REST interface as `fetch`, without a network; takes any origin. */
  readonly fetch: typeof fetch
  /** From now on renewals happen by themselves, and webhooks are carried by `deliver`. */
  start(deliver: Deliver): AsyncDisposable
}

/** A little Dodo of our own, on our database, with keys of its own for each process. */
export function createSandbox(parts: SandboxParts & { reportBug: (what: string, error: unknown) => void }): Sandbox {
  const apiKey = `sandbox_${randomBytes(24).toString('base64url')}`
  const webhookKey = `whsec_${randomBytes(24).toString('base64')}`
  let deliver: Deliver | undefined
  const courier = createCourier({ database: parts.database, webhookKey, deliver: () => deliver })
  const underWay = new Set<Promise<void>>()

  function inBackground(what: string, work: () => Promise<void>): void {
    const working = work().catch((error) => parts.reportBug(what, error))
    underWay.add(working)
    working.finally(() => underWay.delete(working))
  }

  /** Webhooks go out after the answer, as the real ones do. */
  function sendSoon(): void {
    if (deliver) inBackground('webhooks of the sandbox were not sent', courier.sendDue)
  }

  /** One look after the other: who waits for theirs finds all of it done, also what another look was at. */
  let looking: Promise<void> = Promise.resolve()
  function renewDue(): Promise<void> {
    const look = looking.then(() => renewSubscriptions(parts))
    looking = look.catch(() => undefined)
    return look
  }

  async function afterwards<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    await renewDue()
    try {
      return await work()
    } finally {
      sendSoon()
    }
  }

  async function answer(request: RestRequest): Promise<{ status: number; body: unknown }> {
    if (request.authorization !== `Bearer ${apiKey}`) {
      return { status: 401, body: { code: 'UNAUTHORIZED', message: 'The key is none of the sandbox.' } }
    }
    try {
      return { status: 200, body: await afterwards(() => answerRest(parts, request)) }
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error
      return { status: error.status, body: { code: error.code, message: error.message } }
    }
  }

  const sandbox: Sandbox = {
    apiKey,
    webhookKey,
    testCards: TEST_CARDS,
    answer,

    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const { status, body } = await answer({
        method: request.method,
        path: pathname,
        query: searchParams,
        body: text === '' ? undefined : JSON.parse(text),
        authorization: request.headers.get('authorization') ?? undefined,
      })
      return Response.json(body, { status })
    },

    start(carrier) {
      deliver = carrier
      const timer = setInterval(() => inBackground('the sandbox could not catch up', sandbox.catchUp), LOOK_EVERY_MS)
      timer.unref()
      return {
        async [Symbol.asyncDispose]() {
          clearInterval(timer)
          courier.setMode('hold')
          await Promise.all(underWay)
          deliver = undefined
        },
      }
    },

    async catchUp() {
      await renewDue()
      if (deliver) await courier.sendDue()
    },

    showCheckout: (checkoutId) => showCheckout(parts, checkoutId),
    pay: (checkoutId, how) => afterwards(() => payCheckout(parts, checkoutId, how)),
    showPortal: (token) => afterwards(() => showPortal(parts, token)),
    changeInPortal: (token, change) => afterwards(() => changeInPortal(parts, token, change)),
    order: (order) => obey(order),
    describe: async () => ({ apiKey, webhookKey, ...(await courier.describe()) }),
  }
  return sandbox

  async function obey(order: SandboxOrder): Promise<void> {
    if ('webhooks' in order) courier.setMode(order.webhooks)
    else if ('release' in order) return courier.release(order.release)
    else if ('next' in order) return courier.fault(order.next, order.times ?? 1, order.delayMs ?? 0)
    else if ('resend' in order) {
      if (!(await courier.resend(order.resend))) throw new SandboxRefusal(404, 'NOT_FOUND', 'There is no such webhook.')
      return
    } else if ('dispute' in order) await disputePayment(parts, order.dispute.paymentId, order.dispute.state)
    else await refundPayment(parts, order.refund.paymentId, order.refund.amountCents)
    sendSoon()
  }
}

async function showCheckout({ database, clock }: SandboxParts, checkoutId: string): Promise<CheckoutView> {
  const checkout = await getCheckout(database, checkoutId)
  const customer = await getCustomer(database, checkout.customer_id)
  const product = getProduct(checkout.product_id)
  const payment = checkout.payment_id ? await findPaymentRow(database, checkout.payment_id) : undefined
  const isExpired = clock.now().getTime() - checkout.created_at.getTime() > CHECKOUT_LIFETIME_MS
  const state =
    payment?.status === 'succeeded'
      ? 'paid'
      : isExpired
        ? 'expired'
        : payment?.status === 'requires_customer_action'
          ? 'second step'
          : 'open'
  return {
    state,
    productName: product.name,
    amountCents: chargedCents(product),
    fullCents: product.priceCents,
    interval: product.interval,
    customer,
    cancelUrl: checkout.cancel_url,
  }
}
