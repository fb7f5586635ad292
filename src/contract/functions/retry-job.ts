import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

/** Starts a failed job again, at its price; the failed one had its credits given back. */
export const retryJob = defineFunction({
  id: 'retry-job',
  method: 'POST',
  access: 'account',
  input: z.object({ jobId: z.string().max(200) }),
  output: z.object({ success: z.literal(true), jobId: z.string() }),
  errors: [
    'job.not-found',
    'job.not-retryable',
    'idempotency.key-reused',
    'disk.full',
    'credits.insufficient',
    'identity.unproven',
    'moderation.refused',
    'engine.unsupported',
    'RATE_LIMITED',
  ],
})
