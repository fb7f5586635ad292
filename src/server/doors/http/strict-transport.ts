import type { FastifyReply, FastifyRequest } from 'fastify'

/** A year; of this host alone: what else lives under its domain is not ours to decide. */
const HSTS = 'max-age=31536000'

/**
 * Who came by https is told to come by nothing else. Behind a proxy that ends TLS it is the house's own address that says so,
 * unless the proxy says that this one came without.
 */
export function demandHttps(request: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): void {
  const isHttpsHouse = publicUrl?.startsWith('https:') && request.headers['x-forwarded-proto'] !== 'http'
  if (request.protocol === 'https' || isHttpsHouse) reply.header('strict-transport-security', HSTS)
}
