import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { OwnedFile } from '#server/core/files/create-files.ts'
import type { HttpParts } from '../http-parts.ts'
import type { Visits } from '../visits.ts'
import { readRange } from './read-range.ts'

const BUCKET = 'media'
const YEAR_SECONDS = 31_536_000

interface FilePath {
  Params: { bucketId: string; fileId: string }
}

/** Pictures and films, for their owner only. Bytes never change under an id, so browsers keep them for a year. */
export function mediaRoutes(server: FastifyInstance, parts: HttpParts, visits: Visits): void {
  const path = '/storage/buckets/:bucketId/files/:fileId'

  server.get<FilePath>(`${path}/view`, { onRequest: visits.welcome }, async (request, reply) => {
    const file = await getFile(request)
    describe(reply, { mimeType: file.mimeType, etag: `"${file.sha256}"` })
    reply.header('accept-ranges', 'bytes')
    if (isKnown(request, `"${file.sha256}"`)) return reply.code(304).send()
    const range = readRange(wantsRange(request, `"${file.sha256}"`), file.sizeBytes)
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${file.sizeBytes}`)
      throw new ProtocolError('storage_range_invalid')
    }
    if (range === 'whole') return send(reply, await file.open(), file.sizeBytes)
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
    return send(reply, await file.open(range), range.end - range.start + 1)
  })

  server.get<FilePath>(`${path}/preview`, { onRequest: visits.welcome }, async (request, reply) => {
    const file = await getFile(request)
    const etag = `"${file.sha256}-preview"`
    describe(reply, { mimeType: 'image/webp', etag })
    if (isKnown(request, etag)) return reply.code(304).send()
    return send(reply, await file.openThumbnail(), file.thumbnailSizeBytes)
  })

  async function getFile(request: FastifyRequest<FilePath>): Promise<OwnedFile> {
    if (request.params.bucketId !== BUCKET) throw new ProtocolError('storage_bucket_not_found')
    const file = request.visit && (await parts.files.findFile(request.visit.user.id, request.params.fileId))
    if (file === undefined) throw new ProtocolError('storage_file_not_found')
    return file
  }
}

function describe(reply: FastifyReply, file: { mimeType: string; etag: string }): void {
  reply.type(file.mimeType)
  reply.header('etag', file.etag)
  reply.header('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`)
  reply.header('cross-origin-resource-policy', 'same-site')
  // An uploaded file opened in a tab of its own runs nothing and reaches nothing.
  reply.header(
    'content-security-policy',
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  )
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
}

/** With If-Range a part is only wanted when the file is still the same. */
function wantsRange(request: FastifyRequest, etag: string): string | undefined {
  const condition = request.headers['if-range']
  return condition === undefined || condition === etag ? request.headers.range : undefined
}

function send(reply: FastifyReply, bytes: Readable | undefined, sizeBytes: number): FastifyReply {
  if (bytes === undefined) throw new ProtocolError('storage_file_not_found')
  return reply.header('content-length', sizeBytes).send(bytes)
}
