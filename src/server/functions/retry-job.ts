import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'

export function retryJobHandler({ generation }: HandlerParts): Handlers['retry-job'] {
  return async ({ jobId }, context) => ({ success: true, ...(await generation.retryJob(requesterOf(context), jobId)) })
}
