import { nextPeriodEnd } from './billing-period.ts'
import { chargeCard } from './charge-card.ts'
import { tellOfPayment, tellOfSubscription } from './queue-message.ts'
import { getProduct } from './sandbox.store.ts'
import type { SandboxParts, SandboxTransaction, SubscriptionRow } from './sandbox-parts.ts'
import { chargedCents } from './sandbox-products.ts'
import { findTestCard } from './test-cards.ts'

const DAY_MS = 86_400_000
/** So long a plan stays on hold before it ends, and so often a card is tried again meanwhile. */
const GRACE_MS = 7 * DAY_MS
const RETRY_MS = 2 * DAY_MS
/** A clock that was put far ahead goes there in steps; what is left comes with the next look. */
const MOST_AT_ONCE = 500

/** Lets everything happen whose time has come, in its order, each at its own time. */
export async function renewSubscriptions(parts: SandboxParts): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const happened = await parts.database.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('sandbox_subscriptions')
        .selectAll()
        .where('due_at', '<=', parts.clock.now())
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (due?.due_at) await letHappen(transaction, due, due.due_at)
      return due !== undefined
    })
    if (!happened) return
  }
}

async function letHappen(transaction: SandboxTransaction, subscription: SubscriptionRow, at: Date): Promise<void> {
  const graceIsOver = subscription.grace_ends_at !== null && subscription.grace_ends_at <= at
  if (subscription.is_cancelled_at_period_end || graceIsOver) return endSubscription(transaction, subscription, at)
  await renewSubscription(transaction, subscription, at)
}

/** Charges the next period. What fails puts the plan on hold and is tried again until the grace is over. */
export async function renewSubscription(
  transaction: SandboxTransaction,
  subscription: SubscriptionRow,
  at: Date,
): Promise<void> {
  const product = getProduct(subscription.scheduled_product_id ?? subscription.product_id)
  const card = findTestCard(subscription.card_number)
  if (card === undefined || product.interval === undefined) throw new Error(`subscription ${subscription.id} cannot renew`)
  const payment = await chargeCard(transaction, card, 'absent', {
    customerId: subscription.customer_id,
    productId: product.id,
    subscriptionId: subscription.id,
    amountCents: chargedCents(product),
    metadata: subscription.metadata,
    at,
  })
  if (payment.status !== 'succeeded') {
    await tellOfPayment(transaction, 'payment.failed', payment, at)
    return holdSubscription(transaction, subscription, at)
  }
  const isOtherPlan = product.id !== subscription.product_id
  const isOtherInterval = product.interval !== getProduct(subscription.product_id).interval
  const anchor = isOtherInterval ? subscription.period_end : subscription.anchor_at
  const periodEnd = nextPeriodEnd(anchor, product.interval, at)
  const renewed = await transaction
    .updateTable('sandbox_subscriptions')
    .set({
      product_id: product.id,
      status: 'active',
      scheduled_product_id: null,
      scheduled_at: null,
      anchor_at: anchor,
      period_start: subscription.period_end,
      period_end: periodEnd,
      due_at: periodEnd,
      grace_ends_at: null,
    })
    .where('id', '=', subscription.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isOtherPlan) await tellOfSubscription(transaction, 'subscription.plan_changed', renewed, at)
  await tellOfSubscription(transaction, 'subscription.renewed', renewed, at)
  await tellOfPayment(transaction, 'payment.succeeded', payment, at)
}

async function holdSubscription(transaction: SandboxTransaction, subscription: SubscriptionRow, at: Date): Promise<void> {
  const graceEndsAt = subscription.grace_ends_at ?? new Date(at.getTime() + GRACE_MS)
  const dueAt = new Date(Math.min(at.getTime() + RETRY_MS, graceEndsAt.getTime()))
  const held = await transaction
    .updateTable('sandbox_subscriptions')
    .set({ status: 'on_hold', grace_ends_at: graceEndsAt, due_at: dueAt })
    .where('id', '=', subscription.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (subscription.status !== 'on_hold') await tellOfSubscription(transaction, 'subscription.on_hold', held, at)
}

export async function endSubscription(transaction: SandboxTransaction, subscription: SubscriptionRow, at: Date): Promise<void> {
  const ended = await transaction
    .updateTable('sandbox_subscriptions')
    .set({ status: 'cancelled', cancelled_at: at, due_at: null, grace_ends_at: null, scheduled_product_id: null })
    .where('id', '=', subscription.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfSubscription(transaction, 'subscription.cancelled', ended, at)
}
