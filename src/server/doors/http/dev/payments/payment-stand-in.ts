import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { ProtocolError } from '#contract/protocol-error.ts'
import { type PaymentSandbox, type PortalChange, SandboxRefusal } from '#server/platform/payments/payment-sandbox.ts'
import { securePage } from '../../pages/page-security.ts'
import { readParameters } from '../../read-parameters.ts'
import { STAND_IN_PAGE_POLICY } from '../stand-in-page.ts'
import { checkoutPage, refusalPage, secondStepPage } from './checkout-page.ts'
import { portalPage } from './portal-page.ts'
import { readSandboxOrder } from './read-sandbox-order.ts'

const PAYING = {
  card: z.string().max(30).optional(),
  secondStep: z.enum(['approve', 'refuse'], 'must be approve or refuse').optional(),
}

const CHANGE = {
  do: z.enum(['cancel', 'keep', 'forget-change', 'change-card', 'refund'], 'is none of the buttons'),
  id: z.string('must be an id'),
  card: z.string().max(30).optional(),
}

interface IdPath {
  Params: { id: string }
}

/** The pages and the REST interface of the stand-in for the payment provider, and the orders that tests give it. */
export function paymentStandIn(server: FastifyInstance, sandbox: PaymentSandbox): void {
  const cardOf = (query: unknown) => {
    const { card } = readParameters(query, { card: z.string().max(30).optional() })
    return card ?? sandbox.testCards[0]?.number ?? ''
  }

  server.all('/dodo/*', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    const { status, body } = await sandbox.answer({
      method: request.method,
      path: pathname.replace(/^\/dev\/dodo/, ''),
      query: searchParams,
      body: request.body,
      authorization: request.headers.authorization,
    })
    return reply.code(status).send(body)
  })

  server.get<IdPath>('/pay/checkout/:id', (request, reply) =>
    orRefusal(reply, async () => {
      const view = await sandbox.showCheckout(request.params.id)
      if (view.state === 'expired') throw new SandboxRefusal(410, 'EXPIRED', 'This page has expired. Nothing was charged.')
      if (view.state === 'second step') return show(reply, secondStepPage(view))
      const card = cardOf(request.query)
      // Who comes back to a page that is paid goes where paying leads; nothing is charged again.
      if (view.state === 'paid') return finish(reply, request.params.id, { card })
      return show(reply, checkoutPage(view, sandbox.testCards, { card }))
    }),
  )

  server.post<IdPath>('/pay/checkout/:id', (request, reply) =>
    orRefusal(reply, () => {
      const { card = '', secondStep } = readParameters(request.body, PAYING)
      return finish(reply, request.params.id, secondStep ? { secondStep } : { card })
    }),
  )

  server.get<IdPath>('/pay/portal/:id', (request, reply) =>
    orRefusal(reply, async () => show(reply, portalPage(await sandbox.showPortal(request.params.id)))),
  )

  server.post<IdPath>('/pay/portal/:id', (request, reply) =>
    orRefusal(reply, async () => {
      const { id } = request.params
      const problem = await sandbox.changeInPortal(id, changeOf(readParameters(request.body, CHANGE)))
      // Loading the page again must not do it again.
      if (problem === undefined) return reply.redirect(`/dev/pay/portal/${id}`, 303)
      return show(reply.code(400), portalPage(await sandbox.showPortal(id), problem))
    }),
  )

  server.get('/payments', () => sandbox.describe())

  server.post('/payments', async (request) => {
    try {
      await sandbox.order(readSandboxOrder(request.body))
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error
      throw new ProtocolError('general_bad_request', error.message)
    }
    await sandbox.catchUp()
    return sandbox.describe()
  })

  async function finish(
    reply: FastifyReply,
    checkoutId: string,
    answer: { card: string } | { secondStep: 'approve' | 'refuse' },
  ): Promise<FastifyReply> {
    const outcome = await sandbox.pay(checkoutId, answer)
    if (outcome.state === 'paid') return reply.redirect(outcome.returnUrl, 303)
    if (outcome.state === 'second step') return reply.redirect(`/dev/pay/checkout/${checkoutId}`, 303)
    const card = 'card' in answer ? answer.card : ''
    const view = await sandbox.showCheckout(checkoutId)
    return show(reply.code(402), checkoutPage(view, sandbox.testCards, { card, problem: outcome.problem }))
  }
}

function changeOf({ do: what, id, card = '' }: z.infer<z.ZodObject<typeof CHANGE>>): PortalChange {
  if (what === 'refund') return { do: what, paymentId: id }
  return what === 'change-card' ? { do: what, subscriptionId: id, card } : { do: what, subscriptionId: id }
}

function show(reply: FastifyReply, page: string): FastifyReply {
  securePage(reply, STAND_IN_PAGE_POLICY)
  return reply.type('text/html; charset=utf-8').send(page)
}

async function orRefusal(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SandboxRefusal)) throw error
    return show(reply.code(error.status), refusalPage(error.message))
  }
}
