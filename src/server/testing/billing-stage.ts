import { randomUUID } from 'node:crypto'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import { createDodo } from '#server/platform/payments/dodo/create-dodo.ts'
import { type Payments, WebhookForged } from '#server/platform/payments/payments.ts'
import { createSandbox } from '#server/platform/payments/sandbox/create-sandbox.ts'
import type { BillingParts } from '#server/product/billing/billing-parts.ts'
import { createBilling } from '#server/product/billing/create-billing.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

export type BillingStage = Awaited<ReturnType<typeof openBillingStage>>

const START = new Date('2026-01-10T10:00:00Z')
const ORIGIN = 'http://localhost:8787'
const GOOD_CARD = '4242 4242 4242 4242'

/** Billing on the adapter of the real provider, which speaks to the sandbox. Begins on 2026-01-10 at 10:00 UTC. */
export async function openBillingStage(
  options: {
    /** Between billing and its ledger, for tests that break it. */
    credits?: (credits: BillingParts['credits']) => BillingParts['credits']
    database?: FreshDatabase
  } = {},
) {
  const stack = new AsyncDisposableStack()
  const { kysely } = options.database ?? stack.use(await freshDatabase())
  // Stands still until it is moved.
  const clock = createAdjustableClock({ now: () => START })
  const reported: string[] = []
  const sandbox = createSandbox({ database: kysely, clock, reportBug: (what) => reported.push(what) })
  const { apiKey, webhookKey, fetch } = sandbox
  const payments: Payments = createDodo({ apiKey, webhookKey, clock, fetch, baseUrl: 'http://sandbox.test' })
  const ledger = createCredits({ clock })
  const credits = options.credits?.(ledger) ?? ledger
  const parts: BillingParts = { database: kysely, clock, credits, payments, report: (what) => reported.push(what) }
  const billing = createBilling(parts)
  let isReached = true
  stack.use(
    sandbox.start(async ({ headers, body }) => {
      if (!isReached) return 503
      try {
        await billing.receiveWebhook(Buffer.from(body), headers)
        return 200
      } catch (error) {
        return error instanceof WebhookForged ? 401 : 500
      }
    }),
  )

  const stage = {
    kysely,
    clock,
    sandbox,
    payments,
    billing,
    parts,
    /** What the operator was told. */
    reported,
    /** Whether the provider's messages reach us. */
    reach: (isOn: boolean) => {
      isReached = isOn
    },
    person: () => ({ userId: randomUUID(), email: 'mira@example.test', name: 'Mira' }),
    balance: (userId: string) => ledger.balance(kysely, userId),
    /** Days of the product's time; what is due then happens. */
    async wait(days: number): Promise<void> {
      clock.advance(days * 86_400_000)
      await sandbox.catchUp()
    },
    async order(buyer: { userId: string; email: string; name: string }, productId: string): Promise<Ordered> {
      const mode = productId.startsWith('credit-pack') ? 'payment' : 'subscription'
      await billing.startCheckout(buyer, { productId, mode, origin: ORIGIN })
      const { id, checkout_id } = await kysely
        .selectFrom('billing_orders')
        .select(['id', 'checkout_id'])
        .where('user_id', '=', buyer.userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .where('checkout_id', 'not in', [...paid, ''])
        .executeTakeFirstOrThrow()
      return { orderId: id, checkoutId: checkout_id ?? '' }
    },
    /** Orders and pays; the webhooks of it are taken when it answers. */
    async buy(buyer: { userId: string; email: string; name: string }, productId: string, card = GOOD_CARD): Promise<Bought> {
      const ordered = await stage.order(buyer, productId)
      paid.push(ordered.checkoutId)
      await sandbox.pay(ordered.checkoutId, { card })
      await sandbox.catchUp()
      const { paymentId = '', subscriptionId = '' } = (await payments.findCheckout(ordered.checkoutId)) ?? {}
      return { ...ordered, paymentId, subscriptionId }
    },
    /** The ledger adds up; answers its entries as amounts and words. */
    async ledgerOf(userId: string): Promise<(readonly [number, string])[]> {
      const rows = await kysely.selectFrom('credit_entries').selectAll().where('user_id', '=', userId).orderBy('id').execute()
      return rows.map((row) => [row.amount_credits, row.reason] as const)
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
  const paid: string[] = []
  return stage
}

interface Ordered {
  readonly orderId: string
  readonly checkoutId: string
}

interface Bought extends Ordered {
  readonly paymentId: string
  /** Empty for a pack. */
  readonly subscriptionId: string
}
