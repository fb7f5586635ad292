import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { DEFAULT_STYLE, findStyle } from '#contract/styles.ts'
import { type MadeResolution, type PremiumMode, VIDEO_DEFAULTS, type VideoAspectRatio } from '#contract/video.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findCharacterOfChat, lockCharacterOfChat } from '../characters/characters.store.ts'
import type { VideoInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { plainPrice, premiumFilmPrice } from './price.ts'
import { refuseUnshownFilm } from './refuse-unshown-film.ts'
import { findRepeatedJob, getRepeatedJob, requestKeys } from './request-keys.ts'
import type { PictureSource, SourcePicture } from './source-picture.ts'
import { withSourcePictures } from './with-source-pictures.ts'
import { writeIntoChat } from './write-into-chat.ts'

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
  /** A premium film is paid by its quality mode. */
  readonly premium?: PremiumMode
  /** The film begins on it. */
  readonly picture?: PictureSource
  /** The film, which begins on a picture, ends on this one. */
  readonly lastPicture?: PictureSource
  /** Decides what the request leaves open; a new one where it is absent. */
  readonly seed?: string
}

/**
 * Starts a film of words or of pictures; a repeated key answers the first job. Throws 'style.unknown', 'chat.not-found',
 * 'picture.unreadable', 'moderation.refused', 'idempotency.key-reused', 'credits.insufficient', 'engine.unsupported',
 * 'film.action-not-shown' for one that would show nothing of what somebody is told to do in it.
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
  const given = [request.picture, request.lastPicture].filter((source) => source !== undefined)
  const sources = { sources: given, field: 'imageUrl', folder: `uploads/${jobId}` }
  const price = request.premium ? premiumFilmPrice(request.premium) : plainPrice('video-generation')
  const { prompt = '', chatId } = request
  const { userId } = requester
  const seed = request.seed ?? parts.randomId()
  const durationSeconds = request.durationSeconds ?? VIDEO_DEFAULTS.durationSeconds
  const cleared = await clearStart(parts, requester, { kind: 'video', price, prompt, chatId, needsWork: true })
  const look = async (pictures: readonly SourcePicture[]) => {
    const character = pictures.length > 0 ? undefined : await findCharacterOfChat(parts.database, { userId, chatId })
    const style = asked ?? findStyle(pictures[0]?.style ?? character?.style ?? DEFAULT_STYLE) ?? DEFAULT_STYLE
    await refuseUnshownFilm(parts, requester, { prompt, style, seed, durationSeconds, character, pictures })
  }
  return withSourcePictures(parts, requester, { ...sources, look }, async (transaction, { pictures, keep }) => {
    const repeated = await findRepeatedJob(transaction, requester, keys)
    if (repeated) return { jobId: repeated.id }
    const [first, last] = pictures
    const character = await characterOf(transaction, requester, request)
    const input: VideoInput = {
      seed,
      aspectRatio: request.aspectRatio ?? VIDEO_DEFAULTS.aspectRatio,
      resolution: request.resolution ?? VIDEO_DEFAULTS.resolution,
      framesPerSecond: request.framesPerSecond ?? VIDEO_DEFAULTS.fps,
      durationSeconds,
      pictureFile: first?.fileId ?? null,
      lastPictureFile: last?.fileId ?? null,
    }
    const job = await acceptJob(parts, transaction, {
      requester,
      price,
      ...cleared,
      hasBrought: pictures.some(({ brought }) => brought !== undefined),
      job: {
        id: jobId,
        kind: 'video',
        type: 'video-generation',
        mode: null,
        title: character?.name ?? '',
        prompt,
        style: asked ?? first?.style ?? character?.style ?? DEFAULT_STYLE,
        input,
        characterId: character?.id,
        chatId: character?.chat_id,
        ...keys,
      },
    })
    if (!job) return { jobId: (await getRepeatedJob(transaction, requester, keys)).id }
    await keep()
    const { id: characterId, chat_id: chatId } = character ?? {}
    await writeIntoChat(parts, transaction, requester, { chatId, characterId, prompt, jobId })
    return { jobId }
  })
}

/** The character whose chat this is; a film of its own has none. */
async function characterOf(transaction: Transaction<Tables>, { userId }: Requester, { chatId, isStandalone }: VideoRequest) {
  const character = await lockCharacterOfChat(transaction, { userId, chatId })
  if (!character && !isStandalone) throw new AppError('chat.not-found', { field: 'chatId' })
  return character
}
