import type { FastifyInstance } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { RateLimit } from '#server/core/limits/rate-limit.ts'
import { clientAddress } from '../client-address.ts'
import type { HttpParts } from '../http-parts.ts'
import type { Origins } from '../origins.ts'
import type { SessionCookie } from '../session-cookie.ts'
import { readUrlChannels } from './read-url-channels.ts'
import { createRealtimeConnection, REALTIME_CODES } from './realtime-connection.ts'
import { createRealtimeHub } from './realtime-hub.ts'
import type { RealtimeSource } from './realtime-source.ts'

/** 128 connections a minute and address, as the original allows (wire page §11.8). */
const CONNECTIONS: RateLimit = { name: 'realtime', most: 128, windowMs: 60_000 }
/** Browsers answer these pings by themselves, also from a tab whose timers sleep; who does not is gone. */
const LOOK_EVERY_MS = 30_000

/** The socket on which pages hear what happens (wire page §11). Listens to the outbox from the moment the server is ready. */
export function realtimeRoutes(
  server: FastifyInstance,
  parts: HttpParts & { readonly realtime: RealtimeSource },
  { cookie, origins }: { cookie: SessionCookie; origins: Origins },
): void {
  const { accounts, config, limits, realtime, reportBug } = parts
  const hub = createRealtimeHub({ ...parts, source: realtime })
  const unheard = new WeakSet<object>()
  let listening: AsyncDisposable | undefined

  const look = () => {
    for (const socket of server.websocketServer.clients) {
      if (unheard.has(socket)) socket.terminate()
      else {
        unheard.add(socket)
        socket.ping()
      }
    }
    hub.doubtAll().catch((error: unknown) => reportBug('sessions of connections were not looked at', error))
  }
  const looking = setInterval(look, LOOK_EVERY_MS).unref()

  server.addHook('onReady', async () => {
    listening = await realtime.listen({ onEvent: hub.publish, onGap: hub.restart })
  })
  server.addHook('onClose', async () => {
    clearInterval(looking)
    await listening?.[Symbol.asyncDispose]()
  })

  server.route({
    method: 'GET',
    url: '/realtime',
    // A refused handshake would be tried again for ever: who may not come is let in, told so, and sent away.
    config: { isProjectInPath: true },
    handler: () => {
      throw new ProtocolError('general_route_not_found')
    },
    wsHandler: (socket, request) => {
      const address = new URL(request.url, origins.of(request))
      const connection = createRealtimeConnection({
        socket,
        origin: origins.of(request),
        urlChannels: readUrlChannels(address.searchParams),
        findVisit: accounts.findVisit,
        lookUpVisit: accounts.lookUpVisit,
        onUser: hub.bind,
      })
      if (address.searchParams.get('project') !== config.project) {
        return connection.end(REALTIME_CODES.policy, 'There is no such project.')
      }
      // Browsers send the cookie with a socket of any page: this is what keeps foreign ones out.
      const { origin } = request.headers
      if (origin !== undefined && !origins.isOwn(request, origin)) {
        return connection.end(REALTIME_CODES.policy, 'This page is not one of ours.')
      }
      hub.add(connection)
      socket.on('close', () => hub.forget(connection))
      socket.on('pong', () => unheard.delete(socket))
      socket.on('message', connection.hear)
      connection.greet(
        cookie.read(request),
        async () => (await limits.use(CONNECTIONS, [clientAddress(request).network])).isAllowed,
      )
    },
  })
}
