import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { JOB_STATUSES, NOT_FOUND } from '../job-constants.ts'

export const getJobResponse = defineFunction({
  id: 'get-job-response',
  method: 'GET',
  access: 'account',
  input: z.object({ jobId: z.string().max(200) }),
  output: z.object({
    success: z.literal(true),
    status: z.enum([...JOB_STATUSES, NOT_FOUND]),
    /** Addresses of the pictures; [] until the job succeeded. */
    data: z.array(z.string()),
    expiresAt: z.string().optional(),
    /** What the engine left out or drew in another way. */
    warnings: z.array(z.string()),
  }),
  errors: [],
})
