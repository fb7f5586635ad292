import type { FastifyInstance } from 'fastify'

/**
 * Reads every body as a JSON object. What is not one counts as an empty object, so that the answer is the 400 for the first
 * missing parameter (wire page §2.1). Keys that would reach for prototypes are dropped.
 */
export function readBodiesAsObjects(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('remove', 'remove')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    parseJson(request, text as string, (error, value) => done(null, !error && isObject(value) ? value : {}))
  })
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) => done(null, {}))
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
