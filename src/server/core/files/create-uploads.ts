import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { type MediaKind, type MediaType, mediaTypeOf } from '../../platform/media/media-type.ts'
import type { BlobStore } from '../../platform/storage/blob-store.ts'
import type { Room } from '../../platform/storage/room.ts'
import type { Files } from './create-files.ts'
import { inTurn } from './in-turn.ts'
import { partKey, partKeys } from './part-keys.ts'
import { type FileOwner, roomFor, UNPROVEN_ROOM_WORDS } from './room-for.ts'
import {
  countParts,
  deleteParts,
  deleteStale,
  deleteUnfinished,
  findUpload,
  insertPart,
  insertUpload,
  lockUpload,
  type UploadRow,
  updateUpload,
} from './uploads.store.ts'

export type Uploads = ReturnType<typeof createUploads>

interface UploadParts {
  readonly database: Kysely<Tables>
  readonly store: BlobStore
  readonly room: Room
  readonly files: Files
  readonly clock: Clock
  /** What is said to owners who are not proven and bring more than they may. */
  readonly proof: { objection(owner: FileOwner, why: string): { readonly message: string } | undefined }
}

/** A slice of a file: all parts but the last have `LIMITS.uploadPartBytes`. */
export interface UploadPart {
  readonly id: string
  readonly name: string
  readonly totalBytes: number
  /** 0 for the first. */
  readonly position: number
  readonly bytes: Uint8Array
  /** The client knows of this upload from an earlier answer. */
  readonly isContinuation: boolean
}

