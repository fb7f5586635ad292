import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import { isUuid } from '#contract/uuid.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { FileTable } from '../../platform/database/tables/files.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { MachineMark } from '../../platform/media/machine-mark.ts'
import type { Media } from '../../platform/media/media.ts'
import { type MediaKind, mediaTypeOf } from '../../platform/media/media-type.ts'
import type { BlobStore } from '../../platform/storage/blob-store.ts'

export type Files = ReturnType<typeof createFiles>

/** A picture or film whose bytes and thumbnail lie in the store; it belongs to nobody until `record` wrote its row. */
export interface KeptPicture {
  readonly fileId: string
  readonly label: string
  readonly mimeType: string
  readonly sizeBytes: number
  readonly sha256: string
  readonly widthPx: number
  readonly heightPx: number
  readonly blobKey: string
  readonly thumbnailKey: string
  readonly thumbnailSizeBytes: number
  /** IPTC's digital source type of what was made here. */
  readonly sourceType?: string
}

export interface KeepOptions {
  readonly folder: string
  readonly label: string
  readonly mark: MachineMark
}

interface FileToKeep extends Pick<KeptPicture, 'mimeType' | 'widthPx' | 'heightPx' | 'label'> {
  readonly folder: string
  readonly extension: string
  readonly thumbnail: Uint8Array
}

/** Where the outputs of jobs lie. */
const MADE_HERE = 'jobs/'
/** What cannot be seen, such as a sound. */
const NO_SIZE = { widthPx: 0, heightPx: 0 }
const THUMBNAIL = { sizePx: LIMITS.thumbnailSizePx, quality: LIMITS.thumbnailWebpQuality }

export interface OwnedFile {
  readonly id: string
  readonly mimeType: string
  readonly sizeBytes: number
  readonly sha256: string
  readonly widthPx: number
  readonly heightPx: number
  readonly label: string
  readonly thumbnailSizeBytes: number
  readonly createdAt: Date
  /** The bytes from `start` to `end`, both inclusive; undefined when the blob is gone. */
  open(range?: { start: number; end: number }): Promise<Readable | undefined>
  /**
   * All of it as our own code may read it: a picture that was brought becomes a PNG in a process of its own first.
   * Undefined when the blob is gone.
   */
  read(): Promise<Uint8Array | undefined>
  /** The webp thumbnail. */
  openThumbnail(): Promise<Readable | undefined>
}

