import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

/** Stops an own job that has not ended; its credits or its free use come back at once. */
export const cancelJob = defineFunction({
  id: 'cancel-job',
  method: 'POST',
  access: 'account',
  input: z.object({ jobId: z.string().max(200) }),
  /** `too late`: it had ended already. */
  output: z.object({ success: z.boolean(), result: z.enum(['cancelled', 'too late']) }),
  errors: ['job.not-found'],
})
