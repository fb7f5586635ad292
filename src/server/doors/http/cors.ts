import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { Origins } from './origins.ts'

const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const REQUEST_HEADERS = [
  'Content-Type',
  'Content-Range',
  'Accept',
  'Authorization',
  'X-Appwrite-Project',
  'X-Appwrite-Response-Format',
  'X-Appwrite-JWT',
  'X-Appwrite-Locale',
  'X-Appwrite-Session',
  'X-Appwrite-Dev-Key',
  'X-Appwrite-ID',
  'X-Fallback-Cookies',
  'X-SDK-Name',
  'X-SDK-Platform',
  'X-SDK-Language',
  'X-SDK-Version',
].join(', ')
const EXPOSED =
  'X-Fallback-Cookies, X-Appwrite-Session, X-Appwrite-Warning, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After'
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const PREFLIGHT_LIFETIME_SECONDS = 600

/** Names the origin on every answer, answers preflights, and refuses changes from pages that are not ours. */
export function applyCors(request: FastifyRequest, reply: FastifyReply, origins: Origins): 'answered' | 'go on' {
  reply.header('vary', 'Origin')
  const { origin } = request.headers
  const isOwn = origin !== undefined && origins.isOwn(request, origin)
  if (isOwn) {
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', EXPOSED)
  }
  if (request.method === 'OPTIONS') {
    if (isOwn) {
      reply.header('access-control-allow-methods', METHODS)
      reply.header('access-control-allow-headers', REQUEST_HEADERS)
      reply.header('access-control-max-age', PREFLIGHT_LIFETIME_SECONDS)
    }
    reply.code(204).send()
    return 'answered'
  }
  refuseForeignChange(request, origins)
  return 'go on'
}

/** A request without Origin is no browser's, unless it says itself that another site's page sent it. */
export function refuseForeignChange(request: FastifyRequest, origins: Origins): void {
  if (!CHANGING.has(request.method)) return
  const { origin } = request.headers
  const isForeign = origin === undefined ? request.headers['sec-fetch-site'] === 'cross-site' : !origins.isOwn(request, origin)
  if (isForeign) throw new ProtocolError('general_unknown_origin')
}
