import type { FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { Accounts } from '#server/core/accounts/accounts.ts'
import type { Visit } from '#server/core/accounts/session-lookup.ts'
import type { SessionCookie } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; undefined for guests and before a hook of `Visits` has looked. */
    visit: Visit | undefined
  }
}

/** Hooks that find out who calls, before the body is read: a guest who sends rubbish hears "sign in", not "rubbish". */
export interface Visits {
  /** Any caller; fills `request.visit`. */
  readonly welcome: (request: FastifyRequest) => Promise<void>
  /** Signed-in callers only. */
  readonly requireMember: (request: FastifyRequest) => Promise<void>
  /** Guests only. */
  readonly requireGuest: (request: FastifyRequest) => Promise<void>
}

export function createVisits(accounts: Accounts, cookie: SessionCookie): Visits {
  async function welcome(request: FastifyRequest): Promise<void> {
    for (const secret of cookie.read(request)) {
      request.visit = await accounts.findVisit(secret)
      if (request.visit) break
    }
    if (request.visit && !request.visit.user.isActive) throw new ProtocolError('user_blocked')
  }

  return {
    welcome,
    async requireMember(request) {
      await welcome(request)
      if (request.visit === undefined) throw new ProtocolError('general_unauthorized_scope')
    },
    async requireGuest(request) {
      await welcome(request)
      if (request.visit !== undefined) throw new ProtocolError('user_session_already_exists')
    },
  }
}

/** The visit of a route behind `requireMember`. */
export function memberVisit(request: FastifyRequest): Visit {
  if (request.visit === undefined) throw new Error(`${request.routeOptions.url} reads a member's visit without requiring one`)
  return request.visit
}
