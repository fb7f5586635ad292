import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { OwnedFile } from '#server/core/files/create-files.ts'
import type { HttpParts } from '../http-parts.ts'
import type { Visits } from '../visits.ts'
import { BUCKET } from './bucket.ts'
import { readRange } from './read-range.ts'

const YEAR_SECONDS = 31_536_000

interface FilePath {
  Params: { bucketId: string; fileId: string }
}

/** Pictures and films, for their owner only. Bytes never change under an id, so browsers keep them for a year. */
export function mediaRoutes(server: FastifyInstance, parts: HttpParts, visits: Visits): void {
  const path = '/storage/buckets/:bucketId/files/:fileId'

  server.get<FilePath>(`${path}/view`, { onRequest: visits.welcome }, async (request, reply) =>
    sendWhole(request, reply, await getFile(request)),
  )

  server.get<FilePath>(`${path}/download`, { onRequest: visits.welcome }, async (request, reply) => {
    const file = await getFile(request)
    const name = (request.visit && (await parts.uploads.find(request.visit.user.id, request.params.fileId)))?.name || file.label
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeName(name)}`)
    return sendWhole(request, reply, file)
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

/** All of a file, or the part of it that a Range header asks for. */
async function sendWhole(request: FastifyRequest, reply: FastifyReply, file: OwnedFile): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`
  describe(reply, { mimeType: file.mimeType, etag })
  reply.header('accept-ranges', 'bytes')
  if (isKnown(request, etag)) return reply.code(304).send()
  const range = readRange(wantsRange(request, etag), file.sizeBytes)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.sizeBytes}`)
    throw new ProtocolError('storage_range_invalid')
  }
  if (range === 'whole') return send(reply, await file.open(), file.sizeBytes)
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
  return send(reply, await file.open(range), range.end - range.start + 1)
}

/** RFC 8187: what is more than encodeURIComponent leaves. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
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
