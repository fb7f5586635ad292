import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '#server/core/limits/limits.ts'
import type { RateLimit } from '#server/core/limits/rate-limit.ts'
import { clientAddress } from './client-address.ts'
import { refuseBeyond } from './limit-route.ts'

const MINUTE_MS = 60_000
/** A visit of a page makes about ten calls: room for sixty visits a minute behind one address. */
const GUEST_CALLS: RateLimit = { name: 'guest-calls', most: 600, windowMs: MINUTE_MS }
/** A first visit loads some dozens of files, later ones next to none: room for a whole school behind one address. */
const FILES: RateLimit = { name: 'page-files', most: 6000, windowMs: MINUTE_MS }

declare module 'fastify' {
  interface FastifyRequest {
    isCountedAsGuest: boolean
  }
}

/** What one address may ask for without an account. Counted in memory: to write each call down would be the very load it wards off. */
export interface GuestLimits {
  /** One call of the protocol by somebody without an account; counts a request once. Throws general_rate_limit_exceeded. */
  countCall(request: FastifyRequest, reply: FastifyReply): void
  /** One file of the pages, by anybody. Throws general_rate_limit_exceeded. */
  countFile(request: FastifyRequest, reply: FastifyReply): void
}

export function createGuestLimits(limits: Limits): GuestLimits {
  return {
    countCall(request, reply) {
      if (request.isCountedAsGuest) return
      request.isCountedAsGuest = true
      refuseBeyond(reply, limits.countHere(GUEST_CALLS, clientAddress(request).network))
    },
    countFile(request, reply) {
      refuseBeyond(reply, limits.countHere(FILES, clientAddress(request).network))
    },
  }
}
