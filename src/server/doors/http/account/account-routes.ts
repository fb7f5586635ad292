import type { FastifyInstance } from 'fastify'
import type { HttpParts } from '../http-parts.ts'
import { limitRoute } from '../limit-route.ts'
import { readParameters } from '../read-parameters.ts'
import { memberVisit, type Visits } from '../visits.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'
import { ChosenId, Email, Name, Password, Prefs } from './account-parameters.ts'
import { userShape } from './user-shape.ts'

/** The account itself and its preferences (wire page §5.1). */
export function accountRoutes(server: FastifyInstance, parts: HttpParts, visits: Visits): void {
  const { accounts, limits } = parts

  server.post('/account', { onRequest: visits.welcome }, async (request, reply) => {
    await limitRoute(limits, reply, ACCOUNT_LIMITS.signUp, request.ip)
    const account = readParameters(request.body, {
      userId: ChosenId,
      email: Email,
      password: Password,
      name: Name.optional(),
    })
    const user = await accounts.signUp({ ...account, name: account.name ?? '' })
    return reply.code(201).send(userShape(user))
  })

  server.get('/account', { onRequest: visits.requireMember }, (request, reply) => {
    reply.send(userShape(memberVisit(request).user))
  })

  server.get('/account/prefs', { onRequest: visits.requireMember }, (request, reply) => {
    reply.send(memberVisit(request).user.prefs)
  })

  server.patch('/account/prefs', { onRequest: visits.requireMember }, async (request) => {
    const { prefs } = readParameters(request.body, { prefs: Prefs })
    return userShape(await accounts.replacePrefs(memberVisit(request).user.id, prefs))
  })
}
