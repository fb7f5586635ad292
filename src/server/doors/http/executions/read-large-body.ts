import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LIMITS } from '#contract/limits.ts'
import { ProtocolError } from '#contract/protocol-error.ts'
import { isObject } from '../read-bodies.ts'
import { createInlineFiles, type InlineFiles } from './inline-files.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Large files that were inside the body; in it stands a word for each. */
    inlineFiles: InlineFiles | undefined
  }
}

/** Room for the envelope and escapes around the largest body. */
const ENVELOPE_BYTES = 1024 * 1024
const MAX_BYTES = LIMITS.filmRequestMaxBytes + ENVELOPE_BYTES
const TEXT_MAX_BYTES = LIMITS.executionBodyMaxBytes + ENVELOPE_BYTES

/** On this server (a scope of its own), JSON bodies may hold large files, which are taken out of them while they come in. */
export function readLargeBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('remove', 'remove')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const statedBytes = Number(request.headers['content-length'] ?? MAX_BYTES)
    if (statedBytes > MAX_BYTES) throw new ProtocolError('general_request_too_large')
    const inline = createInlineFiles({ maxBytes: statedBytes })
    let receivedBytes = 0
    for await (const chunk of payload) {
      receivedBytes += chunk.length
      if (receivedBytes > statedBytes) throw new ProtocolError('general_request_too_large')
      inline.take(chunk)
      if (inline.textBytes > TEXT_MAX_BYTES) throw new ProtocolError('general_request_too_large')
    }
    const { text, files } = inline.end()
    request.inlineFiles = files
    return await new Promise((resolve) => {
      parseJson(request, text, (error, value) => resolve(!error && isObject(value) ? value : {}))
    })
  })
}
