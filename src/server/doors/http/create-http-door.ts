import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import { accountRoutes } from './account/account-routes.ts'
import { oauthRoutes } from './account/oauth-routes.ts'
import { ownDataRoutes } from './account/own-data-routes.ts'
import { sessionRoutes } from './account/session-routes.ts'
import { callbackRoutes } from './callbacks/callback-routes.ts'
import { checkProject } from './check-project.ts'
import { isForwardedByNobody, trustedBy } from './client-address.ts'
import { applyCors } from './cors.ts'
import { developmentRoutes } from './dev/dev-routes.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { createErrorReply } from './error-reply.ts'
import { executionRoutes } from './executions/execution-routes.ts'
import { createGuestLimits } from './guest-limits.ts'
import type { HttpParts } from './http-parts.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { uploadRoutes } from './media/upload-routes.ts'
import { createOrigins } from './origins.ts'
import { refuseForeignHost } from './own-host.ts'
import { servePages } from './pages/pages.ts'
import { readBodiesAsObjects } from './read-bodies.ts'
import { realtimeRoutes } from './realtime/realtime-routes.ts'
import { acceptWebSockets } from './realtime/web-sockets.ts'
import { createSessionCookie } from './session-cookie.ts'
import { demandHttps } from './strict-transport.ts'
import { createVisits } from './visits.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

/** Bodies of everything but function calls, which bring their own limit. */
const BODY_LIMIT_BYTES = 1024 * 1024

/** The whole HTTP side: the client protocol under /v1, pages, media, and in development the stand-ins. Listens nowhere yet. */
export function createHttpDoor(parts: HttpParts): FastifyInstance {
  const { config } = parts
  let hasToldOfProxy = false
  const replyWithError = createErrorReply(parts.reportBug)
  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Strangers must not choose their own address.
    trustProxy: trustedBy(config.trustedProxies),
    frameworkErrors: replyWithError,
    forceCloseConnections: true,
  })
  const origins = createOrigins(config)
  const guests = createGuestLimits(parts.limits)
  const cookie = createSessionCookie(config.project, origins)
  const visits = createVisits(parts.accounts, cookie, guests)

  server.decorateRequest('visit', undefined)
  server.decorateRequest('inlineFiles', undefined)
  server.decorateRequest('isCountedAsGuest', false)
  server.setErrorHandler(replyWithError)
  readBodiesAsObjects(server)
  acceptWebSockets(server)
  server.addHook('onRequest', (request, reply, next) => {
    reply.header('x-content-type-options', 'nosniff')
    demandHttps(request, reply, config.publicUrl)
    if (config.mode === 'development') refuseForeignHost(request)
    else tellOfUnknownProxy(request)
    // No address of ours holds one, and PostgreSQL takes it in no text.
    if (request.url.includes('%00')) throw new ProtocolError('general_argument_invalid', 'Addresses have no null character.')
    // Of a known route; an unknown one under /v1 is looked for among the files.
    if (/^\/(v1|dev)(\/|$)/.test(request.routeOptions.url ?? '')) return next()
    if (request.url.startsWith('/v1')) guests.countCall(request, reply)
    else guests.countFile(request, reply)
    next()
  })

  server.register(
    async (v1) => {
      v1.addHook('onRequest', (request, reply, next) => {
        reply.header('cache-control', 'no-store')
        if (applyCors(request, reply, origins) === 'answered') return
        // Who brings no session is a guest at once; what was brought is looked up by the routes that want to know.
        const { isForProviders } = request.routeOptions.config
        if (!isForProviders && cookie.read(request).length === 0) guests.countCall(request, reply)
        checkProject(request, config.project)
        next()
      })
      v1.setNotFoundHandler(() => {
        throw new ProtocolError('general_route_not_found')
      })
      v1.get('/ping', { onRequest: visits.welcome }, (_request, reply) => reply.type('text/plain').send('Pong!'))
      accountRoutes(v1, parts, visits)
      sessionRoutes(v1, parts, visits, cookie)
      oauthRoutes(v1, parts, visits, cookie, origins)
      executionRoutes(v1, parts, visits, origins)
      documentRoutes(v1, parts, visits)
      mediaRoutes(v1, parts, visits)
      const { callbacks, ownData, realtime, webhooks } = parts
      if (ownData) ownDataRoutes(v1, { ...parts, ownData }, { visits, cookie, origins })
      if (realtime) v1.register(async (scope) => realtimeRoutes(scope, { ...parts, realtime }, { cookie, origins }))
      if (callbacks) v1.register(async (scope) => callbackRoutes(scope, callbacks))
      if (webhooks) v1.register(async (scope) => webhookRoutes(scope, webhooks, parts.reportBug))
      v1.register(async (uploads) => uploadRoutes(uploads, parts, visits))
    },
    { prefix: '/v1' },
  )

  const { development } = parts
  if (config.mode === 'development' && development) {
    server.register(async (dev) => developmentRoutes(dev, { ...parts, development }, { cookie, origins }), { prefix: '/dev' })
  }
  servePages(server, parts)
  return server

  /** With nobody trusted, all visitors have the proxy's address and share its limits: the operator must hear of that. */
  function tellOfUnknownProxy(request: FastifyRequest): void {
    if (hasToldOfProxy || !isForwardedByNobody(request, config.trustedProxies)) return
    hasToldOfProxy = true
    parts.reportBug(
      'a request came through a proxy, but TROUPE_TRUST_PROXY names none: all its visitors count as one',
      new Error('a request had the header x-forwarded-for'),
    )
  }
}
