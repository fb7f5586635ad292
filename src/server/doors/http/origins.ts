import type { FastifyRequest } from 'fastify'
import type { HttpParts } from './http-parts.ts'

/** Which web origins are ours: their pages may call us with the cookie and be returned to after a sign-in. */
export interface Origins {
  /** Scheme and host this request reached us under. */
  of(request: FastifyRequest): string
  isOwn(request: FastifyRequest, origin: string): boolean
  /** True when no page of another site is among ours, so that cookies need not cross sites. */
  readonly areAllOurs: boolean
}

export function createOrigins(config: HttpParts['config']): Origins {
  const configured = new Set([...(config.publicUrl ? [config.publicUrl] : []), ...config.origins])
  const of = (request: FastifyRequest) => config.publicUrl ?? `http://${request.host}`

  function isOwnLoopback(request: FastifyRequest, origin: string): boolean {
    const port = request.socket.localPort ?? config.port
    return ['localhost', '127.0.0.1', '[::1]'].some((name) => origin === new URL(`http://${name}:${port}`).origin)
  }

  return {
    of,
    isOwn(request, origin) {
      if (configured.has(origin)) return true
      if (config.mode !== 'development') return false
      // A development proxy in front of us (vite) keeps the page's own host, which the host guard has checked.
      return isOwnLoopback(request, origin) || origin === `http://${request.host}`
    },
    areAllOurs: config.origins.length === 0,
  }
}

/** Whether the page that sent this request lives on another site than we do; browsers say it, older ones are asked by name. */
export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'cross-site'
  const origin = request.headers.origin
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).hostname !== request.hostname
}
