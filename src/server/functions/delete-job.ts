import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'

export function deleteJobHandler({ generation }: HandlerParts): Handlers['delete-job'] {
  return async ({ jobId }, context) => {
    await generation.deleteJob(requesterOf(context), jobId)
    return { success: true }
  }
}
