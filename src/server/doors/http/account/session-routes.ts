import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { Session, SignInClient } from '#server/core/accounts/account.ts'
import { clientAddress } from '../client-address.ts'
import type { HttpParts } from '../http-parts.ts'
import { limitRoute, refuseBeyond } from '../limit-route.ts'
import { readParameters } from '../read-parameters.ts'
import type { SessionCookie } from '../session-cookie.ts'
import { memberVisit, type Visits } from '../visits.ts'
import { ACCOUNT_LIMITS, houseLimits } from './account-limits.ts'
import { Email, Password } from './account-parameters.ts'
import { sessionShape } from './session-shape.ts'
import { slowly } from './slowly.ts'

interface SessionPath {
  Params: { sessionId: string }
}

/** Signing in with a password or anonymously, reading and ending sessions (wire page §5.2). */
export function sessionRoutes(server: FastifyInstance, parts: HttpParts, visits: Visits, cookie: SessionCookie): void {
  const { accounts, limits } = parts
  const ofHouse = houseLimits(parts.config.signUpsPerHour)
  const asCurrent = (session: Session) => ({ id: session.id, tokens: accounts.tokensOf(session) })

  server.post('/account/sessions/email', { onRequest: visits.requireGuest }, async (request, reply) => {
    const account = readParameters(request.body, { email: Email, password: Password })
    const place = clientAddress(request).network
    const signedIn = await slowly(parts.slowDown, reply, { email: account.email, place }, () =>
      accounts.signInWithPassword(account, signInClient(request)),
    )
    cookie.give(request, reply, signedIn)
    return reply.code(201).send(sessionShape(signedIn.session, asCurrent(signedIn.session)))
  })

  server.post('/account/sessions/anonymous', { onRequest: visits.requireGuest }, async (request, reply) => {
    await limitRoute(limits, reply, ACCOUNT_LIMITS.anonymousSignIn, clientAddress(request).network)
    refuseBeyond(reply, await limits.use(ofHouse.anonymousSignIns, ['all']))
    const signedIn = await accounts.signInAnonymously(signInClient(request))
    cookie.give(request, reply, signedIn)
    return reply.code(201).send(sessionShape(signedIn.session, asCurrent(signedIn.session)))
  })

  server.get('/account/sessions', { onRequest: visits.requireMember }, async (request) => {
    const { user, session } = memberVisit(request)
    const sessions = await accounts.listSessions(user.id)
    const current = asCurrent(session)
    return { total: sessions.length, sessions: sessions.map((one) => sessionShape(one, current)) }
  })

  server.get<SessionPath>('/account/sessions/:sessionId', { onRequest: visits.requireMember }, async (request) => {
    const { user, session } = memberVisit(request)
    const wanted = request.params.sessionId
    if (wanted === 'current' || wanted === session.id) return sessionShape(session, asCurrent(session))
    const found = (await accounts.listSessions(user.id)).find((one) => one.id === wanted)
    if (found === undefined) throw new ProtocolError('user_session_not_found')
    return sessionShape(found, asCurrent(session))
  })

  server.delete<SessionPath>('/account/sessions/:sessionId', { onRequest: visits.requireMember }, async (request, reply) => {
    const { user, session } = memberVisit(request)
    await limitRoute(limits, reply, ACCOUNT_LIMITS.signOut, user.id)
    const id = request.params.sessionId === 'current' ? session.id : request.params.sessionId
    await accounts.endSession(user.id, id)
    if (id === session.id) cookie.clear(request, reply)
    return reply.code(204).send()
  })
}

/** Where a sign-in comes from, as the list of sessions will show it. */
export function signInClient(request: FastifyRequest): SignInClient {
  return { ip: clientAddress(request).address, userAgent: (request.headers['user-agent'] ?? '').slice(0, 512) }
}
