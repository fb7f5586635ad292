import { ERRORS } from '#contract/errors.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'

/** Unless it is switched off, whoever is signed in and has the credits for the cheapest of these films may make one (OP-19). */
export function getFeatureAccessHandler({ generation, arePremiumFilmsOn }: HandlerParts): Handlers['get-feature-access'] {
  return async (_input, context) => {
    if (!arePremiumFilmsOn) return { success: true, allowed: false, reason: ERRORS['feature.off'].message }
    const { balanceCredits, priceCredits, objection } = await generation.quote(requesterOf(context), {
      key: 'video-generation',
    })
    if (objection) return { success: true, allowed: false, reason: objection.message }
    if (balanceCredits >= priceCredits) return { success: true, allowed: true }
    return { success: true, allowed: false, reason: ERRORS['credits.insufficient'].message }
  }
}
