import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#server/core/accounts/account.ts'
import { cookieLine, readCookie } from './cookies.ts'
import { isCrossSite, type Origins } from './origins.ts'

const BEGINNING = new Date(0)

/** Carries the session between us and a client: the cookie, and a header where browsers keep cookies from us (wire page §2.4). */
export function createSessionCookie(project: string, origins: Origins) {
  const name = `a_session_${project}`

  function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, expires: Date): void {
    const isSecure = origins.of(request).startsWith('https:')
    // A page of another site only sends SameSite=None, which browsers take on https alone.
    const sameSite = isSecure && !origins.areAllOurs ? 'None' : 'Lax'
    reply.header('set-cookie', cookieLine(name, value, { path: '/', expires, isSecure, sameSite }))
  }

  return {
    /** Hands a new session to a browser that is navigating; no page can read the header of a redirect. */
    giveNavigating(request: FastifyRequest, reply: FastifyReply, { session, secret }: SignedIn): void {
      setCookie(request, reply, secret, session.expiresAt)
    },

    /** Hands a new session to the client. */
    give(request: FastifyRequest, reply: FastifyReply, { session, secret }: SignedIn): void {
      setCookie(request, reply, secret, session.expiresAt)
      if (isCrossSite(request)) reply.header('x-fallback-cookies', JSON.stringify({ [name]: secret }))
      else if (hasFallback(request)) reply.header('x-fallback-cookies', '[]')
    },

    /** Takes the session back. The fallback is emptied wherever it may ever have been sent. */
    clear(request: FastifyRequest, reply: FastifyReply): void {
      setCookie(request, reply, '', BEGINNING)
      if (isCrossSite(request) || hasFallback(request)) reply.header('x-fallback-cookies', '[]')
    },

    /** Every session secret the request carries, in the order in which they count. */
    read(request: FastifyRequest): string[] {
      const { headers } = request
      const secrets = [readCookie(headers.cookie, name), headers['x-appwrite-session'], readFallback(request)[name]]
      return secrets.filter((secret) => typeof secret === 'string' && secret !== '') as string[]
    },
  }
}

export type SessionCookie = ReturnType<typeof createSessionCookie>

function hasFallback(request: FastifyRequest): boolean {
  return request.headers['x-fallback-cookies'] !== undefined
}

/** Clients send back whatever they stored, also `[]` and rubbish. */
function readFallback(request: FastifyRequest): Record<string, unknown> {
  const text = request.headers['x-fallback-cookies']
  if (typeof text !== 'string') return {}
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
