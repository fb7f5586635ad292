import { AppError } from '#contract/app-error.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function checkoutHandler({ billing }: HandlerParts): Handlers['checkout'] {
  return async ({ priceId, mode, wantPortal }, { caller, origin }) => {
    if (wantPortal) {
      const { url } = await billing.openPortal(caller.userId, { origin })
      return { success: true, portalLink: url }
    }
    if (!priceId || !mode) throw new AppError('validation.invalid', { field: 'priceId' })
    const { userId, email, name } = caller
    const { url } = await billing.startCheckout({ userId, email, name }, { productId: priceId, mode, origin })
    return { success: true, paymentLink: url }
  }
}
