import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { PaidProduct, PaidSubscription, SubscriptionChange } from '../../platform/payments/payments.ts'
import { type Outcome, refused } from './apply-payment.ts'
import type { BillingParts } from './billing-parts.ts'
import { currentSubscription } from './current-subscription.ts'
import { hasLeft } from './departures.store.ts'
import { isPriceOfPlan } from './is-price-of.ts'
import { mispaidRenewal } from './mispaid-renewal.ts'
import { findOrder, findUnboundPlanOrder, type OrderRow } from './orders.store.ts'
import { takeTurn } from './payments.store.ts'
import { planName } from './plan-name.ts'
import { chargedCents, type Plan, planOf } from './products.ts'
import { settleSubscription } from './settle-subscription.ts'
import {
  findLeastPrice,
  findSubscriptionRow,
  mergePaidPeriod,
  type SubscriptionRow,
  subscriptionsOfUser,
  writeSubscription,
} from './subscriptions.store.ts'
import { unsoldPlan } from './unsold-words.ts'

const LONGEST_PERIOD_MS = 370 * 86_400_000
const ENDED: ReadonlySet<PaidSubscription['status']> = new Set(['cancelled', 'failed', 'expired'])
const HELD: ReadonlySet<PaidSubscription['status']> = new Set(['on_hold', 'past_due'])

/** A word of the provider on a subscription, and what is sold under its product's id (nothing where none is). */
export interface SubscriptionWord {
  readonly subscription: PaidSubscription
  readonly change: SubscriptionChange
  readonly toldAt: Date
  /** Since when it is known to have this plan, if longer than it was told. */
  readonly planSince?: Date | undefined
  findProduct(): Pick<PaidProduct, 'name' | 'isRecurring' | 'priceCents' | 'discountPercent'> | undefined
}

/**
 * Applies a word on a subscription. A period it calls active is paid; that stays true, whichever word comes later, so words
 * may come in any order. Of its state the newest word counts.
 */
export async function applySubscription(
  parts: Pick<BillingParts, 'credits' | 'clock'>,
  transaction: Transaction<Tables>,
  word: SubscriptionWord,
): Promise<Outcome> {
  const { subscription, toldAt } = word
  const { subscriptionId, userId, periodStart, periodEnd } = subscription
  const lengthMs = periodEnd.getTime() - periodStart.getTime()
  if (!(lengthMs > 0 && lengthMs <= LONGEST_PERIOD_MS)) return refused('the period has no length that is sold')
  const owner = userId ?? (await findSubscriptionRow(transaction, subscriptionId))?.user_id
  if (!owner) return refused('the subscription names nobody of ours')
  await takeTurn(transaction, { userId: owner })
  const known = await findSubscriptionRow(transaction, subscriptionId)
  if (known && known.user_id !== owner) return refused('the subscription is of another user')
  const order = known ? await findOrder(transaction, known.order_id) : await orderOf(transaction, word, owner)
  if (!order) return refused('nobody ordered this subscription here')
  const currencyRefusal = currencyRefusalOf(subscription, order)
  if (currencyRefusal && known && !known.is_unsold) return refused(currencyRefusal)
  const plan = planOfWord(word, known, order)
  if (!plan) return refused(`the product ${subscription.productId} is no plan`)

  const isOfNobody = known?.is_of_nobody ?? (await hasLeft(transaction, owner))
  const isAsked = !isOfNobody && !known?.is_unsold
  const priceRefusal = isAsked ? (currencyRefusal ?? (await priceRefusalOf(transaction, word, { order, plan }))) : undefined
  const isUnsold = known?.is_unsold ?? priceRefusal !== undefined
  // What was not paid leaves nothing to give back.
  if (priceRefusal && !known && !isPaidFor(subscription)) return refused(priceRefusal)

  const isNews = !known || known.told_at <= toldAt
  if (isNews) {
    const isBegun = !known && subscription.status === 'active'
    const secondTo = isBegun ? await planBefore(transaction, owner, toldAt) : (known?.second_to ?? null)
    const row = rowOf(word, { known, order, planId: plan.id, secondTo, isOfNobody, isUnsold })
    if (known && priceRefusal) await noteRefusal(parts, transaction, word, { known, planId: plan.id })
    await writeSubscription(transaction, known && priceRefusal ? withPaidPlan(row, known) : row)
    if (!known && priceRefusal) {
      await parts.credits.note(transaction, unsoldPlan({ subscriptionId, userId: owner, planId: plan.id }))
    }
  }
  // How it stands is kept; what was never sold at this price brings nothing.
  if (priceRefusal) return refused(priceRefusal)
  if (subscription.status === 'active' && !isUnsold) {
    await mergePaidPeriod(transaction, {
      subscriptionId,
      startsAt: periodStart,
      endsAt: periodEnd,
      interval: subscription.interval,
      planId: plan.id,
      creditsPerMonth: plan.creditsPerMonth,
      fromAt: word.planSince ?? toldAt,
      priceCents: subscription.priceCents,
    })
  }
  const mispaid = await settleSubscription(parts, transaction, subscriptionId)
  // A payment that was told before the period it is for is not known as less than its price before now.
  const isRenewed = word.change === 'renewed'
  const paidBefore = [...mispaid.values()].find((one) => isRenewed && one.periodStart === periodStart.getTime())
  return paidBefore ? refused(paidBefore.what) : { outcome: 'applied' }
}

const isPaidFor = ({ status }: PaidSubscription) => status === 'active' || HELD.has(status)

