import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Id } from '#contract/define-function.ts'
import { LIMITS } from '#contract/limits.ts'
import { ProtocolError } from '#contract/protocol-error.ts'
import { isAnonymous } from '#server/core/accounts/account.ts'
import { newId } from '#server/core/accounts/new-id.ts'
import { isProven } from '#server/core/accounts/proof.ts'
import type { UploadPart } from '#server/core/files/create-uploads.ts'
import type { RateLimit } from '#server/core/limits/rate-limit.ts'
import type { HttpParts } from '../http-parts.ts'
import { limitRoute } from '../limit-route.ts'
import { invalid } from '../read-parameters.ts'
import { memberVisit, type Visits } from '../visits.ts'
import { BUCKET } from './bucket.ts'
import { fileShape, uploadShape } from './file-shape.ts'
import { readContentRange } from './read-content-range.ts'
import { readUploadForm } from './read-upload-form.ts'

/** Room for the form around a part: names, permissions, boundaries. */
const REQUEST_LIMIT_BYTES = LIMITS.uploadPartBytes + 256 * 1024
const MINUTE_MS = 60_000
const UPLOADS: RateLimit = { name: 'uploads', most: LIMITS.uploadsPerMinute, windowMs: MINUTE_MS }
const PARTS: RateLimit = { name: 'upload-parts', most: LIMITS.uploadPartsPerMinute, windowMs: MINUTE_MS }
const NAME_MAX_CHARS = 255

interface BucketPath {
  Params: { bucketId: string }
}
interface FilePath {
  Params: { bucketId: string; fileId: string }
}

/** Files of up to 5 MB in one request, larger ones in parts of 5 MB in any order (wire page §10). */
export async function uploadRoutes(server: FastifyInstance, parts: HttpParts, visits: Visits): Promise<void> {
  const { uploads, files } = parts
  // Only here bodies are forms; everywhere else they would be read as empty objects.
  server.removeContentTypeParser(['*'])
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) => done(null, Buffer.alloc(0)))

  server.post<BucketPath>(
    '/storage/buckets/:bucketId/files',
    {
      bodyLimit: REQUEST_LIMIT_BYTES,
      onRequest: [
        visits.requireMember,
        refuseGuest,
        refuseOtherBucket,
        async (request, reply) => {
          const isFirst = request.headers['x-appwrite-id'] === undefined
          await limitRoute(parts.limits, reply, isFirst ? UPLOADS : PARTS, `user/${memberVisit(request).user.id}`)
        },
      ],
    },
    async (request, reply) => {
      const { user } = memberVisit(request)
      const upload = await uploads.receive({ id: user.id, isProven: isProven(user) }, await readPart(request))
      return reply.code(201).send(uploadShape(upload, user.id))
    },
  )

  const path = '/storage/buckets/:bucketId/files/:fileId'
  const onRequest = [visits.requireMember, refuseOtherBucket]

  server.get<FilePath>(path, { onRequest }, async (request) => {
    const ownerId = memberVisit(request).user.id
    const upload = await uploads.find(ownerId, request.params.fileId)
    if (upload) return uploadShape(upload, ownerId)
    const file = await files.findFile(ownerId, request.params.fileId)
    if (!file) throw new ProtocolError('storage_file_not_found')
    return fileShape(file, ownerId)
  })

  server.delete<FilePath>(path, { onRequest }, async (request, reply) => {
    const ownerId = memberVisit(request).user.id
    if (await uploads.cancel(ownerId, request.params.fileId)) return reply.code(204).send()
    const outcome = await files.removeBrought(ownerId, request.params.fileId)
    if (outcome === 'absent') throw new ProtocolError('storage_file_not_found')
    if (outcome === 'in use') throw new ProtocolError('storage_file_in_use')
    return reply.code(204).send()
  })
}

async function readPart(request: FastifyRequest): Promise<UploadPart> {
  const range = readContentRange(request.headers['content-range'])
  const body = request.body as Buffer<ArrayBuffer> // by the two parsers above
  const { fileId, name, bytes } = await readUploadForm(body, request.headers['content-type'] ?? '')
  if (range && bytes.length !== range.partBytes) throw new ProtocolError('storage_invalid_content_range')
  if (bytes.length > LIMITS.uploadPartBytes) throw new ProtocolError('storage_invalid_file_size')
  const known = request.headers['x-appwrite-id']
  return {
    id: readId(fileId, range && known),
    name: [...name.replaceAll('\u0000', '')].slice(0, NAME_MAX_CHARS).join(''),
    totalBytes: range?.totalBytes ?? bytes.length,
    position: range?.position ?? 0,
    bytes,
    isContinuation: range !== undefined && known !== undefined,
  }
}

/** The id that the client chose, or was told by the answer to the first part. */
function readId(fileId: string, known: string | string[] | undefined): string {
  const chosen = fileId === 'unique()' ? undefined : fileId
  const id = Id.safeParse(known ?? chosen ?? newId())
  if (known !== undefined && (!id.success || (chosen !== undefined && chosen !== '' && chosen !== known))) {
    throw new ProtocolError('storage_invalid_appwrite_id')
  }
  if (!id.success) throw invalid('fileId', 'must be an id')
  return id.data
}

/** What nobody signed for could fill the disk. */
async function refuseGuest(request: FastifyRequest): Promise<void> {
  if (isAnonymous(memberVisit(request).user)) throw new ProtocolError('user_unauthorized', 'Sign in with an account to upload.')
}

async function refuseOtherBucket(request: FastifyRequest): Promise<void> {
  const { bucketId } = request.params as { bucketId: string }
  if (bucketId !== BUCKET) throw new ProtocolError('storage_bucket_not_found')
}
