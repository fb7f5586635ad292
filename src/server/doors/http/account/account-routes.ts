import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../client-address.ts'
import type { HttpParts } from '../http-parts.ts'
import { limitRoute, refuseBeyond } from '../limit-route.ts'
import { readParameters } from '../read-parameters.ts'
import { memberVisit, type Visits } from '../visits.ts'
import { ACCOUNT_LIMITS, houseLimits } from './account-limits.ts'
import { ChosenId, Email, Name, Password, Prefs } from './account-parameters.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { userShape } from './user-shape.ts'

/** The account itself and its preferences (wire page §5.1). */
export function accountRoutes(server: FastifyInstance, parts: HttpParts, visits: Visits): void {
  const { accounts, limits } = parts
  const ofHouse = houseLimits(parts.config.signUpsPerHour)

  server.post('/account', { onRequest: visits.welcome }, async (request, reply) => {
    await limitRoute(limits, reply, ACCOUNT_LIMITS.signUp, clientAddress(request).network)
    const account = readParameters(request.body, {
      userId: ChosenId,
      email: Email,
      password: Password,
      name: Name.optional(),
    })
    refuseGuessable(account)
    // After all else: what is refused anyway takes nobody's place. How often one may ask which addresses are taken, the limit above says.
    await accounts.demandFree(account)
    refuseBeyond(reply, await limits.use(ofHouse.signUps, ['all']))
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
