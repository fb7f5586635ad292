import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

/** Whether the caller may use a feature now, and if not, why (OP-19). */
export const getFeatureAccess = defineFunction({
  id: 'get-feature-access',
  method: 'GET',
  access: 'account',
  input: z.object({ feature: z.enum(['video-generation-sora']) }),
  output: z.object({ success: z.literal(true), allowed: z.boolean(), reason: z.string().optional() }),
  errors: [],
})
