import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

/**
 * Another plan or interval for the caller's subscription: up and to yearly at once, down and to monthly when the period ends
 * (OP-38). What cannot be changed is answered with success false and the reason.
 */
export const changeSubscription = defineFunction({
  id: 'change-subscription',
  method: 'POST',
  access: 'account',
  input: z.object({ subscriptionId: z.string().max(200), targetProductId: z.string().max(200) }),
  output: z.object({ success: z.boolean(), message: z.string() }),
  errors: ['payments.unavailable', 'RATE_LIMITED'],
})
