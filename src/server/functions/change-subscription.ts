import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function changeSubscriptionHandler({ billing }: HandlerParts): Handlers['change-subscription'] {
  return async ({ subscriptionId, targetProductId }, { caller }) => {
    const { isChanged, message } = await billing.changePlan(caller.userId, { subscriptionId, targetProductId })
    return { success: isChanged, message }
  }
}
