import type { FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own path names the project: a provider sends the browser back without our query. */
    isProjectInPath?: boolean
    /** Called by providers, who prove themselves by a signature: many calls from few addresses. */
    isForProviders?: boolean
  }
}

/** The project stands in a header, or in the query where a browser navigates by itself. */
export function checkProject(request: FastifyRequest, project: string): void {
  if (request.routeOptions.config.isProjectInPath) return
  const given = request.headers['x-appwrite-project'] ?? (request.query as Record<string, unknown>).project
  if (given !== project) throw new ProtocolError('project_not_found')
}
