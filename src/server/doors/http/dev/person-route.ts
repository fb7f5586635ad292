import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newId } from '#server/core/accounts/new-id.ts'
import { Name } from '../account/account-parameters.ts'
import { signInClient } from '../account/session-routes.ts'
import { userShape } from '../account/user-shape.ts'
import type { HttpParts } from '../http-parts.ts'
import { readParameters } from '../read-parameters.ts'
import type { SessionCookie } from '../session-cookie.ts'
import type { DevelopmentParts } from './development-parts.ts'

/** The states of the acceptance page: U-N, U-R and U-Z. */
const STATES = {
  new: { credits: 0, freeUsesTaken: false },
  rich: { credits: 1000, freeUsesTaken: true },
  broke: { credits: 0, freeUsesTaken: true },
} as const

const PERSON = {
  as: z.enum(['new', 'rich', 'broke'], 'must be new, rich or broke'),
  name: Name.optional(),
}

/** POST /dev/person makes a new user in a known state and signs the browser in as them. */
export function personRoute(
  server: FastifyInstance,
  parts: HttpParts & { development: DevelopmentParts },
  cookie: SessionCookie,
): void {
  server.post('/person', async (request, reply) => {
    const { as, name = `Sample ${as}` } = readParameters(request.body, PERSON)
    const userId = newId()
    const email = `${as}-${userId}@example.test`
    const user = await parts.accounts.makeProvenUser({ userId, name, email })
    await parts.development.people.prepare(userId, STATES[as])
    cookie.give(request, reply, await parts.accounts.startSessionFor(user, signInClient(request)))
    return reply.code(201).send({ as, ...userShape(user) })
  })
}
