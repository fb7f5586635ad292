import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { ProtocolErrorType } from '#contract/protocol-errors.ts'
import { isDatabaseAway } from '#server/platform/database/is-database-away.ts'
import { isDiskFull } from '#server/platform/storage/is-disk-full.ts'
import type { HttpParts } from './http-parts.ts'
import { reportSeldom } from './report-seldom.ts'

/** The version clients of the protocol are told; nothing branches on it. */
const PROTOCOL_VERSION = '1.9.0'

/** No bugs of ours, but the operator must hear of them. */
const STATES_OF_THE_HOUSE: readonly ProtocolErrorType[] = ['general_database_away', 'storage_full']

/** Every error in one shape. What is not a refusal is a bug: reported to the operator, told to the client without detail. */
export function createErrorReply(reportBug: HttpParts['reportBug']) {
  // Until an operator has made room, every request would tell of it.
  const reportSeldomly = Object.fromEntries(STATES_OF_THE_HOUSE.map((type) => [type, reportSeldom(reportBug)]))
  return function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = toRefusal(error)
    const what = `${request.method} ${request.routeOptions?.url ?? 'unknown route'}`
    if (refusal.type === 'general_unknown') reportBug(what, error)
    else reportSeldomly[refusal.type]?.(what, error)
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
  // First: somebody's line that broke while they sent has the code of a database that is away.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ProtocolError('general_bad_request')
  if (isDiskFull(error)) return new ProtocolError('storage_full', undefined, { cause: error })
  if (isDatabaseAway(error)) return new ProtocolError('general_database_away', undefined, { cause: error })
  return new ProtocolError('general_unknown')
}
