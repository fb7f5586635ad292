import { z } from 'zod'
import { defineFunction, optional } from '../define-function.ts'

/**
 * The caller's true balance after a payment. `session_id` is looked up at the payment provider, so it may be asked any number of
 * times and before the provider's own message has come; nothing in an address ever makes credits (OP-33).
 */
export const syncCredits = defineFunction({
  id: 'sync-credits',
  method: 'POST',
  access: 'account',
  input: z.object({ session_id: optional(z.string().max(200)) }),
  output: z.object({
    success: z.literal(true),
    credits: z.number().int(),
    /** What the payment of this session gave, also when it was credited before this call; 0 while it is not paid. */
    added: z.number().int(),
    /** Of this session: open, as long as nobody has paid; unknown, where it is none of the caller's. */
    payment: z.enum(['arrived', 'open', 'unknown']).optional(),
    /** What was paid gives nothing, and its money goes back: who paid had a plan already, or it was not what was ordered. */
    returned: z.enum(['second plan', 'not as ordered']).optional(),
  }),
  errors: ['payments.unavailable', 'RATE_LIMITED'],
})
