import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/app-error.ts'
import { LEAVE_PHRASE } from '#contract/leave-phrase.ts'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { HttpParts } from '../http-parts.ts'
import { limitRoute } from '../limit-route.ts'
import type { Origins } from '../origins.ts'
import { readParameters } from '../read-parameters.ts'
import type { SessionCookie } from '../session-cookie.ts'
import { memberVisit, type Visits } from '../visits.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'
import type { OwnDataReader } from './own-data-reader.ts'

const CONFIRMATION = { confirm: z.literal(LEAVE_PHRASE, `must be "${LEAVE_PHRASE}"`) }

/** A copy of everything about the person, and the end of their account: calls of our own beside the client protocol's. */
export function ownDataRoutes(
  server: FastifyInstance,
  parts: HttpParts & { readonly ownData: OwnDataReader },
  { visits, cookie, origins }: { visits: Visits; cookie: SessionCookie; origins: Origins },
): void {
  const { limits, ownData } = parts

  server.get('/account/export', { onRequest: visits.requireMember }, async (request, reply) => {
    const { user } = memberVisit(request)
    await limitRoute(limits, reply, ACCOUNT_LIMITS.export, user.id)
    const day = parts.clock.now().toISOString().slice(0, 10)
    reply.header('content-disposition', `attachment; filename="my-data-${day}.json"`)
    reply.type('application/json; charset=utf-8')
    return reply.send(Readable.from(ownData.export(user.id, { origin: origins.of(request) })))
  })

  server.delete('/account', { onRequest: visits.requireMember }, async (request, reply) => {
    const { user } = memberVisit(request)
    readParameters(request.body, CONFIRMATION)
    try {
      await ownData.deleteAccount(user.id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      throw new ProtocolError('general_not_ready', 'Your subscription could not be ended just now, so nothing was deleted.')
    }
    cookie.clear(request, reply)
    return reply.code(204).send()
  })
}
