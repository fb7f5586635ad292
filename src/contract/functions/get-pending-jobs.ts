import { z } from 'zod'
import { defineFunction, Id, optional } from '../define-function.ts'
import { JobCard } from '../entities/job.ts'
import { listOf } from '../entities/list.ts'

/** Own jobs that are queued or running, newest first. */
export const getPendingJobs = defineFunction({
  id: 'get-pending-jobs',
  method: 'GET',
  access: 'account',
  input: z.object({ userId: Id, cursorAfter: optional(Id) }),
  output: listOf(JobCard),
  errors: [],
})
