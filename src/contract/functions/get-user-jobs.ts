import { z } from 'zod'
import { defineFunction, Id, optional } from '../define-function.ts'
import { JobCard } from '../entities/job.ts'
import { JOB_STATUSES, JOB_TYPES } from '../job-constants.ts'

/** The library: all own jobs, newest first, wrapped as product text §7 shows it (`data.data`). */
export const getUserJobs = defineFunction({
  id: 'get-user-jobs',
  method: 'GET',
  access: 'account',
  input: z.object({
    userId: Id,
    cursorAfter: optional(Id),
    cursor: optional(Id),
    status: optional(z.enum(JOB_STATUSES)),
    previewType: optional(z.enum(JOB_TYPES)),
    search: optional(z.string().max(200)),
  }),
  output: z.object({
    success: z.literal(true),
    data: z.object({
      data: z.array(JobCard),
      total: z.number().int(),
      /** Only of searches: more than `total` were found, and not counted. */
      hasMoreThanTotal: z.literal(true).optional(),
      hasNextPage: z.boolean(),
    }),
  }),
  errors: [],
})
