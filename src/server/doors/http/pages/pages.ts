import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { HttpParts } from '../http-parts.ts'
import { isPageRoute, looksLikePage } from './page-routes.ts'
import { securePage } from './page-security.ts'
import { createPageShells } from './page-shell.ts'

const BUILDING = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Troupe</title>
<style>body{display:grid;place-items:center;min-height:100vh;margin:0;background:#0b0a0f;color:#f5f2ec;font:16px system-ui}</style>
<p>The pages are being built. This takes a few seconds.</p>`

/** The built pages: hashed assets for ever, everything else checked with the server, and the application for every page path. */
export function servePages(server: FastifyInstance, parts: HttpParts): void {
  const readShell = createPageShells(parts.pagesDirectory, parts.config)

  server.register(fastifyStatic, {
    root: parts.pagesDirectory,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    // A folder is no file; without this a client that takes no compressed reply is refused instead of shown the page.
    // The shell goes out below, with the headers of a page; as a file it would go without them.
    allowedPath: (pathname) => !pathname.endsWith('/') && !isShellFile(pathname),
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachingOf(file))
    },
  })

  server.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?')
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading && path === '/index.html') return reply.redirect('/', 308)
    if (!isReading || !looksLikePage(path)) throw new ProtocolError('general_route_not_found')
    const shell = await readShell(path)
    reply.type('text/html; charset=utf-8')
    if (shell === undefined) return reply.code(503).header('cache-control', 'no-store').header('retry-after', 2).send(BUILDING)
    securePage(reply, shell.policy)
    reply
      .code(isPageRoute(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(shell.html)
    return reply.header('content-encoding', 'br').send(shell.packed)
  })
}

/** Also under names that the file system may take for the same, and packed. */
function isShellFile(pathname: string): boolean {
  return /^\/+(index|create)\.html(\.(br|gz))?$/i.test(pathname)
}

function cachingOf(file: string): string {
  if (/[\\/]assets[\\/]/.test(file)) return 'public, max-age=31536000, immutable'
  if (/[\\/]showcase[\\/]/.test(file)) return 'public, max-age=86400'
  return 'no-cache'
}
