import { z } from 'zod'
import { JOB_STATUSES, NOT_FOUND } from '../job-constants.ts'
import { JobCard } from './job.ts'

/** A job and the addresses of what it made; [] until it succeeded. */
export const JobResultReply = z.object({
  success: z.literal(true),
  status: z.enum([...JOB_STATUSES, NOT_FOUND]),
  job: JobCard.optional(),
  results: z.array(z.string()),
})
