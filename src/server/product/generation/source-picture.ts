import { AppError } from '#contract/app-error.ts'
import type { KeptPicture } from '../../core/files/create-files.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import type { EngineState } from '../../platform/engines/engine.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'
import { bytesOfBase64, isDataUrl } from './bytes-of-base64.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { moderateBrought } from './moderate-brought.ts'

/** The picture a tool works on: the address of an own one, or the picture itself as data URL or base64. */
export interface PictureSource {
  readonly url?: string
  readonly base64?: string
}

export interface SourcePicture {
  readonly fileId: string
  /** Of the content: the same picture brought again is the same request. */
  readonly sha256: string
  readonly mimeType: string
  readonly sizeBytes: number
  readonly widthPx: number
  readonly heightPx: number
  /** Of a picture that was made here. */
  readonly style?: string
  readonly engineState?: EngineState
  /** Brought with the request; its owner gets it together with the job. */
  readonly brought?: KeptPicture
}

/**
 * Finds an own picture by its address, or stores the one that came with the request. Throws 'picture.unreadable' for one
 * that is not there, not the user's, or no picture; 'moderation.refused' for one that was not made here and may not be used.
 */
export async function readSourcePicture(
  parts: GenerationParts,
  requester: Requester,
  source: PictureSource & { field: string; folder: string },
): Promise<SourcePicture> {
  const { field, folder } = source
  const { userId } = requester
  const base64 = source.base64 ?? (isDataUrl(source.url) ? source.url : undefined)
  if (base64 !== undefined) return bring(parts, bytesOfBase64(base64, requester), { field, folder })
  const file = await parts.files.findFile(parts.database, userId, fileIdOfAddress(source.url ?? '') ?? '')
  // What has no size could not be opened: HEIC is kept for its owner alone.
  if (!file?.mimeType.startsWith('image/') || file.widthPx === 0) throw new AppError('picture.unreadable', { field })
  const drawn = await findDrawnResult(parts.database, { userId, fileId: file.id })
  if (!drawn) await moderateBrought(parts, file)
  const { id: fileId, widthPx, heightPx, sha256, mimeType, sizeBytes } = file
  return { fileId, sha256, mimeType, sizeBytes, widthPx, heightPx, ...drawn }
}

async function bring(
  parts: GenerationParts,
  bytes: Uint8Array,
  { field, folder }: { field: string; folder: string },
): Promise<SourcePicture> {
  const brought = await parts.files.keepUpload(bytes, { folder, label: 'uploaded' })
  if (!brought) throw new AppError('picture.unreadable', { field })
  await moderateBrought(parts, brought)
  const { fileId, sha256, mimeType, sizeBytes, widthPx, heightPx } = brought
  return { fileId, sha256, mimeType, sizeBytes, widthPx, heightPx, brought }
}
