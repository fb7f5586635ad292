import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function changeSubscriptionHandler({ billing }: HandlerParts): Handlers['change-subscription'] {
  return async (change, { caller }) => {
    const { isChanged, message, isCardDeclined } = await billing.changePlan(caller.userId, change)
    return { success: isChanged, message, ...(isCardDeclined && { isCardDeclined }) }
  }
}
