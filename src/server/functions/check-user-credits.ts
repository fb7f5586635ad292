import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refusalOf } from './refusal-of.ts'
import { requesterOf } from './requester-of.ts'

export function checkUserCreditsHandler({ billing, generation }: HandlerParts): Handlers['check-user-credits'] {
  return async ({ job, previewJobId, originalJobId, options }, context) => {
    const quote = await generation.quote(requesterOf(context), {
      key: job,
      previewJobId,
      originalJobId,
      count: options?.count,
      resolution: options?.resolution,
      source: options?.source,
    })
    const subscription = await billing.findSubscription(context.caller.userId)
    return {
      credits: quote.balanceCredits,
      isInsufficientCredits: quote.balanceCredits < quote.priceCredits,
      subscriptionStatus: subscription?.status ?? null,
      isFree: quote.isFree,
      priceCredits: quote.priceCredits,
      ...(quote.objection && { refusal: refusalOf(quote.objection) }),
    }
  }
}