function currencyRefusalOf({ currency }: PaidSubscription, order: OrderRow): string | undefined {
  return currency === order.currency ? undefined : `the subscription is paid in ${currency}, ordered in ${order.currency}`
}

/** The plan that somebody has already who begins another one: two pages to pay on were open side by side. */
async function planBefore(transaction: Transaction<Tables>, userId: string, at: Date): Promise<string | null> {
  const current = currentSubscription(await subscriptionsOfUser(transaction, userId), at)
  return current?.id ?? null
}

/**
 * What is wrong with the price of its periods: less than was ordered, with another plan less than that cost when it was chosen,
 * and less than it costs today. Nothing for what is not sold any more.
 */
async function priceRefusalOf(
  transaction: Transaction<Tables>,
  { subscription, findProduct }: SubscriptionWord,
  { order, plan }: { order: OrderRow; plan: Plan },
): Promise<string | undefined> {
  const { subscriptionId, productId, interval } = subscription
  const isAsOrdered = productId === order.product_id
  const agreedCents = isAsOrdered
    ? order.amount_cents
    : await findLeastPrice(transaction, { subscriptionId, interval, planId: plan.id })
  if (agreedCents !== undefined && isPriceOfPlan(subscription, agreedCents)) return undefined
  const product = findProduct()
  const leastCents = Math.min(
    agreedCents ?? Number.POSITIVE_INFINITY,
    product ? chargedCents(product) : Number.POSITIVE_INFINITY,
  )
  if (leastCents === Number.POSITIVE_INFINITY || isPriceOfPlan(subscription, leastCents)) return undefined
  return `the subscription is of ${subscription.priceCents} cents for each period, and ${leastCents} were agreed`
}

/** The order of its first payment where that came before; otherwise the newest that waits for such a subscription. */
async function orderOf(
  transaction: Transaction<Tables>,
  { subscription, change }: SubscriptionWord,
  userId: string,
): Promise<OrderRow | undefined> {
  const paid = await transaction
    .selectFrom('billing_payments')
    .select('order_id')
    .where('subscription_id', '=', subscription.subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const ordered = await findUnboundPlanOrder(transaction, { userId, productId: subscription.productId })
  const paidOrder = paid?.order_id ? await findOrder(transaction, paid.order_id) : undefined
  if (paidOrder) return paidOrder
  // A change of plan may be heard before the beginning.
  return ordered ?? (change === 'active' ? undefined : await findUnboundPlanOrder(transaction, { userId }))
}

function planOfWord(
  { subscription, findProduct }: SubscriptionWord,
  known: SubscriptionRow | undefined,
  order: OrderRow,
): Plan | undefined {
  // What was ordered once is still paid when it is not sold any more.
  const ordered = { name: order.product_name, isRecurring: order.is_recurring }
  if (order.product_id === subscription.productId) return planOf(ordered)
  const product = findProduct()
  if (product) return planOf(product)
  return known?.product_id === subscription.productId ? planOf({ name: known.plan_id, isRecurring: true }) : undefined
}

/** What was paid last stays: nothing that is shown as theirs was never paid. */
function withPaidPlan(told: SubscriptionRow, known: SubscriptionRow): SubscriptionRow {
  const { product_id, plan_id, billing_interval, period_start, period_end } = known
  const refused_since = known.refused_since ?? told.told_at
  return { ...told, product_id, plan_id, billing_interval, period_start, period_end, refused_since }
}

/** Its owner finds in their history why no credits came. */
async function noteRefusal(
  { credits }: Pick<BillingParts, 'credits'>,
  transaction: Transaction<Tables>,
  { subscription }: SubscriptionWord,
  { known, planId }: { known: SubscriptionRow; planId: string },
): Promise<void> {
  const { subscriptionId, status, periodStart } = subscription
  if (status !== 'active') return
  if (periodStart >= known.period_end) {
    await credits.note(transaction, mispaidRenewal({ subscription: known, planId, periodStart: periodStart.getTime() }))
  } else if (subscription.productId !== known.product_id) {
    const reason = `Change not paid at its price: ${planName(planId)} plan`
    const reference = `plan/${subscriptionId}/${periodStart.getTime()}/${subscription.productId}/mispaid`
    await credits.note(transaction, { userId: known.user_id, reason, reference })
  }
}

function rowOf(
  { subscription, toldAt }: SubscriptionWord,
  {
    known,
    order,
    planId,
    secondTo,
    isOfNobody,
    isUnsold,
  }: {
    known: SubscriptionRow | undefined
    order: OrderRow
    planId: string
    secondTo: string | null
    isOfNobody: boolean
    isUnsold: boolean
  },
): SubscriptionRow {
  const { status } = subscription
  return {
    id: subscription.subscriptionId,
    user_id: order.user_id,
    order_id: order.id,
    customer_id: subscription.customerId,
    product_id: subscription.productId,
    plan_id: planId,
    status,
    is_cancelled_at_period_end: subscription.isCancelledAtPeriodEnd,
    period_start: subscription.periodStart,
    period_end: subscription.periodEnd,
    billing_interval: subscription.interval,
    scheduled_product_id: subscription.scheduledProductId ?? null,
    held_since: HELD.has(status) ? (known?.held_since ?? toldAt) : null,
    ended_at: ENDED.has(status) ? (known?.ended_at ?? toldAt) : null,
    told_at: toldAt,
    next_month_at: known?.next_month_at ?? null,
    second_to: secondTo,
    is_of_nobody: isOfNobody,
    is_unsold: isUnsold,
    returned_at: known?.returned_at ?? null,
    refused_since: null,
    mispaid_since: known?.mispaid_since ?? null,
  }
}
