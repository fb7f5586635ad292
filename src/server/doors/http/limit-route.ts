import type { FastifyReply } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { Limits, RateLimit } from '#server/core/limits/limits.ts'

/** Counts one call of a limited route and tells the caller how many are left; throws general_rate_limit_exceeded. */
export async function limitRoute(limits: Limits, reply: FastifyReply, limit: RateLimit, subject: string): Promise<void> {
  const allowance = await limits.use(limit, [subject])
  reply.header('x-ratelimit-limit', allowance.most)
  reply.header('x-ratelimit-remaining', allowance.remaining)
  reply.header('x-ratelimit-reset', Math.floor(allowance.resetsAt.getTime() / 1000))
  if (allowance.isAllowed) return
  reply.header('retry-after', allowance.retryAfterSeconds)
  throw new ProtocolError('general_rate_limit_exceeded')
}
