import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { JobResultReply } from '../entities/job-result.ts'

/** An own job with its results; `not_found` for unknown and foreign ids. */
export const getJobByJobid = defineFunction({
  id: 'get-job-by-jobid',
  method: 'GET',
  access: 'account',
  input: z.object({ jobId: z.string().max(200) }),
  output: JobResultReply,
  errors: [],
})
