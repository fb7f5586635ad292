import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newId } from '#server/core/accounts/new-id.ts'
import { Name } from '../account/account-parameters.ts'
import { signInClient } from '../account/session-routes.ts'
import { userShape } from '../account/user-shape.ts'
import type { HttpParts } from '../http-parts.ts'
import { readParameters } from '../read-parameters.ts'
import type { SessionCookie } from '../session-cookie.ts'
import type { DevelopmentParts, PersonState } from './development-parts.ts'

/** The states of the acceptance page: U-N, U-R, U-Z, U-SC, U-S0, U-PY and U-CX. */
const STATES = {
  new: { credits: 0, freeUsesTaken: false },
  rich: { credits: 1000, freeUsesTaken: true },
  broke: { credits: 0, freeUsesTaken: true },
  creator: { credits: 0, freeUsesTaken: true, subscription: { productId: 'creator-month' } },
  'creator-broke': { credits: 0, freeUsesTaken: true, subscription: { productId: 'creator-month', isSpent: true } },
  'pro-yearly': { credits: 0, freeUsesTaken: true, subscription: { productId: 'pro-year' } },
  cancelling: { credits: 0, freeUsesTaken: true, subscription: { productId: 'creator-month', isCancelled: true } },
} as const satisfies Record<string, PersonState>

const NAMES = ['new', 'rich', 'broke', 'creator', 'creator-broke', 'pro-yearly', 'cancelling'] as const

const PERSON = {
  as: z.enum(NAMES, `must be one of ${NAMES.join(', ')}`),
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
    await parts.development.people.prepare({ userId, name, email }, STATES[as])
    cookie.give(request, reply, await parts.accounts.startSessionFor(user, signInClient(request)))
    return reply.code(201).send({ as, ...userShape(user) })
  })
}
