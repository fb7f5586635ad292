import type { Requester } from '../product/generation/generation-parts.ts'
import type { CallContext } from './handlers.ts'

export function requesterOf({ caller, device, idempotencyKey, quotedCredits, inlineFiles }: CallContext): Requester {
  const { userId, emailVerified, hasIdentity } = caller
  return { userId, emailVerified, hasIdentity, device, idempotencyKey, quotedCredits, inlineFiles }
}
