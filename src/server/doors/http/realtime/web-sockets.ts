import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'

const MAX_FRAME_BYTES = 64 * 1024
/** Restarting: clients come back by themselves. */
const RESTART = 1012
const GOODBYE_MS = 500

/** Lets routes take web sockets; at the end each client is told that the server goes, and none holds it up. */
export function acceptWebSockets(server: FastifyInstance): void {
  server.register(fastifyWebsocket, {
    options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false, clientTracking: true },
    // What a client's connection died of is nobody's bug.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      const { websocketServer } = this as unknown as FastifyInstance
      for (const socket of websocketServer.clients) socket.close(RESTART, 'The server restarts.')
      const impatience = setTimeout(() => {
        for (const socket of websocketServer.clients) socket.terminate()
      }, GOODBYE_MS)
      websocketServer.close(() => {
        clearTimeout(impatience)
        done()
      })
    },
  })
}
