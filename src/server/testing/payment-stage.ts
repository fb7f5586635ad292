import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import { createDodo } from '#server/platform/payments/dodo/create-dodo.ts'
import { type PaymentEvent, type Payments, WebhookForged } from '#server/platform/payments/payments.ts'
import { createSandbox } from '#server/platform/payments/sandbox/create-sandbox.ts'
import { freshDatabase } from './fresh-database.ts'

export type PaymentStage = Awaited<ReturnType<typeof openPaymentStage>>

const START = new Date('2026-01-31T10:00:00Z')

/** The adapter of the real provider on the sandbox, with somebody who takes its webhooks. Begins on 2026-01-31 at 10:00 UTC. */
export async function openPaymentStage() {
  const stack = new AsyncDisposableStack()
  const { kysely } = stack.use(await freshDatabase())
  // Stands still until it is moved.
  const clock = createAdjustableClock({ now: () => START })
  const bugs: unknown[] = []
  const sandbox = createSandbox({ database: kysely, clock, reportBug: (_what, error) => bugs.push(error) })
  const { apiKey, webhookKey, fetch } = sandbox
  const payments: Payments = createDodo({ apiKey, webhookKey, clock, fetch, baseUrl: 'http://sandbox.test' })
  const events: PaymentEvent[] = []
  let answer = 200
  stack.use(
    sandbox.start(async ({ headers, body }) => {
      try {
        const event = payments.readWebhook(Buffer.from(body), headers)
        if (answer === 200) events.push(event)
        return answer
      } catch (error) {
        if (error instanceof WebhookForged) return 401
        throw error
      }
    }),
  )

  const order = (productId: string, customerId?: string) =>
    payments.createCheckout({
      productId,
      currency: 'USD',
      customer: { userId: 'mira', email: 'mira@example.test', name: 'Mira', customerId },
      orderId: `order-of-${productId}`,
      returnUrl: 'http://localhost:8787/payment/success?session_id=1',
      cancelUrl: 'http://localhost:8787/payment/cancel',
    })

  return {
    kysely,
    clock,
    sandbox,
    payments,
    /** What arrived and was taken. */
    events,
    bugs,
    order,
    /** Our answer to webhooks from now on. */
    answerWith: (status: number) => {
      answer = status
    },
    /** Orders and pays; answers the subscription or the payment that came of it. */
    async buy(productId: string, card = '4242 4242 4242 4242') {
      const { checkoutId } = await order(productId)
      const outcome = await sandbox.pay(checkoutId, { card })
      await sandbox.catchUp()
      return { checkoutId, outcome, ...(await payments.findCheckout(checkoutId)) }
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
