import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { BILLING_INTERVALS } from '../entities/subscription.ts'

/**
 * What change-subscription would charge now and from when on what, as the payment provider works it out; null where this cannot be
 * changed to, which change-subscription tells why. Changes nothing.
 */
export const previewPlanChange = defineFunction({
  id: 'preview-plan-change',
  method: 'POST',
  access: 'account',
  input: z.object({ subscriptionId: z.string().max(200), targetProductId: z.string().max(200) }),
  output: z.object({
    success: z.literal(true),
    data: z
      .object({
        /** In whole cents, with its taxes; 0 for a change that waits for the end of the period. */
        chargedNowCents: z.number().int(),
        /** What each period costs from `renewsAt` on. */
        thenCents: z.number().int(),
        /** Whether taxes may come on top of `thenCents`. */
        isTaxExtra: z.boolean(),
        currency: z.string(),
        interval: z.enum(BILLING_INTERVALS),
        renewsAt: z.string(),
      })
      .nullable(),
  }),
  errors: ['payments.unavailable', 'RATE_LIMITED'],
})
