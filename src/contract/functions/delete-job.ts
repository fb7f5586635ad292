import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

/** Removes an own job with what it made; one that has not ended is cancelled before. */
export const deleteJob = defineFunction({
  id: 'delete-job',
  method: 'POST',
  access: 'account',
  input: z.object({ jobId: z.string().max(200) }),
  output: z.object({ success: z.literal(true) }),
  errors: ['job.not-found', 'job.in-use'],
})
