import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { JobResultReply } from '../entities/job-result.ts'

/** The same as `get-job-by-jobid`, under the name that tools use. */
export const resultFetcher = defineFunction({
  id: 'result-fetcher',
  method: 'GET',
  access: 'account',
  input: z.object({ jobId: z.string().max(200) }),
  output: JobResultReply,
  errors: [],
})
