import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { DEFAULT_STYLE, findStyle } from '#contract/styles.ts'
import { type MadeResolution, VIDEO_DEFAULTS, type VideoAspectRatio } from '#contract/video.ts'
import type { KeptPicture } from '../../core/files/create-files.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { lockCharacterOfChat } from '../characters/characters.store.ts'
import type { VideoInput } from '../library/job-inputs.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'
import { acceptJob } from './accept-job.ts'
import { bytesOfBase64 } from './bytes-of-base64.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { moderateBrought } from './moderate-brought.ts'
import { plainPrice } from './price.ts'
import { findRepeatedJob, getRepeatedJob, requestKeys } from './request-keys.ts'

export interface VideoRequest {
  readonly chatId: string
  /** A film of its own: the chat need not exist. */
  readonly isStandalone?: boolean
  /** Empty only for a film of a picture. */
  readonly prompt?: string
  readonly style?: string
  readonly aspectRatio?: VideoAspectRatio
  readonly resolution?: MadeResolution
  readonly framesPerSecond?: number
  readonly durationSeconds?: number
  readonly picture?: PictureSource
}

/** Where the first frame comes from: the address of an own picture, or the picture itself as base64 or a data URL. */
export type PictureSource = { readonly url: string } | { readonly base64: string }

/**
 * Starts a film of words or of a picture; a repeated key answers the first job. Throws 'style.unknown', 'chat.not-found',
 * 'picture.unreadable', 'moderation.refused', 'idempotency.key-reused', 'credits.insufficient', 'engine.unsupported'.
 */
export async function startVideo(
  parts: GenerationParts,
  requester: Requester,
  request: VideoRequest,
): Promise<{ jobId: string }> {
  const keys = requestKeys(requester, ['video', request])
  const jobId = parts.randomId()
  const asked = request.style === undefined ? undefined : findStyle(request.style)
  if (request.style !== undefined && (!asked || asked === 'none')) {
    throw new AppError('style.unknown', { field: 'videoOptions.style' })
  }
  await moderateOwn(parts, requester, request.picture)
  const brought = await bringPicture(parts, requester, { picture: request.picture, jobId })
  try {
    return await parts.database.transaction().execute(async (transaction) => {
      const repeated = await findRepeatedJob(transaction, requester, keys)
      if (repeated) {
        if (brought) await parts.files.discard([brought])
        return { jobId: repeated.id }
      }
      const pictureFile = brought?.fileId ?? (await findPicture(parts, transaction, requester, request.picture))
      const drawn = pictureFile
        ? await findDrawnResult(transaction, { userId: requester.userId, fileId: pictureFile })
        : undefined
      const character = await characterOf(transaction, requester, request)
      const input: VideoInput = {
        seed: parts.randomId(),
        aspectRatio: request.aspectRatio ?? VIDEO_DEFAULTS.aspectRatio,
        resolution: request.resolution ?? VIDEO_DEFAULTS.resolution,
        framesPerSecond: request.framesPerSecond ?? VIDEO_DEFAULTS.fps,
        durationSeconds: request.durationSeconds ?? VIDEO_DEFAULTS.durationSeconds,
        pictureFile: pictureFile ?? null,
      }
      const job = await acceptJob(parts, transaction, {
        requester,
        price: plainPrice('video-generation'),
        job: {
          id: jobId,
          kind: 'video',
          type: 'video-generation',
          mode: null,
          title: character?.name ?? '',
          prompt: request.prompt ?? '',
          style: asked ?? drawn?.style ?? character?.style ?? DEFAULT_STYLE,
          input,
          characterId: character?.id,
          chatId: character?.chat_id,
          ...keys,
        },
      })
      if (!job) {
        const first = await getRepeatedJob(transaction, requester, keys)
        if (brought) await parts.files.discard([brought])
        return { jobId: first.id }
      }
      if (brought) await parts.files.record(transaction, requester.userId, [brought])
      return { jobId }
    })
  } catch (error) {
    if (brought) await parts.files.discard([brought])
    throw error
  }
}

/** Stores a picture that came with the request. */
async function bringPicture(
  parts: GenerationParts,
  requester: Requester,
  { picture, jobId }: { picture: PictureSource | undefined; jobId: string },
): Promise<KeptPicture | undefined> {
  if (!picture || !('base64' in picture)) return undefined
  const bytes = bytesOfBase64(picture.base64, requester)
  const kept = await parts.files.keepUpload(bytes, { folder: `uploads/${jobId}`, label: 'first frame' })
  if (!kept) throw new AppError('picture.unreadable', { field: 'imageBase64' })
  await moderateBrought(parts, kept)
  return kept
}

/** Looks at an own picture that was not made here, before anything waits for it; whether it is there is asked later. */
async function moderateOwn(parts: GenerationParts, { userId }: Requester, picture: PictureSource | undefined): Promise<void> {
  if (!picture || !('url' in picture)) return
  const file = await parts.files.findFile(parts.database, userId, fileIdOfAddress(picture.url) ?? '')
  if (!file?.mimeType.startsWith('image/')) return
  const isMadeHere = await findDrawnResult(parts.database, { userId, fileId: file.id })
  if (!isMadeHere) await moderateBrought(parts, file)
}

/** An own picture by its address. */
async function findPicture(
  { files }: GenerationParts,
  transaction: Transaction<Tables>,
  { userId }: Requester,
  picture: PictureSource | undefined,
): Promise<string | undefined> {
  if (!picture || !('url' in picture)) return undefined
  const file = await files.findFile(transaction, userId, fileIdOfAddress(picture.url) ?? '')
  if (!file?.mimeType.startsWith('image/')) throw new AppError('picture.unreadable', { field: 'imageUrl' })
  return file.id
}

/** The character whose chat this is; a film of its own has none. */
async function characterOf(transaction: Transaction<Tables>, { userId }: Requester, { chatId, isStandalone }: VideoRequest) {
  const character = await lockCharacterOfChat(transaction, { userId, chatId })
  if (!character && !isStandalone) throw new AppError('chat.not-found', { field: 'chatId' })
  return character
}
