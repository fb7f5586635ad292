import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { JOB_STATUSES, NOT_FOUND } from '../job-constants.ts'

export const getJobStatus = defineFunction({
  id: 'get-job-status',
  method: 'GET',
  access: 'account',
  input: z.object({ jobId: z.string().max(200) }),
  output: z.object({
    success: z.literal(true),
    /** `not_found` for an unknown or foreign id. */
    status: z.enum([...JOB_STATUSES, NOT_FOUND]),
    progress: z.number().optional(),
    stage: z.string().optional(),
    error: z.string().optional(),
    revision: z.number().int(),
  }),
  errors: [],
})
