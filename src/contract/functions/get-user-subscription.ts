import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { Subscription } from '../entities/subscription.ts'

/** The caller's subscription (OP-28); null without one. */
export const getUserSubscription = defineFunction({
  id: 'get-user-subscription',
  method: 'POST',
  access: 'account',
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    data: Subscription.nullable(),
    /** What was lately not paid as it was ordered, so that it gave nothing and its money goes back: 'Creator plan'. */
    unsoldName: z.string().optional(),
  }),
  errors: [],
})
