import assert from 'node:assert/strict'
import { AppError } from '#contract/app-error.ts'
import { VIDEO_DEFAULTS, type VideoAspectRatio } from '#contract/video.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import { lockCharacterOfChat } from '../characters/characters.store.ts'
import type { LipSyncInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { lipSyncPrice } from './price.ts'
import { findRepeatedJob, getRepeatedJob, requestKeys } from './request-keys.ts'
import type { PictureSource } from './source-picture.ts'
import { withSourceMedia } from './with-source-media.ts'

export interface LipSyncStart {
  readonly chatId: string
  /** A film of its own: the chat need not exist. */
  readonly isStandalone?: boolean
  readonly prompt?: string
  readonly aspectRatio?: VideoAspectRatio
  readonly framesPerSecond?: number
  readonly picture: PictureSource
  readonly sound: PictureSource
}

/** Listening to a sound and looking for a face take a second or two. */
const LOOK_TIMEOUT_MS = 20_000
/** A talking head fills a square (product text §9). */
const ASPECT_RATIO = '1:1'

/**
 * Starts a film of somebody who says what is heard; a repeated key answers the first one. Throws 'audio.unreadable',
 * 'audio.too-long', 'audio.silent', 'picture.unreadable', 'face.none', 'file.too-large', 'chat.not-found',
 * 'engine.unsupported', 'credits.insufficient', 'idempotency.key-reused'.
 */
export async function startLipSync(
  parts: GenerationParts,
  requester: Requester,
  request: LipSyncStart,
): Promise<{ jobId: string }> {
  const { chatId, prompt = '', aspectRatio = ASPECT_RATIO, framesPerSecond = VIDEO_DEFAULTS.fps } = request
  const { userId } = requester
  if (!parts.engine.abilities.kinds.includes('lip-sync')) throw new AppError('engine.unsupported')
  const jobId = parts.randomId()
  const folder = `uploads/${jobId}`
  const sources = [
    { ...request.sound, field: 'audioBase64', folder, kinds: ['audio'] },
    { ...request.picture, field: 'imageBase64', folder, kinds: ['image'] },
  ] as const
  return withSourceMedia(parts, requester, sources, async ([sound, picture], keep) => {
    assert(sound && picture, 'two sources give two files')
    const drawn = await findDrawnResult(parts.database, { userId, fileId: picture.fileId })
    const engineState = drawn?.engineState
    const asked = {
      sound: await sound.read(),
      picture: { bytes: await picture.read(), ...(engineState && { engineState }) },
    }
    const objection = await parts.engine.objectToLipSync?.(asked, AbortSignal.timeout(LOOK_TIMEOUT_MS))
    if (objection) throw new AppError(objection, { field: objection === 'face.none' ? 'imageBase64' : 'audioBase64' })
    return parts.database.transaction().execute(async (transaction) => {
      const asks = ['lip-sync', chatId, prompt, aspectRatio, framesPerSecond, picture.sha256, sound.sha256]
      const keys = requestKeys(requester, asks)
      const repeated = await findRepeatedJob(transaction, requester, keys)
      if (repeated) return { jobId: repeated.id }
      const character = await lockCharacterOfChat(transaction, { userId, chatId })
      if (!character && !request.isStandalone) throw new AppError('chat.not-found', { field: 'chatId' })
      const input: LipSyncInput = {
        seed: parts.randomId(),
        aspectRatio,
        framesPerSecond,
        pictureFileId: picture.fileId,
        soundFileId: sound.fileId,
      }
      const job = await acceptJob(parts, transaction, {
        requester,
        price: lipSyncPrice({ isFilm: false }),
        job: {
          id: jobId,
          kind: 'lip-sync',
          type: 'video-generation',
          mode: null,
          title: character?.name ?? '',
          prompt,
          style: drawn?.style ?? 'none',
          input,
          characterId: character?.id,
          chatId: character?.chat_id,
          ...keys,
        },
      })
      if (!job) return { jobId: (await getRepeatedJob(transaction, requester, keys)).id }
      await keep(transaction)
      return { jobId }
    })
  })
}
