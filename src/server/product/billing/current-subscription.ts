import type { PaidSubscription } from '../../platform/payments/payments.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

/** After a renewal that could not be paid, access stays this long (product of our own; §8 knows no text for it). */
export const GRACE_MS = 7 * 86_400_000

/** Whether its owner has what they subscribed to: paid, set to end later, or waiting for a renewal within the days of grace. */
export function isSubscribed(subscription: SubscriptionRow, now: Date): boolean {
  const { status, period_end: periodEnd, held_since: heldSince } = subscription
  if (status === 'on_hold' || status === 'past_due') return now.getTime() < (heldSince?.getTime() ?? 0) + GRACE_MS
  if (status === 'cancelled') return subscription.is_cancelled_at_period_end && now < periodEnd
  if (status !== 'active') return false
  // A renewal may be told late; who has cancelled expects none.
  return now.getTime() < periodEnd.getTime() + (subscription.is_cancelled_at_period_end ? 0 : GRACE_MS)
}

/** The one subscription that counts: of several the one that is paid longest. */
export function currentSubscription(subscriptions: readonly SubscriptionRow[], now: Date): SubscriptionRow | undefined {
  const rank = (one: SubscriptionRow) => (one.status === 'active' ? 1 : 0)
  return subscriptions
    .filter((one) => isSubscribed(one, now))
    .toSorted((one, other) => rank(other) - rank(one) || other.period_end.getTime() - one.period_end.getTime())[0]
}

/** A subscription as its owner may know it. */
export interface OwnSubscription {
  readonly subscriptionId: string
  readonly productId: string
  readonly status: PaidSubscription['status']
  readonly isCancelledAtPeriodEnd: boolean
  readonly periodEnd: Date
  readonly interval: 'Month' | 'Year'
  readonly scheduledProductId: string | undefined
  /** Only after a renewal that could not be paid. */
  readonly graceEndsAt: Date | undefined
  /** It was renewed or changed for less than its price: that brought nothing, and the plan shown is the one that was paid. */
  readonly isMispaid: boolean
}

export function ownSubscription(row: SubscriptionRow): OwnSubscription {
  return {
    subscriptionId: row.id,
    productId: row.product_id,
    status: row.status,
    isCancelledAtPeriodEnd: row.is_cancelled_at_period_end,
    periodEnd: row.period_end,
    interval: row.billing_interval,
    scheduledProductId: row.scheduled_product_id ?? undefined,
    graceEndsAt: row.held_since ? new Date(row.held_since.getTime() + GRACE_MS) : undefined,
    isMispaid: row.refused_since !== null || row.mispaid_since !== null,
  }
}
