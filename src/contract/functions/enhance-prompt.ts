import { z } from 'zod'
import { defineFunction, optional, text } from '../define-function.ts'
import { LIMITS } from '../limits.ts'

export const enhancePrompt = defineFunction({
  id: 'enhance-prompt',
  method: 'POST',
  access: 'account',
  input: z.object({
    userPrompt: text(LIMITS.enhanceMinChars, LIMITS.enhanceMaxChars),
    mode: optional(z.string().max(64)),
  }),
  output: z.object({ success: z.boolean(), enhancedPrompt: z.string(), error: z.string().optional() }),
  errors: ['credits.insufficient', 'moderation.refused', 'idempotency.key-reused', 'RATE_LIMITED'],
})