export interface Upload {
  readonly id: string
  readonly name: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** '' until the file is whole. */
  readonly md5: string
  readonly partsTotal: number
  readonly partsReceived: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

const KINDS: readonly MediaKind[] = ['image', 'video', 'audio']
const MAX_BYTES: Readonly<Record<MediaKind, number>> = {
  image: LIMITS.uploadImageMaxBytes,
  video: LIMITS.uploadVideoMaxBytes,
  audio: LIMITS.uploadAudioMaxBytes,
}

/**
 * Files that come up in parts, in any order and as often as a client likes. Parts lie in the blob store until all are there;
 * then the file is checked, stored and given to its owner in one transaction, or none of it.
 */
export function createUploads(parts: UploadParts) {
  const { database, store, room, files, clock, proof } = parts
  /** Files are put together one at a time: each is in memory as a whole while it is checked. */
  const assemble = inTurn()

  /**
   * Takes one part. Throws storage_invalid_appwrite_id, storage_file_already_exists, storage_invalid_content_range,
   * storage_invalid_file_size, storage_file_type_unsupported, storage_quota_exceeded, user_identity_unproven, storage_full.
   */
  async function receive(owner: FileOwner, part: UploadPart): Promise<Upload> {
    const type = part.position === 0 ? readType(part) : undefined
    if (await room.isShort(part.bytes.length)) throw new ProtocolError('storage_full')
    const upload = await open(owner, part)
    if (upload.file_id !== null) return describe(upload, upload.parts_total)
    await store.put(partKey(upload.key, part.position), part.bytes)
    const received = await database.transaction().execute(async (transaction) => {
      const current = await lockUpload(transaction, upload.key)
      if (!current || current.file_id !== null) return current
      await insertPart(transaction, upload.key, part.position)
      const changes = { updated_at: clock.now(), ...(type && { mime_type: type.mimeType }) }
      return updateUpload(transaction, upload.key, changes)
    })
    if (!received || received.file_id !== null) await store.remove(partKey(upload.key, part.position))
    if (!received) throw new ProtocolError('storage_invalid_appwrite_id')
    const count = received.file_id === null ? await countParts(database, upload.key) : received.parts_total
    return count < received.parts_total ? describe(received, count) : finish(received)
  }

  async function open(owner: FileOwner, part: UploadPart): Promise<UploadRow> {
    const found = (await findUpload(database, { ownerId: owner.id, id: part.id })) ?? (await begin(owner, part))
    if (found.size_bytes !== part.totalBytes) throw new ProtocolError('storage_invalid_content_range')
    if (found.file_id !== null && !part.isContinuation) throw new ProtocolError('storage_file_already_exists')
    return found
  }

  async function begin(owner: FileOwner, { id, name, totalBytes, isContinuation }: UploadPart): Promise<UploadRow> {
    if (isContinuation) throw new ProtocolError('storage_invalid_appwrite_id')
    if (totalBytes > Math.max(...Object.values(MAX_BYTES))) throw new ProtocolError('storage_invalid_file_size')
    const now = clock.now()
    return database.transaction().execute(async (transaction) => {
      const room = await roomFor(transaction, owner, totalBytes)
      if (room === 'for the proven')
        throw new ProtocolError('user_identity_unproven', proof.objection(owner, UNPROVEN_ROOM_WORDS)?.message)
      if (room === 'none') throw new ProtocolError('storage_quota_exceeded')
      const ownerId = owner.id
      const upload = await insertUpload(transaction, {
        owner_id: ownerId,
        id,
        key: randomUUID(),
        name,
        size_bytes: totalBytes,
        parts_total: Math.ceil(totalBytes / LIMITS.uploadPartBytes),
        mime_type: '',
        md5: '',
        created_at: now,
        updated_at: now,
      })
      // Another request with this id was a moment earlier.
      const first = upload ?? (await findUpload(transaction, { ownerId, id }))
      if (!first) throw new ProtocolError('storage_invalid_appwrite_id')
      return first
    })
  }

  /** All parts are there: makes them the file. Requests that see this at the same time get the same answer. */
  async function finish(upload: UploadRow): Promise<Upload> {
    const keys = partKeys(upload)
    try {
      const finished = await assemble(() =>
        database.transaction().execute(async (transaction) => {
          const current = await lockUpload(transaction, upload.key)
          if (!current || current.file_id !== null) return current
          const bytes = await join(keys)
          // When the transaction fails its blobs lie where the next try puts them; else the clean-up finds them.
          const kept = await files.keepUpload(bytes, { folder: `uploads/${upload.key}`, label: 'uploaded', kinds: KINDS })
          if (!kept) throw new ProtocolError('storage_file_type_unsupported')
          const file = { ...kept, fileId: upload.key }
          await files.record(transaction, upload.owner_id, [file])
          await deleteParts(transaction, upload.key)
          const md5 = createHash('md5').update(bytes).digest('hex')
          const changes = { file_id: file.fileId, mime_type: file.mimeType, md5, updated_at: clock.now() }
          return updateUpload(transaction, upload.key, changes)
        }),
      )
      if (!finished) throw new ProtocolError('storage_invalid_appwrite_id')
      await removeBlobs(keys)
      return describe(finished, finished.parts_total)
    } catch (error) {
      // What can not become a file would only take room.
      if (error instanceof ProtocolError) await abandon(upload.key)
      throw error
    }
  }

  async function join(keys: readonly string[]): Promise<Buffer> {
    const bytes: Buffer[] = []
    for (const key of keys) {
      const part = await store.open(key)
      if (!part) throw new Error(`the part ${key} of an upload is gone`)
      bytes.push(await buffer(part))
    }
    return Buffer.concat(bytes)
  }

  async function abandon(key: string): Promise<void> {
    const row = await deleteUnfinished(database, key)
    if (row) await removeBlobs(partKeys(row))
  }

  async function removeBlobs(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => store.remove(key)))
  }

  return {
    receive,

    /** How far an upload is; undefined for unknown and foreign ids. */
    async find(ownerId: string, id: string): Promise<Upload | undefined> {
      const upload = await findUpload(database, { ownerId, id })
      if (!upload) return undefined
      if (upload.file_id !== null) return describe(upload, upload.parts_total)
      // All parts may be there and the file not, when a program died between them: whoever goes on sends the last one again.
      return describe(upload, Math.min(await countParts(database, upload.key), upload.parts_total - 1))
    },

    /** Ends an upload that is not whole yet; answers whether there was one. */
    async cancel(ownerId: string, id: string): Promise<boolean> {
      const upload = await findUpload(database, { ownerId, id })
      if (!upload || upload.file_id !== null) return false
      await abandon(upload.key)
      return true
    },

    /** Removes the uploads that were left unfinished. */
    async forgetStale(): Promise<void> {
      const before = new Date(clock.now().getTime() - LIMITS.uploadUnfinishedLifetimeMs)
      const stale = await deleteStale(database, before)
      for (const upload of stale) await removeBlobs(partKeys(upload))
    },
  }
}

/** By the first part; refused before anything of it is stored. */
function readType({ bytes, totalBytes }: UploadPart): MediaType {
  const type = mediaTypeOf(bytes)
  if (!type) throw new ProtocolError('storage_file_type_unsupported')
  if (totalBytes > MAX_BYTES[type.kind]) throw new ProtocolError('storage_invalid_file_size')
  return type
}

function describe(row: UploadRow, partsReceived: number): Upload {
  return {
    id: row.id,
    name: row.name,
    mimeType: row.mime_type,
    sizeBytes: row.size_bytes,
    md5: row.md5,
    partsTotal: row.parts_total,
    partsReceived,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
