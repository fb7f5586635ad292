import type { FastifyInstance } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import { WebhookForged } from '#server/platform/payments/payments.ts'
import { reportSeldom } from '../report-seldom.ts'

const BODY_LIMIT_BYTES = 256 * 1024

/** Who takes what the payment provider tells. */
export interface PaymentWebhooks {
  /** In the address: `dodo`. */
  readonly provider: string
  /** Throws WebhookForged for a message that is not the provider's. */
  receive(rawBody: Uint8Array, headers: Readonly<Record<string, string | undefined>>): Promise<string>
}

/**
 * The door for the payment provider. What is signed is answered well, also where it was refused or came twice: repeating it
 * would change nothing. What could not be applied is a 500, and comes again.
 */
export async function webhookRoutes(
  server: FastifyInstance,
  { provider, receive }: PaymentWebhooks,
  reportBug: (what: string, error: unknown) => void,
): Promise<void> {
  // Anybody can send what is not signed, as often as they like.
  const reportForged = reportSeldom(reportBug)
  // The signature is over the bytes as they were sent.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))

  server.post<{ Params: { provider: string } }>(
    '/webhooks/:provider',
    { bodyLimit: BODY_LIMIT_BYTES, config: { isProjectInPath: true, isForProviders: true } },
    async (request) => {
      if (request.params.provider !== provider) throw new ProtocolError('general_route_not_found')
      const body = request.body instanceof Uint8Array ? request.body : Buffer.alloc(0)
      // A header that comes twice is none of the provider's.
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]),
      )
      try {
        return { received: await receive(body, headers) }
      } catch (error) {
        if (!(error instanceof WebhookForged)) throw error
        reportForged('a payment message was refused: it is not signed as it must be', error)
        throw new ProtocolError('user_unauthorized', 'This message is not signed as it must be.', { cause: error })
      }
    },
  )
}
