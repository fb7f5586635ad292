import { z } from 'zod'
import { defineFunction, optional } from '../define-function.ts'

/**
 * Another plan or interval for the caller's subscription: up and to yearly at once, down and to monthly when the period ends
 * (OP-38). What cannot be changed is answered with success false and the reason. Who says what amount they were shown is never
 * charged more than that at once: 'price.changed' then.
 */
export const changeSubscription = defineFunction({
  id: 'change-subscription',
  method: 'POST',
  access: 'account',
  input: z.object({
    subscriptionId: z.string().max(200),
    targetProductId: z.string().max(200),
    /** `chargedNowCents` of preview-plan-change. */
    shownCents: optional(z.number().int().min(0)),
  }),
  output: z.object({
    success: z.boolean(),
    message: z.string(),
    /** The card on file does not pay: another one is chosen in the portal. */
    isCardDeclined: z.literal(true).optional(),
  }),
  errors: ['price.changed', 'payments.unavailable', 'RATE_LIMITED'],
})
