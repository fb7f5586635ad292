import { ERRORS } from '#contract/errors.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'

/** Whoever is signed in and has the credits for the cheapest of these films may make one (OP-19). */
export function getFeatureAccessHandler({ generation }: HandlerParts): Handlers['get-feature-access'] {
  return async (_input, context) => {
    const { balanceCredits, priceCredits } = await generation.quote(requesterOf(context), { key: 'video-generation' })
    if (balanceCredits >= priceCredits) return { success: true, allowed: true }
    return { success: true, allowed: false, reason: ERRORS['credits.insufficient'].message }
  }
}