/** Pictures and films of users: rows in the database, bytes in the blob store. */
export function createFiles({ store, media, clock }: { store: BlobStore; media: Media; clock: Clock }) {
  async function keep(bytes: Uint8Array, file: FileToKeep): Promise<KeptPicture> {
    const { folder, label, extension, mimeType, widthPx, heightPx } = file
    const { thumbnail } = file
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const key = `${folder}/${sha256.slice(0, 32)}`
    // A picture that was brought as webp is not its own thumbnail.
    const [blobKey, thumbnailKey] = [`${key}.${extension}`, extension === 'webp' ? `${key}-small.webp` : `${key}.webp`]
    await putBoth([blobKey, bytes], [thumbnailKey, thumbnail])
    return {
      fileId: randomUUID(),
      label,
      mimeType,
      sizeBytes: bytes.byteLength,
      sha256,
      widthPx,
      heightPx,
      blobKey,
      thumbnailKey,
      thumbnailSizeBytes: thumbnail.byteLength,
    }
  }

  /** When it throws, nothing is being written any more. What was written stays: somebody else may have kept the same. */
  async function putBoth(...blobs: [key: string, bytes: Uint8Array][]): Promise<void> {
    const puts = await Promise.allSettled(blobs.map(([key, bytes]) => store.put(key, bytes)))
    const failed = puts.find((put) => put.status === 'rejected')
    if (failed) throw failed.reason
  }

  /** A picture that was brought is read by the decoder first, and only what that made of it goes on. */
  async function readClean(blobKey: string, mimeType: string): Promise<Uint8Array | undefined> {
    const stream = await store.open(blobKey)
    const bytes = stream && (await buffer(stream))
    const isForeign = mimeType.startsWith('image/') && !blobKey.startsWith(MADE_HERE)
    return bytes && isForeign ? await media.cleanBrought(bytes) : bytes
  }

  function ownedFileOf(row: Selectable<FileTable>): OwnedFile {
    return {
      id: row.id,
      mimeType: row.mime_type,
      sizeBytes: row.size_bytes,
      sha256: row.sha256,
      widthPx: row.width_px,
      heightPx: row.height_px,
      label: row.label,
      thumbnailSizeBytes: row.thumbnail_size_bytes,
      createdAt: row.created_at,
      open: (range) => store.open(row.blob_key, range),
      openThumbnail: () => store.open(row.thumbnail_key),
      read: () => readClean(row.blob_key, row.mime_type),
    }
  }

  return {
    /**
     * Marks a picture as made by a machine, measures it, makes its thumbnail and stores both. The key under `folder` is
     * the content's hash: doing the same work again writes the same blobs, and different work can never overwrite them.
     */
    async keepPicture(bytes: Uint8Array, { folder, label, mark }: KeepOptions): Promise<KeptPicture> {
      const marked = await media.markAsMadeByMachine(bytes, mark)
      const probed = await media.probePicture(marked)
      if (!probed) throw new Error(`the engine's output "${label}" is no picture`)
      const thumbnail = await media.thumbnail(marked, THUMBNAIL)
      const kept = await keep(marked, { ...probed, folder, label, extension: 'png', thumbnail })
      return { ...kept, sourceType: mark.digitalSourceType }
    },

    /** The same for a film; its thumbnail is that of `poster`, its first frame. */
    async keepFilm(
      bytes: Uint8Array,
      { folder, label, mark, poster }: KeepOptions & { poster: Uint8Array },
    ): Promise<KeptPicture> {
      const marked = media.markFilmAsMadeByMachine(bytes, mark)
      const probed = media.probeFilm(marked)
      if (!probed) throw new Error(`the engine's output "${label}" is no film`)
      const thumbnail = await media.thumbnail(await media.markAsMadeByMachine(poster, mark), THUMBNAIL)
      const kept = await keep(marked, { ...probed, folder, label, extension: 'mp4', thumbnail })
      return { ...kept, sourceType: mark.digitalSourceType }
    },

    /** Stores what somebody brought, as it is; undefined when its content is of none of these kinds, or a broken picture. */
    async keepUpload(
      bytes: Uint8Array,
      { folder, label, kinds = ['image'] }: { folder: string; label: string; kinds?: readonly MediaKind[] },
    ): Promise<KeptPicture | undefined> {
      const type = mediaTypeOf(bytes)
      if (!type || !kinds.includes(type.kind)) return undefined
      if (type.kind !== 'image') {
        const film = type.kind === 'video' ? await media.lookAtBroughtFilm(bytes, THUMBNAIL) : undefined
        const looked = film ?? { ...(media.probeFilm(bytes) ?? NO_SIZE), thumbnail: await media.blankThumbnail() }
        return await keep(bytes, { ...type, ...looked, mimeType: type.mimeType, folder, label })
      }
      // Nothing here opens HEIC; it is kept for its owner, and no tool takes it.
      const looked =
        type.mimeType === 'image/heic'
          ? { ...NO_SIZE, thumbnail: await media.blankThumbnail() }
          : await media.lookAtBrought(bytes, THUMBNAIL)
      return looked && (await keep(bytes, { ...looked, ...type, folder, label }))
    },

    /** Gives stored pictures to their owner. */
    async record(transaction: Transaction<Tables>, ownerId: string, pictures: readonly KeptPicture[]): Promise<void> {
      if (pictures.length === 0) return
      await transaction
        .insertInto('files')
        .values(
          pictures.map((picture) => ({
            id: picture.fileId,
            owner_id: ownerId,
            mime_type: picture.mimeType,
            size_bytes: picture.sizeBytes,
            sha256: picture.sha256,
            width_px: picture.widthPx,
            height_px: picture.heightPx,
            label: picture.label,
            blob_key: picture.blobKey,
            thumbnail_key: picture.thumbnailKey,
            thumbnail_size_bytes: picture.thumbnailSizeBytes,
            source_type: picture.sourceType ?? '',
            created_at: clock.now(),
          })),
        )
        .execute()
    },

    /** Takes files from their owner; answers the blobs, to be discarded once that is certain. */
    async remove(
      transaction: Transaction<Tables>,
      ownerId: string,
      fileIds: readonly string[],
    ): Promise<Pick<KeptPicture, 'blobKey' | 'thumbnailKey'>[]> {
      if (fileIds.length === 0) return []
      const rows = await transaction
        .deleteFrom('files')
        .where('id', '=', sql<string>`any(${fileIds}::uuid[])`)
        .where('owner_id', '=', ownerId)
        .returning(['blob_key', 'thumbnail_key'])
        .execute()
      return rows.map((row) => ({ blobKey: row.blob_key, thumbnailKey: row.thumbnail_key }))
    },

    /** As `read` of a file, of one that may not be recorded yet. */
    readKept: ({ blobKey, mimeType }: Pick<KeptPicture, 'blobKey' | 'mimeType'>) => readClean(blobKey, mimeType),

    /** The webp thumbnail of what was kept and may not be recorded yet. */
    openKeptThumbnail: ({ thumbnailKey }: Pick<KeptPicture, 'thumbnailKey'>): Promise<Readable | undefined> =>
      store.open(thumbnailKey),

    /** Removes the blobs of pictures that will never belong to anybody. */
    async discard(pictures: readonly Pick<KeptPicture, 'blobKey' | 'thumbnailKey'>[]): Promise<void> {
      await Promise.all(pictures.flatMap((picture) => [store.remove(picture.blobKey), store.remove(picture.thumbnailKey)]))
    },

    /** Removes every blob of a folder that nobody's files lie in. */
    async clearFolder(folder: string): Promise<void> {
      for await (const key of store.list({ folder, olderThanMs: Number.NEGATIVE_INFINITY })) await store.remove(key)
    },

    /** A file of this owner, by its own id or the one its upload was given; undefined for unknown and foreign ids. */
    async findFile(database: Kysely<Tables>, ownerId: string, fileId: string): Promise<OwnedFile | undefined> {
      const owned = database.selectFrom('files').selectAll('files').where('files.owner_id', '=', ownerId)
      const row = isUuid(fileId) ? await owned.where('files.id', '=', fileId).executeTakeFirst() : undefined
      if (row) return ownedFileOf(row)
      const uploaded = await owned
        .innerJoin('uploads', 'uploads.file_id', 'files.id')
        .where('uploads.owner_id', '=', ownerId)
        .where('uploads.id', '=', fileId)
        .executeTakeFirst()
      return uploaded && ownedFileOf(uploaded)
    },
  }
}
