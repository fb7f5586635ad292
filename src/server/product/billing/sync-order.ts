import type { BillingParts } from './billing-parts.ts'
import { findOrder, listUnboundPlanOrders, type OrderRow } from './orders.store.ts'
import type { Products } from './products.ts'
import { refreshPayment, refreshSubscription } from './refresh.ts'
import { askProvider } from './start-checkout.ts'
import { listGrantedMonths } from './subscriptions.store.ts'

/** What became of an order. Of an order of others, and of nobody, nothing is known. */
export interface OrderState {
  readonly addedCredits: number
  readonly payment: 'arrived' | 'open' | 'unknown'
}

/** Looks up at the provider what became of an order of this user, before its message has come. */
export async function syncOrder(
  parts: BillingParts & { products: Products },
  userId: string,
  sessionId: string,
): Promise<OrderState> {
  const order = await findOrder(parts.database, sessionId)
  if (order?.user_id !== userId) {
    parts.report(`a credit sync named a session that is none of its user ${userId}`)
    return { addedCredits: 0, payment: 'unknown' }
  }
  const known = await stateOf(parts, order)
  if (known.addedCredits > 0 || order.checkout_id === null) return known
  const checkoutId = order.checkout_id
  const checkout = await askProvider(() => parts.payments.findCheckout(checkoutId))
  if (checkout?.status !== 'paid') return known
  const toldAt = parts.clock.now()
  const { paymentId, subscriptionId } = checkout
  const payment = paymentId ? await askProvider(() => parts.payments.findPayment(paymentId)) : undefined
  if (payment) await refreshPayment(parts, payment, toldAt)
  if (subscriptionId) await askProvider(() => refreshSubscription(parts, subscriptionId))
  return stateOf(parts, order)
}

/** Checkouts are open for a day. */
const CHECKOUT_OPEN_MS = 24 * 3_600_000
const MOST_LOOKED_UP = 3

/** Who pays for a plan, and orders one again before that is told, is not to pay twice. */
export async function syncPlanOrders(parts: BillingParts & { products: Products }, userId: string): Promise<void> {
  const since = new Date(parts.clock.now().getTime() - CHECKOUT_OPEN_MS)
  for (const { id } of await listUnboundPlanOrders(parts.database, { userId, since, most: MOST_LOOKED_UP })) {
    await syncOrder(parts, userId, id)
  }
}

async function stateOf({ database }: BillingParts, order: OrderRow): Promise<OrderState> {
  const payments = await database.selectFrom('billing_payments').selectAll().where('order_id', '=', order.id).execute()
  const isPaid = payments.some(({ paid_at }) => paid_at !== null)
  if (!order.is_recurring) {
    const addedCredits = payments.reduce((sum, payment) => sum + payment.granted_credits, 0)
    return { addedCredits, payment: isPaid ? 'arrived' : 'open' }
  }
  const bound = await database.selectFrom('billing_subscriptions').select('id').where('order_id', '=', order.id).execute()
  const ids = new Set([...bound.map(({ id }) => id), ...payments.flatMap((payment) => payment.subscription_id ?? [])])
  const months = await Promise.all([...ids].map((id) => listGrantedMonths(database, id)))
  const first = months.flat().toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0]
  return { addedCredits: first?.grantedCredits ?? 0, payment: isPaid || bound.length > 0 ? 'arrived' : 'open' }
}
