import type { FastifyReply } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { Allowance, Limits } from '#server/core/limits/limits.ts'
import type { RateLimit } from '#server/core/limits/rate-limit.ts'

/** Counts one call of a limited route and tells the caller how many are left; throws general_rate_limit_exceeded. */
export async function limitRoute(limits: Limits, reply: FastifyReply, limit: RateLimit, subject: string): Promise<void> {
  const allowance = await limits.use(limit, [subject])
  reply.header('x-ratelimit-limit', allowance.most)
  reply.header('x-ratelimit-remaining', allowance.remaining)
  reply.header('x-ratelimit-reset', Math.floor(allowance.resetsAt.getTime() / 1000))
  refuseBeyond(reply, allowance)
}

/** Throws general_rate_limit_exceeded when there is nothing left of it. */
export function refuseBeyond(reply: FastifyReply, { isAllowed, retryAfterSeconds }: Allowance): void {
  if (!isAllowed) throw tooMany(reply, retryAfterSeconds)
}

export function tooMany(reply: FastifyReply, retryAfterSeconds: number): ProtocolError {
  reply.header('retry-after', retryAfterSeconds)
  return new ProtocolError('general_rate_limit_exceeded')
}
