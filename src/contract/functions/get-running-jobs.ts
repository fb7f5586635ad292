import { z } from 'zod'
import { defineFunction, Id, optional } from '../define-function.ts'
import { JobCard } from '../entities/job.ts'
import { listOf } from '../entities/list.ts'

/** Unfinished jobs and those finished in the last hour. */
export const getRunningJobs = defineFunction({
  id: 'get-running-jobs',
  method: 'GET',
  access: 'account',
  input: z.object({ userId: Id, cursorAfter: optional(Id) }),
  output: listOf(JobCard),
  errors: [],
})
