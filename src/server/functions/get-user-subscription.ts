import type { SubscriptionMetadata } from '#contract/entities/subscription.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function getUserSubscriptionHandler({ billing }: HandlerParts): Handlers['get-user-subscription'] {
  return async (_input, { caller }) => {
    const subscription = await billing.findSubscription(caller.userId)
    const unsoldName = await billing.findUnsold(caller.userId)
    const unsold = unsoldName && { unsoldName }
    if (!subscription) return { success: true, data: null, ...unsold }
    const { scheduledProductId, graceEndsAt } = subscription
    const returned = await billing.findReturnedPlan(caller.userId)
    const metadata: SubscriptionMetadata = {
      toldAt: subscription.toldAt.toISOString(),
      paymentFrequency: subscription.interval,
      ...(scheduledProductId && { scheduledProductId }),
      ...(returned && { returnedPlanName: returned.planName }),
      ...(subscription.isMispaid && { isMispaid: true }),
      ...(graceEndsAt && { graceEndsAt: graceEndsAt.toISOString() }),
    }
    const data = {
      status: subscription.status,
      cancelAtPeriodEnd: subscription.isCancelledAtPeriodEnd,
      currentPeriodEnd: subscription.periodEnd.toISOString(),
      productId: subscription.productId,
      subscriptionId: subscription.subscriptionId,
      metadata: JSON.stringify(metadata),
    }
    return { success: true, data, ...unsold }
  }
}
