import { AppError } from '#contract/app-error.ts'
import { LIMITS } from '#contract/limits.ts'
import { lockCharacterOfChat } from '../characters/characters.store.ts'
import type { UpscaleInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { plainPrice } from './price.ts'
import { findRepeatedJob, getRepeatedJob, requestKeys } from './request-keys.ts'
import type { PictureSource, SourcePicture } from './source-picture.ts'
import { withSourcePicture } from './with-source-picture.ts'
import { writeIntoChat } from './write-into-chat.ts'

export interface UpscaleRequest {
  readonly chatId?: string
  readonly prompt?: string
  readonly scale: 2 | 4
  readonly picture: PictureSource
  /** Decides what the request leaves open; a new one where it is absent. */
  readonly seed?: string
}

/** Less than this is not worth a job. */
const LEAST_GAIN = 1.25

/**
 * Starts a job that makes a picture larger; a repeated key answers the first one. Throws 'chat.not-found',
 * 'picture.unreadable', 'picture.too-large', 'idempotency.key-reused', 'credits.insufficient'.
 */
export async function startUpscale(
  parts: GenerationParts,
  requester: Requester,
  request: UpscaleRequest,
): Promise<{ jobId: string }> {
  const { chatId, scale, prompt = '', seed } = request
  const jobId = parts.randomId()
  const source = { ...request.picture, field: 'imageUrl', folder: `uploads/${jobId}` }
  const price = plainPrice('image-upscale')
  const cleared = await clearStart(parts, requester, { kind: 'upscale-image', price, prompt, chatId, needsWork: true })
  return withSourcePicture(parts, requester, source, async (transaction, picture) => {
    const keys = requestKeys(requester, ['upscale', chatId, scale, prompt, picture.sha256, seed])
    const repeated = await findRepeatedJob(transaction, requester, keys)
    if (repeated) return { jobId: repeated.id }
    const { userId } = requester
    const character = chatId === undefined ? undefined : await lockCharacterOfChat(transaction, { userId, chatId })
    if (chatId !== undefined && !character) throw new AppError('chat.not-found', { field: 'chatId' })
    const input: UpscaleInput = {
      seed: seed ?? parts.randomId(),
      pictureFileId: picture.fileId,
      scale,
      ...upscaledSize(picture, scale),
    }
    const job = await acceptJob(parts, transaction, {
      requester,
      price,
      ...cleared,
      hasBrought: picture.brought !== undefined,
      job: {
        id: jobId,
        kind: 'upscale-image',
        type: 'image-upscale',
        mode: null,
        title: character?.name ?? '',
        prompt,
        style: picture.style ?? 'none',
        input,
        characterId: character?.id,
        chatId,
        ...keys,
      },
    })
    if (!job) return { jobId: (await getRepeatedJob(transaction, requester, keys)).id }
    await picture.keep()
    await writeIntoChat(parts, transaction, requester, { chatId, characterId: character?.id, prompt, jobId })
    return { jobId }
  })
}

/** As many times as large as asked for, as far as the largest picture goes. */
function upscaledSize({ widthPx, heightPx }: SourcePicture, scale: number): { widthPx: number; heightPx: number } {
  const gain = Math.min(scale, LIMITS.upscaledMaxPx / Math.max(widthPx, heightPx))
  if (gain < LEAST_GAIN) throw new AppError('picture.too-large', { field: 'imageUrl' })
  return { widthPx: Math.round(widthPx * gain), heightPx: Math.round(heightPx * gain) }
}
