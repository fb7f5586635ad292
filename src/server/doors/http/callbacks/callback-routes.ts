import type { FastifyInstance } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { EngineCall } from '#server/core/jobs/receive-callback.ts'
import type { CallbackReader } from '#server/platform/engines/callback-reader.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

/** Who reads what providers of engines call back, and who takes it. */
export interface ProviderCallbacks {
  readonly readers: readonly CallbackReader[]
  receive(call: EngineCall): Promise<string>
}

interface CallbackPath {
  Params: { provider: string; token: string }
}

/** The door for providers of engines. A call is only written down here, so that the answer comes at once. */
export async function callbackRoutes(server: FastifyInstance, { readers, receive }: ProviderCallbacks): Promise<void> {
  // Signatures are over the bytes as they were sent.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))

  server.post<CallbackPath>(
    '/callbacks/:provider/:token',
    { bodyLimit: BODY_LIMIT_BYTES, config: { isProjectInPath: true, isForProviders: true } },
    async (request) => {
      const { provider, token } = request.params
      const reader = readers.find((one) => one.provider === provider)
      if (!reader) throw new ProtocolError('general_route_not_found')
      const body = request.body instanceof Uint8Array ? request.body : Buffer.alloc(0)
      const call = await reader.read({ token, headers: request.headers, body })
      if (!call) throw new ProtocolError('user_unauthorized', 'This call is not signed as it must be.')
      return { received: await receive({ ...call, provider }) }
    },
  )
}
