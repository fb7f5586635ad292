import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import { isAnonymous } from '#server/core/accounts/account.ts'
import type { Accounts } from '#server/core/accounts/accounts.ts'
import type { Visit } from '#server/core/accounts/session-lookup.ts'
import type { GuestLimits } from './guest-limits.ts'
import type { SessionCookie } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; undefined for guests and before a hook of `Visits` has looked. */
    visit: Visit | undefined
  }
}

/**
 * Hooks that find out who calls, before the body is read: a guest who sends rubbish hears "sign in", not "rubbish". Who has no
 * account is counted by address; a session that was made without one changes nothing about that.
 */
export interface Visits {
  /** Any caller; fills `request.visit`. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Signed-in callers only. */
  readonly requireMember: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Guests only. */
  readonly requireGuest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

export function createVisits(accounts: Accounts, cookie: SessionCookie, guests: GuestLimits): Visits {
  async function welcome(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    for (const secret of cookie.read(request)) {
      request.visit = await accounts.findVisit(secret)
      if (request.visit) break
    }
    if (!request.visit || isAnonymous(request.visit.user)) guests.countCall(request, reply)
    if (request.visit && !request.visit.user.isActive) throw new ProtocolError('user_blocked')
  }

  return {
    welcome,
    async requireMember(request, reply) {
      await welcome(request, reply)
      if (request.visit === undefined) throw new ProtocolError('general_unauthorized_scope')
    },
    async requireGuest(request, reply) {
      await welcome(request, reply)
      if (request.visit !== undefined) throw new ProtocolError('user_session_already_exists')
    },
  }
}

/** The visit of a route behind `requireMember`. */
export function memberVisit(request: FastifyRequest): Visit {
  if (request.visit === undefined) throw new Error(`${request.routeOptions.url} reads a member's visit without requiring one`)
  return request.visit
}
