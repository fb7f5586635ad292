import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { JobCard } from '../entities/job.ts'

/** A preview and its regenerations, in the order they were made: what may be chosen from beside it. [] for unknown and foreign ids. */
export const getPreviewRounds = defineFunction({
  id: 'get-preview-rounds',
  method: 'GET',
  access: 'account',
  input: z.object({ jobId: z.string().max(200) }),
  output: z.object({ success: z.literal(true), rounds: z.array(JobCard) }),
  errors: [],
})
