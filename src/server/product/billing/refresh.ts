import type { Payment } from '../../platform/payments/payments.ts'
import { productLookup } from './apply-event.ts'
import { applyPayment, type Outcome } from './apply-payment.ts'
import { applySubscription } from './apply-subscription.ts'
import type { BillingParts } from './billing-parts.ts'
import type { Products } from './products.ts'
import { findSubscriptionRow } from './subscriptions.store.ts'

/**
 * Asks the provider how a subscription stands now and applies it, as if it had been told. `planSince` is when it was paid for
 * its plan last, where that is known: the plan is not newer than that.
 */
export async function refreshSubscription(
  parts: BillingParts & { products: Products },
  subscriptionId: string,
  { planSince }: { planSince?: Date } = {},
): Promise<Outcome> {
  const toldAt = parts.clock.now()
  const subscription = await parts.payments.findSubscription(subscriptionId)
  if (!subscription) return { outcome: 'ignored', reason: 'the provider knows no such subscription' }
  const findProduct = await productLookup(parts, { kind: 'subscription', subscription })
  const word = { subscription, change: 'updated', toldAt, planSince, findProduct } as const
  return parts.database.transaction().execute((transaction) => applySubscription(parts, transaction, word))
}

/** Applies how a payment stands now. */
export function refreshPayment(parts: BillingParts, payment: Payment, toldAt: Date): Promise<Outcome> {
  return parts.database.transaction().execute((transaction) => applyPayment(parts, transaction, payment, toldAt))
}

/** Asks for the subscription of its newest payment, where nothing was told of it since that was paid. */
export async function refreshPaidSubscription(
  parts: BillingParts & { products: Products },
  { subscriptionId, paidAt }: { subscriptionId: string; paidAt: Date },
): Promise<Outcome> {
  const known = await findSubscriptionRow(parts.database, subscriptionId)
  if (known && known.told_at >= paidAt) return { outcome: 'applied' }
  return refreshSubscription(parts, subscriptionId, { planSince: paidAt })
}
