import assert from 'node:assert/strict'
import { AppError } from '#contract/app-error.ts'
import type { VideoAspectRatio } from '#contract/video.ts'
import { lockCharacterOfChat } from '../characters/characters.store.ts'
import type { LipSyncFilmInput, LipSyncInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { lipSyncSource } from './lip-sync-source.ts'
import { lipSyncPrice } from './price.ts'
import { findRepeatedJob, getRepeatedJob, requestKeys } from './request-keys.ts'
import type { PictureSource } from './source-picture.ts'
import { withSourceMedia } from './with-source-media.ts'
import { writeIntoChat } from './write-into-chat.ts'

export interface LipSyncStart {
  readonly chatId: string
  /** A film of its own: the chat need not exist. */
  readonly isStandalone?: boolean
  readonly prompt?: string
  readonly aspectRatio?: VideoAspectRatio
  readonly framesPerSecond?: number
  readonly who: { readonly picture: PictureSource } | { readonly film: PictureSource }
  readonly sound: PictureSource
  /** Decides what the request leaves open; a new one where it is absent. */
  readonly seed?: string
}

/** Listening to a sound and looking for a face take a second or two, in a film some more. */
const LOOK_TIMEOUT_MS = 30_000

/**
 * Starts a film of somebody who says what is heard; a repeated key answers the first one. Throws 'audio.unreadable',
 * 'audio.too-long', 'audio.silent', 'picture.unreadable', 'video.unreadable', 'face.none', 'file.too-large',
 * 'chat.not-found', 'engine.unsupported', 'credits.insufficient', 'idempotency.key-reused'.
 */
export async function startLipSync(
  parts: GenerationParts,
  requester: Requester,
  request: LipSyncStart,
): Promise<{ jobId: string }> {
  const { chatId, prompt = '', aspectRatio, framesPerSecond, who, seed } = request
  const { userId } = requester
  const isFilm = 'film' in who
  if (!parts.engine.abilities.kinds.includes(isFilm ? 'lip-sync-film' : 'lip-sync')) throw new AppError('engine.unsupported')
  const jobId = parts.randomId()
  const folder = `uploads/${jobId}`
  const field = isFilm ? 'videoUrl' : 'imageUrl'
  const sources = [
    { ...request.sound, field: 'audioUrl', folder, kinds: ['audio'] },
    { ...('film' in who ? who.film : who.picture), field, folder, kinds: [isFilm ? 'video' : 'image'] },
  ] as const
  const price = lipSyncPrice({ isFilm })
  const cleared = await clearStart(parts, requester, {
    kind: isFilm ? 'lip-sync-film' : 'lip-sync',
    price,
    prompt,
    chatId,
    needsWork: true,
  })
  return withSourceMedia(parts, requester, sources, async ([sound, speaker], keep) => {
    assert(sound && speaker, 'two sources give two files')
    const source = await lipSyncSource(parts, requester, speaker, { aspectRatio, framesPerSecond })
    const asked = { ...source.asked, sound: await sound.read() }
    const objection = await parts.engine.objectToLipSync?.(asked, AbortSignal.timeout(LOOK_TIMEOUT_MS))
    if (objection) throw new AppError(objection, { field: objection.startsWith('audio') ? 'audioUrl' : field })
    return parts.database.transaction().execute(async (transaction) => {
      const asks = ['lip-sync', chatId, prompt, aspectRatio, framesPerSecond, speaker.sha256, sound.sha256, seed]
      const keys = requestKeys(requester, asks)
      const repeated = await findRepeatedJob(transaction, requester, keys)
      if (repeated) return { jobId: repeated.id }
      const character = await lockCharacterOfChat(transaction, { userId, chatId })
      if (!character && !request.isStandalone) throw new AppError('chat.not-found', { field: 'chatId' })
      const input: LipSyncInput | LipSyncFilmInput = {
        ...source.kept,
        seed: seed ?? parts.randomId(),
        soundFileId: sound.fileId,
      }
      const job = await acceptJob(parts, transaction, {
        requester,
        price,
        ...cleared,
        hasBrought: speaker.brought !== undefined,
        job: {
          id: jobId,
          kind: source.kind,
          type: 'video-generation',
          mode: null,
          title: character?.name ?? '',
          prompt,
          style: source.style,
          input,
          characterId: character?.id,
          chatId: character?.chat_id,
          ...keys,
        },
      })
      if (!job) return { jobId: (await getRepeatedJob(transaction, requester, keys)).id }
      await keep(transaction)
      const said = { chatId: character?.chat_id, characterId: character?.id, prompt, jobId }
      await writeIntoChat(parts, transaction, requester, said)
      return { jobId }
    })
  })
}
