import { buffer } from 'node:stream/consumers'
import { AppError } from '#contract/app-error.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import type { KeptPicture } from '../../core/files/create-files.ts'
import type { MediaKind } from '../../platform/media/media-type.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import type { PictureSource } from './source-picture.ts'

/** A picture, film or sound that a tool works on. */
export interface SourceMedia {
  readonly kind: MediaKind
  readonly fileId: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** Of the content: the same file brought again is the same request. */
  readonly sha256: string
  /** 0 where the file does not tell: sounds, and films that are no MP4. */
  readonly widthPx: number
  readonly heightPx: number
  /** All of it. Throws 'picture.unreadable' and its like when it is gone. */
  read(): Promise<Uint8Array>
  /** Brought with the request; its owner gets it together with the job (`files.record`), else it is discarded. */
  readonly brought?: KeptPicture
}

const DATA_URL = /^data:[^,]{0,100};base64,/
const UNREADABLE: Readonly<Record<MediaKind, ErrorCode>> = {
  image: 'picture.unreadable',
  video: 'video.unreadable',
  audio: 'audio.unreadable',
}
const MAX_BYTES: Readonly<Record<MediaKind, number>> = {
  image: LIMITS.uploadImageMaxBytes,
  video: LIMITS.uploadVideoMaxBytes,
  audio: LIMITS.uploadAudioMaxBytes,
}

/**
 * Finds an own file by its address, or stores the one that came with the request, of one of `kinds`. Throws
 * 'picture.unreadable', 'video.unreadable' or 'audio.unreadable' (by the first kind) for one that is not there, not the
 * user's or something else, 'file.too-large' for one above the limit of its kind.
 */
export async function readSourceMedia(
  { database, files }: GenerationParts,
  { userId }: Requester,
  source: PictureSource & { field: string; folder: string; kinds: readonly [MediaKind, ...MediaKind[]] },
): Promise<SourceMedia> {
  const { field, folder, kinds } = source
  const base64 = source.base64 ?? (DATA_URL.test(source.url ?? '') ? source.url : undefined)
  const file =
    base64 === undefined
      ? await files.findFile(database, userId, fileIdOfAddress(source.url ?? '') ?? '')
      : await files.keepUpload(bytesOf(base64, source), { folder, label: 'uploaded', kinds: acceptedFor(kinds) })
  const kind = file && kindFor(file.mimeType, kinds)
  if (!file || !kind) throw new AppError(UNREADABLE[kinds[0]], { field })
  const { mimeType, sizeBytes, sha256, widthPx, heightPx } = file
  const read = async () => {
    const stream = 'fileId' in file ? await files.openKept(file) : await file.open()
    if (!stream) throw new AppError(UNREADABLE[kinds[0]], { field })
    return await buffer(stream)
  }
  const found = { kind, mimeType, sizeBytes, sha256, widthPx, heightPx, read }
  return 'fileId' in file ? { ...found, fileId: file.fileId, brought: file } : { ...found, fileId: file.id }
}

/** Unpacked only when it may be that large: base64 writes three bytes as four characters. */
function bytesOf(base64: string, { field, kinds }: { field: string; kinds: readonly MediaKind[] }): Buffer {
  const text = base64.replace(DATA_URL, '')
  const maxBytes = Math.max(...kinds.map((kind) => MAX_BYTES[kind]))
  if (text.length > Math.ceil(maxBytes / 3) * 4 + 4) throw new AppError('file.too-large', { field, maxBytes })
  return Buffer.from(text, 'base64')
}

/** An MP4 may be a sound alone, and a film's sound is one. */
function acceptedFor(kinds: readonly MediaKind[]): readonly MediaKind[] {
  return kinds.includes('audio') ? [...kinds, 'video'] : kinds
}

function kindFor(mimeType: string, kinds: readonly MediaKind[]): MediaKind | undefined {
  const kind = kinds.find((one) => mimeType.startsWith(`${one}/`))
  return kind ?? (kinds.includes('audio') && mimeType.startsWith('video/') ? 'audio' : undefined)
}
