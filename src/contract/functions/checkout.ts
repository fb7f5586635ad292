import { z } from 'zod'
import { defineFunction, optional } from '../define-function.ts'

/**
 * A page where a product is paid, or with `wantPortal` the page where a subscription is managed. Only a link is answered: nothing
 * is bought by this call.
 */
export const checkout = defineFunction({
  id: 'checkout',
  method: 'POST',
  access: 'account',
  input: z
    .object({
      /** A `product_id` of get-products. */
      priceId: optional(z.string().max(200)),
      mode: optional(z.enum(['subscription', 'payment'])),
      wantPortal: optional(z.boolean()),
    })
    .refine(({ priceId, mode, wantPortal }) => wantPortal || (priceId && mode), {
      error: 'needs priceId and mode, or wantPortal',
    }),
  output: z.object({
    success: z.literal(true),
    paymentLink: z.string().optional(),
    portalLink: z.string().optional(),
  }),
  errors: [
    'product.unknown',
    'product.wrong-mode',
    'product.contact-only',
    'subscription.already',
    'subscription.none',
    'payments.unavailable',
    'RATE_LIMITED',
  ],
})
