import type { FastifyInstance } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { HttpParts } from '../http-parts.ts'
import { matchesQuery } from '../queries/matches-query.ts'
import { readPage } from '../queries/read-page.ts'
import { readQueries } from '../queries/read-queries.ts'
import type { Visits } from '../visits.ts'
import { USER_DATA, userDataDocument } from './user-data-document.ts'

interface CollectionPath {
  Params: { databaseId: string; collectionId: string }
}

/** The one document query of the product: a user's credits and free uses (wire page §9). Documents of others are absent. */
export function documentRoutes(server: FastifyInstance, parts: HttpParts, visits: Visits): void {
  const path = '/databases/:databaseId/collections/:collectionId/documents'

  server.get<CollectionPath>(path, { onRequest: visits.welcome }, async (request) => {
    if (request.params.databaseId !== USER_DATA.databaseId) throw new ProtocolError('database_not_found')
    if (request.params.collectionId !== USER_DATA.collectionId) throw new ProtocolError('collection_not_found')
    const queries = readQueries(request.query)
    const page = readPage(queries)
    const readable = request.visit ? [await userDataDocument(parts, request.visit.user)] : []
    const matching = readable.filter((document) => queries.every((query) => matchesQuery(document, query)))
    const cursor = page.cursorAfter ?? page.cursorBefore
    if (cursor !== undefined && !readable.some((document) => document.$id === cursor)) {
      throw new ProtocolError('general_cursor_not_found')
    }
    // Nobody reads more than one document, so nothing lies beyond a cursor.
    const documents = cursor === undefined ? matching.slice(page.offset, page.offset + page.limit) : []
    return { total: matching.length, documents }
  })
}
