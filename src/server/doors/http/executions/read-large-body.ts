import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '#contract/limits.ts'
import { ProtocolError } from '#contract/protocol-error.ts'
import { isObject } from '../read-bodies.ts'
import { memberVisit } from '../visits.ts'
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

/** Each may take 84 MiB until it is answered. */
const LARGE_AT_ONCE = 2

/** On this server (a scope of its own), JSON bodies may hold large files, which are taken out of them while they come in. */
export function readLargeBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('remove', 'remove')
  const busy = new Map<string, number>()
  server.addHook('preParsing', async (request, reply, payload) => {
    if (statedBytesOf(request) > TEXT_MAX_BYTES) countIn(busy, request, reply)
    return payload
  })
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const statedBytes = statedBytesOf(request)
    if (statedBytes > MAX_BYTES) throw new ProtocolError('general_request_too_large')
    const inline = createInlineFiles({ maxBytes: statedBytes })
    let receivedBytes = 0
    for await (const chunk of untilBrokenOff(payload)) {
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

/** That somebody closes a page is no bug of ours. */
async function* untilBrokenOff(payload: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* payload
  } catch (cause) {
    throw new ProtocolError('general_bad_request', 'The request broke off.', { cause })
  }
}

function statedBytesOf(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? MAX_BYTES)
}

/** Nobody fills the memory with requests that never end. */
function countIn(busy: Map<string, number>, request: FastifyRequest, reply: FastifyReply): void {
  const userId = memberVisit(request).user.id
  const count = busy.get(userId) ?? 0
  if (count >= LARGE_AT_ONCE) {
    throw new ProtocolError(
      'general_rate_limit_exceeded',
      'Two large requests of yours are still being read. Wait for one of them.',
    )
  }
  busy.set(userId, count + 1)
  reply.raw.once('close', () => {
    const left = (busy.get(userId) ?? 1) - 1
    if (left > 0) busy.set(userId, left)
    else busy.delete(userId)
  })
}
