import { AppError } from '#contract/app-error.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import type { KeptPicture, OwnedFile } from '../../core/files/create-files.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import type { MediaKind } from '../../platform/media/media-type.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'
import { bytesOfBase64, isDataUrl } from './bytes-of-base64.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { moderateBrought } from './moderate-brought.ts'
import { moderateFilm } from './moderate-film.ts'
import type { PictureSource } from './source-picture.ts'

/** A picture, film or sound that a tool works on. */
export interface SourceMedia {
  readonly kind: MediaKind
  readonly fileId: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** Of the content: the same file brought again is the same request. */
  readonly sha256: string
  /** 0 where nothing can be seen, such as in a sound. */
  readonly widthPx: number
  readonly heightPx: number
  /** All of it. Throws 'picture.unreadable' and its like when it is gone. */
  read(): Promise<Uint8Array>
  /** Brought with the request; its owner gets it together with the job (`files.record`), else it is discarded. */
  readonly brought?: KeptPicture
}

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
 * user's or something else, 'file.too-large' for one above the limit of its kind, 'moderation.refused' for a picture that was
 * not made here and may not be used.
 */
export async function readSourceMedia(
  parts: GenerationParts,
  requester: Requester,
  source: PictureSource & { field: string; folder: string; kinds: readonly [MediaKind, ...MediaKind[]] },
): Promise<SourceMedia> {
  const { database, files } = parts
  const { field, folder, kinds } = source
  const base64 = source.base64 ?? (isDataUrl(source.url) ? source.url : undefined)
  const file =
    base64 === undefined
      ? await files.findFile(database, requester.userId, fileIdOfAddress(source.url ?? '') ?? '')
      : await files.keepUpload(bytesWithin(base64, requester, source), { folder, label: 'uploaded', kinds: acceptedFor(kinds) })
  const kind = file && kindFor(file.mimeType, kinds)
  if (!file || !kind) throw new AppError(UNREADABLE[kinds[0]], { field })
  if (kind !== 'audio') await moderateSource(parts, requester, file, kind)
  const { mimeType, sizeBytes, sha256, widthPx, heightPx } = file
  const read = async () => {
    const bytes = 'fileId' in file ? await files.readKept(file) : await file.read()
    if (!bytes) throw new AppError(UNREADABLE[kinds[0]], { field })
    return bytes
  }
  const found = { kind, mimeType, sizeBytes, sha256, widthPx, heightPx, read }
  return 'fileId' in file ? { ...found, fileId: file.fileId, brought: file } : { ...found, fileId: file.id }
}

/** What was made here was looked at by its words. */
async function moderateSource(
  parts: GenerationParts,
  { userId }: Requester,
  file: KeptPicture | OwnedFile,
  kind: 'image' | 'video',
): Promise<void> {
  const isMadeHere = 'id' in file && (await findDrawnResult(parts.database, { userId, fileId: file.id })) !== undefined
  if (isMadeHere) return
  if (kind === 'image') await moderateBrought(parts, file)
  else await moderateFilm(parts, file)
}

/** Unpacked only when it may be that large: base64 writes three bytes as four characters. */
function bytesWithin(
  base64: string,
  requester: Requester,
  { field, kinds }: { field: string; kinds: readonly MediaKind[] },
): Uint8Array {
  const maxBytes = Math.max(...kinds.map((kind) => MAX_BYTES[kind]))
  const tooLarge = () => new AppError('file.too-large', { field, maxBytes })
  if (base64.length > Math.ceil(maxBytes / 3) * 4 + 128) throw tooLarge()
  const bytes = bytesOfBase64(base64, requester)
  if (bytes.length > maxBytes) throw tooLarge()
  return bytes
}

/** An MP4 may be a sound alone, and a film's sound is one. */
function acceptedFor(kinds: readonly MediaKind[]): readonly MediaKind[] {
  return kinds.includes('audio') ? [...kinds, 'video'] : kinds
}

function kindFor(mimeType: string, kinds: readonly MediaKind[]): MediaKind | undefined {
  const kind = kinds.find((one) => mimeType.startsWith(`${one}/`))
  return kind ?? (kinds.includes('audio') && mimeType.startsWith('video/') ? 'audio' : undefined)
}
