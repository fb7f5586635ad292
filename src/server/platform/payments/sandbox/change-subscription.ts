import { SandboxRefusal } from '../payment-sandbox.ts'
import { nextPeriodEnd } from './billing-period.ts'
import { chargeCard } from './charge-card.ts'
import { prorate } from './prorate.ts'
import { tellOfPayment, tellOfSubscription } from './queue-message.ts'
import { endSubscription, renewSubscription } from './renew-subscriptions.ts'
import { getProduct, lockSubscription } from './sandbox.store.ts'
import type { SandboxParts, SandboxTransaction, SubscriptionRow } from './sandbox-parts.ts'
import type { SandboxProduct } from './sandbox-products.ts'
import { findTestCard } from './test-cards.ts'

/** Another plan: at once, paid by the card on file, or when the period ends. A charge that fails changes nothing. */
export function changePlan(
  parts: SandboxParts,
  subscriptionId: string,
  change: { productId: string; isAtOnce: boolean; replacesScheduled: boolean },
): Promise<{ payment_id?: string }> {
  return parts.database.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, subscriptionId)
    const target = getTarget(subscription, change)
    if (change.isAtOnce) return changeAtOnce(transaction, subscription, target.id, parts.clock.now())
    const scheduled = { scheduled_product_id: target.id, scheduled_at: parts.clock.now() }
    await update(transaction, subscription.id, scheduled, parts.clock.now())
    return {}
  })
}

/** What `changePlan` would charge at once and make of the subscription now. */
export function previewChange(
  parts: SandboxParts,
  subscriptionId: string,
  change: { productId: string; replacesScheduled: boolean },
): Promise<{ amountCents: number; at: Date; changed: SubscriptionRow }> {
  return parts.database.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, subscriptionId)
    const target = getTarget(subscription, change)
    const at = parts.clock.now()
    const changes = atOnce(subscription, target.id, at)
    return { amountCents: changes.amountCents, at, changed: { ...subscription, ...changes.columns } }
  })
}

/** Refuses what cannot be changed to. */
function getTarget(subscription: SubscriptionRow, change: { productId: string; replacesScheduled: boolean }): SandboxProduct {
  if (subscription.status !== 'active') {
    throw new SandboxRefusal(409, 'INACTIVE_SUBSCRIPTION', `This plan is ${subscription.status}.`)
  }
  const target = getProduct(change.productId)
  if (target.interval === undefined) {
    throw new SandboxRefusal(422, 'INVALID_REQUEST_PARAMETERS', `${target.name} is not a plan.`)
  }
  if (target.id === subscription.product_id) {
    throw new SandboxRefusal(422, 'INVALID_REQUEST_PARAMETERS', 'This is the plan it has already.')
  }
  if (subscription.scheduled_product_id && !change.replacesScheduled) {
    throw new SandboxRefusal(409, 'SCHEDULED_CHANGE', 'Another change waits for the end of the period.')
  }
  return target
}

/** What a change at once costs, and what the subscription is by then. */
function atOnce(subscription: SubscriptionRow, productId: string, at: Date) {
  const [from, to] = [getProduct(subscription.product_id), getProduct(productId)]
  const { period_start: periodStart, period_end: periodEnd } = subscription
  const isOtherInterval = from.interval !== to.interval
  const newEnd = isOtherInterval ? nextPeriodEnd(at, to.interval ?? 'Month', at) : periodEnd
  const columns = {
    product_id: productId,
    scheduled_product_id: null,
    scheduled_at: null,
    anchor_at: isOtherInterval ? at : subscription.anchor_at,
    period_start: isOtherInterval ? at : periodStart,
    period_end: newEnd,
    due_at: newEnd,
  }
  return { amountCents: prorate({ from, to, periodStart, periodEnd, now: at }), columns }
}

async function changeAtOnce(
  transaction: SandboxTransaction,
  subscription: SubscriptionRow,
  productId: string,
  at: Date,
): Promise<{ payment_id?: string }> {
  const { amountCents, columns } = atOnce(subscription, productId, at)
  const payment = amountCents > 0 ? await charge(transaction, subscription, productId, amountCents, at) : undefined
  if (payment?.status === 'failed') {
    await tellOfPayment(transaction, 'payment.failed', payment, at)
    return { payment_id: payment.id }
  }
  const changed = await transaction
    .updateTable('sandbox_subscriptions')
    .set(columns)
    .where('id', '=', subscription.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfSubscription(transaction, 'subscription.plan_changed', changed, at)
  if (payment) await tellOfPayment(transaction, 'payment.succeeded', payment, at)
  return payment ? { payment_id: payment.id } : {}
}

/** Ends it when the period ends, or takes that back. */
export function cancelAtPeriodEnd(parts: SandboxParts, subscriptionId: string, isCancelled: boolean): Promise<void> {
  return parts.database.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, subscriptionId)
    if (subscription.status === 'cancelled') {
      throw new SandboxRefusal(409, 'INACTIVE_SUBSCRIPTION', 'This plan has ended already.')
    }
    if (subscription.is_cancelled_at_period_end === isCancelled) return
    await update(transaction, subscriptionId, { is_cancelled_at_period_end: isCancelled }, parts.clock.now())
  })
}

/** Ends it now; nothing is charged or given back by that. */
export function endNow(parts: SandboxParts, subscriptionId: string): Promise<void> {
  return parts.database.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, subscriptionId)
    if (subscription.status === 'cancelled') {
      throw new SandboxRefusal(409, 'INACTIVE_SUBSCRIPTION', 'This plan has ended already.')
    }
    await endSubscription(transaction, subscription, parts.clock.now())
  })
}

export function forgetScheduledChange(parts: SandboxParts, subscriptionId: string): Promise<void> {
  return parts.database.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, subscriptionId)
    if (!subscription.scheduled_product_id) return
    await update(transaction, subscriptionId, { scheduled_product_id: null, scheduled_at: null }, parts.clock.now())
  })
}

/** Another card on file. A plan on hold is charged at once. Answers what is wrong with the card, or nothing. */
export function changeCard(parts: SandboxParts, subscriptionId: string, typed: string): Promise<string | undefined> {
  return parts.database.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, subscriptionId)
    if (subscription.status === 'cancelled') return 'This plan has ended.'
    const card = findTestCard(typed)
    if (card === undefined) return 'This is none of the test cards: no real card works here.'
    if (card.behaviour === 'declines') return 'Your card was declined.'
    const at = parts.clock.now()
    const changed = await update(transaction, subscriptionId, { card_number: card.number }, at)
    if (subscription.status === 'on_hold') await renewSubscription(transaction, changed, at)
    return undefined
  })
}

async function charge(
  transaction: SandboxTransaction,
  subscription: SubscriptionRow,
  productId: string,
  amountCents: number,
  at: Date,
) {
  const card = findTestCard(subscription.card_number)
  if (card === undefined) throw new Error(`subscription ${subscription.id} has no test card`)
  return chargeCard(transaction, card, 'absent', {
    customerId: subscription.customer_id,
    productId,
    subscriptionId: subscription.id,
    amountCents,
    metadata: subscription.metadata,
    at,
  })
}

async function update(
  transaction: SandboxTransaction,
  subscriptionId: string,
  change: Partial<SubscriptionRow>,
  at: Date,
): Promise<SubscriptionRow> {
  const { metadata: _, ...columns } = change
  const updated = await transaction
    .updateTable('sandbox_subscriptions')
    .set(columns)
    .where('id', '=', subscriptionId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfSubscription(transaction, 'subscription.updated', updated, at)
  return updated
}
