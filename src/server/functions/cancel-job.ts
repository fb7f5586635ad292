import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'

export function cancelJobHandler({ generation }: HandlerParts): Handlers['cancel-job'] {
  return async ({ jobId }, context) => {
    const result = await generation.cancelJob(requesterOf(context), jobId)
    return { success: result === 'cancelled', result }
  }
}
