import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { HttpParts } from './http-parts.ts'

/** The version clients of the protocol are told; nothing branches on it. */
const PROTOCOL_VERSION = '1.9.0'

/** Every error in one shape. What is not a refusal is a bug: reported to the operator, told to the client without detail. */
export function createErrorReply(reportBug: HttpParts['reportBug']) {
  return function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = toRefusal(error)
    if (refusal.type === 'general_unknown')
      reportBug(`${request.method} ${request.routeOptions?.url ?? 'unknown route'}`, error)
    reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify({ message: refusal.message, code: refusal.status, type: refusal.type, version: PROTOCOL_VERSION }))
  }
}

function toRefusal(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error
  const { statusCode } = error as Partial<FastifyError>
  if (statusCode === 413) return new ProtocolError('general_request_too_large')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ProtocolError('general_bad_request')
  return new ProtocolError('general_unknown')
}
