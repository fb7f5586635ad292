import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

/** The caller's subscription (OP-28); null without one. Subscriptions arrive with billing. */
export const getUserSubscription = defineFunction({
  id: 'get-user-subscription',
  method: 'POST',
  access: 'account',
  input: z.object({}),
  output: z.object({ success: z.literal(true), data: z.null() }),
  errors: [],
})
