import type { FastifyReply } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { SlowDown } from '#server/core/limits/slow-down.ts'
import { tooMany } from '../limit-route.ts'
import { SIGN_IN_PACE } from './account-limits.ts'

/**
 * One try to sign in to an account from a place. Failures slow down the next try of the same account from there, and of any account
 * from there; from elsewhere the owner comes in as ever. Throws general_rate_limit_exceeded, and what the try throws.
 */
export async function slowly<Result>(
  slowDown: SlowDown,
  reply: FastifyReply,
  { email, place }: { email: string; place: string },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const ofAccount = `${place} ${email}`
  // The place first: what it holds up is no try of the account, and leaves nothing behind.
  const waitOfPlace = await slowDown.take(SIGN_IN_PACE.place, place)
  if (waitOfPlace) throw tooMany(reply, waitOfPlace.retryAfterSeconds)
  const waitOfAccount = await slowDown.take(SIGN_IN_PACE.account, ofAccount)
  if (waitOfAccount) {
    await slowDown.giveBack(SIGN_IN_PACE.place, place)
    throw tooMany(reply, waitOfAccount.retryAfterSeconds)
  }
  try {
    const result = await attempt()
    await slowDown.forget(SIGN_IN_PACE.account, ofAccount)
    await slowDown.giveBack(SIGN_IN_PACE.place, place)
    return result
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    // A fault of ours is nobody's guess.
    await slowDown.giveBack(SIGN_IN_PACE.account, ofAccount)
    await slowDown.giveBack(SIGN_IN_PACE.place, place)
    throw error
  }
}
