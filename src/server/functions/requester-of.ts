import type { Requester } from '../product/generation/generation-parts.ts'
import type { CallContext } from './handlers.ts'

export function requesterOf({ caller, device, idempotencyKey, quotedCredits, inlineFiles }: CallContext): Requester {
  const { userId, isProven } = caller
  return { userId, isProven, device, idempotencyKey, quotedCredits, inlineFiles }
}
