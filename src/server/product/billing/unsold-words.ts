import type { OrderRow } from './orders.store.ts'
import { planName } from './plan-name.ts'

/** The line of the history that says what becomes of a plan that was not paid as it was ordered. */
export function unsoldPlan({ subscriptionId, userId, planId }: { subscriptionId: string; userId: string; planId: string }): {
  userId: string
  reason: string
  reference: string
} {
  const reason = `Not paid as ordered, so it was ended and the money goes back: ${planName(planId)} plan`
  return { userId, reason, reference: `plan/${subscriptionId}/unsold` }
}

/** The same of a pack. */
export function unsoldPack(
  paymentId: string,
  order: Pick<OrderRow, 'user_id' | 'product_name'>,
): { userId: string; reason: string; reference: string } {
  const reason = `Not paid as ordered, so the money goes back: ${order.product_name}`
  return { userId: order.user_id, reason, reference: `payment/${paymentId}/unsold` }
}
