import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ProtocolError } from '#contract/protocol-error.ts'
import { refuseForeignChange } from '../cors.ts'
import type { HttpParts } from '../http-parts.ts'
import type { Origins } from '../origins.ts'
import { invalid, readParameters } from '../read-parameters.ts'
import type { SessionCookie } from '../session-cookie.ts'
import type { DevelopmentParts } from './development-parts.ts'
import { paymentStandIn } from './payments/payment-stand-in.ts'
import { personRoute } from './person-route.ts'
import { signInStandIn } from './sign-in-stand-in.ts'

const MILLISECONDS = z.number('must be a number').int('must be a whole number').min(0).max(86_400_000)

const ENGINE_ORDER = {
  next: z.enum(['succeed', 'fail', 'refuse', 'hang', 'register-late'], 'must be succeed, fail, refuse, hang or register-late'),
  delayMs: MILLISECONDS.optional(),
  times: z.number('must be a number').int('must be a whole number').min(1).max(1000).optional(),
  userId: z.string('must be an id').optional(),
}

const CLOCK_ORDER = {
  advanceSeconds: z.number('must be a number of seconds').min(-1e10).max(1e10).optional(),
  now: z
    .string('must be a date')
    .refine((text) => !Number.isNaN(Date.parse(text)), { error: 'must be a date' })
    .transform((text) => new Date(text))
    .optional(),
}

/** The development stand-ins: what was mailed, what time it is, what the engine does next, who is signed in. */
export function developmentRoutes(
  server: FastifyInstance,
  parts: HttpParts & { development: DevelopmentParts },
  doors: { cookie: SessionCookie; origins: Origins },
): void {
  const { clock, engine, outbox, payments, timePassed } = parts.development

  server.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store')
    refuseForeignChange(request, doors.origins)
    next()
  })
  // Forms of the stand-in pages.
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(text as string)))
  })
  server.setNotFoundHandler(() => {
    throw new ProtocolError('general_route_not_found')
  })

  server.get('/outbox', () => outbox.list())

  server.post('/clock', async (request) => {
    const order = readParameters(request.body, CLOCK_ORDER)
    if (order.now !== undefined && order.advanceSeconds !== undefined) throw invalid('now', 'stands alone or not at all')
    if (order.now !== undefined) clock.set(order.now)
    else if (order.advanceSeconds !== undefined) clock.advance(order.advanceSeconds * 1000)
    else clock.reset()
    await timePassed?.()
    return { now: clock.now().toISOString() }
  })

  server.post('/engine', (request) => {
    const order = readParameters(request.body, ENGINE_ORDER)
    engine.direct(order)
    return order
  })

  personRoute(server, parts, doors.cookie)
  if (payments) paymentStandIn(server, payments)
  signInStandIn(server, parts, doors.origins)
}
