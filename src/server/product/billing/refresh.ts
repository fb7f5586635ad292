import type { Payment } from '../../platform/payments/payments.ts'
import { applyPayment, type Outcome } from './apply-payment.ts'
import { applySubscription } from './apply-subscription.ts'
import type { BillingParts } from './billing-parts.ts'
import type { Products } from './products.ts'
import { productLookup } from './receive-webhook.ts'
import { findSubscriptionRow } from './subscriptions.store.ts'

/** Asks the provider how a subscription stands now and applies it, as if it had been told. */
export async function refreshSubscription(
  parts: BillingParts & { products: Products },
  subscriptionId: string,
): Promise<Outcome> {
  const toldAt = parts.clock.now()
  const subscription = await parts.payments.findSubscription(subscriptionId)
  if (!subscription) return { outcome: 'ignored', reason: 'the provider knows no such subscription' }
  const findProduct = await productLookup(parts, { kind: 'subscription', subscription })
  return parts.database
    .transaction()
    .execute((transaction) => applySubscription(parts, transaction, { subscription, change: 'updated', toldAt, findProduct }))
}

/** Applies how a payment stands now, and asks for its subscription where nothing was told of that since it was paid. */
export async function refreshPayment(
  parts: BillingParts & { products: Products },
  payment: Payment,
  toldAt: Date,
): Promise<Outcome> {
  const outcome = await parts.database.transaction().execute((transaction) => applyPayment(parts, transaction, payment, toldAt))
  const { subscriptionId } = payment
  if (outcome.outcome !== 'applied' || !subscriptionId) return outcome
  const known = await findSubscriptionRow(parts.database, subscriptionId)
  if (known && known.told_at >= payment.paidAt) return outcome
  return refreshSubscription(parts, subscriptionId)
}
