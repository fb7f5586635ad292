import type { FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import { isLoopbackHost } from '#server/platform/config/loopback.ts'

const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/**
 * In development anybody may sign in as anybody, so only this machine may be answered: not another address, not another host
 * name (a page of a foreign site whose name points here), not a proxy that carries strangers in.
 */
export function refuseForeignHost(request: FastifyRequest): void {
  const address = request.socket.remoteAddress
  if (address !== undefined && !LOOPBACK_ADDRESS.test(address)) {
    throw refusal('This development server only answers on its own machine.')
  }
  for (const header of FORWARDING_HEADERS) {
    if (request.headers[header] !== undefined) {
      throw refusal(`This development server answers no forwarded requests (header ${header}). Set TROUPE_ENV=production.`)
    }
  }
  if (!isLoopbackHost(hostnameOf(request.headers.host))) {
    throw refusal('This development server only answers to localhost. Open it under http://localhost or http://127.0.0.1.')
  }
}

function hostnameOf(host: string | undefined): string {
  try {
    return new URL(`http://${host ?? ''}`).hostname
  } catch {
    return ''
  }
}

function refusal(sentence: string): ProtocolError {
  return new ProtocolError('general_access_forbidden', sentence)
}
