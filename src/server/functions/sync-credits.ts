import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function syncCreditsHandler({ billing, credits, database }: HandlerParts): Handlers['sync-credits'] {
  return async ({ session_id: sessionId }, { caller }) => {
    const order = sessionId === undefined ? undefined : await billing.syncOrder(caller.userId, sessionId)
    const returned = sessionId === undefined ? undefined : await billing.findReturnOf(caller.userId, sessionId)
    return {
      success: true,
      credits: await credits.balance(database, caller.userId),
      added: order?.addedCredits ?? 0,
      ...(order && { payment: order.payment }),
      ...(returned && { returned }),
    }
  }
}
