import type { BillingParts } from './billing-parts.ts'
import { findOrder, listUnboundPlanOrders, type OrderRow } from './orders.store.ts'
import type { Products } from './products.ts'
import { refreshPayment, refreshSubscription } from './refresh.ts'
import { askProvider } from './start-checkout.ts'
import { listGrantedMonths } from './subscriptions.store.ts'

/**
 * Looks up at the provider what became of an order of this user, before its message has come; answers the credits it gave.
 * 0 while it is not paid, and for orders of others and of nobody.
 */
export async function syncOrder(
  parts: BillingParts & { products: Products },
  userId: string,
  sessionId: string,
): Promise<number> {
  const order = await findOrder(parts.database, sessionId)
  if (order?.user_id !== userId) {
    parts.report(`a credit sync named a session that is none of its user ${userId}`)
    return 0
  }
  const known = await creditsOf(parts, order)
  if (known > 0 || order.checkout_id === null) return known
  const checkoutId = order.checkout_id
  const checkout = await askProvider(() => parts.payments.findCheckout(checkoutId))
  if (checkout?.status !== 'paid') return 0
  const toldAt = parts.clock.now()
  const { paymentId, subscriptionId } = checkout
  const payment = paymentId ? await askProvider(() => parts.payments.findPayment(paymentId)) : undefined
  if (payment) await refreshPayment(parts, payment, toldAt)
  if (subscriptionId) await askProvider(() => refreshSubscription(parts, subscriptionId))
  return creditsOf(parts, order)
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

async function creditsOf({ database }: BillingParts, order: OrderRow): Promise<number> {
  const payments = await database.selectFrom('billing_payments').selectAll().where('order_id', '=', order.id).execute()
  if (!order.is_recurring) return payments.reduce((sum, payment) => sum + payment.granted_credits, 0)
  const bound = await database.selectFrom('billing_subscriptions').select('id').where('order_id', '=', order.id).execute()
  const ids = new Set([...bound.map(({ id }) => id), ...payments.flatMap((payment) => payment.subscription_id ?? [])])
  const months = await Promise.all([...ids].map((id) => listGrantedMonths(database, id)))
  const first = months.flat().toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0]
  return first?.grantedCredits ?? 0
}
