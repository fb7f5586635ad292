import { AppError } from '#contract/app-error.ts'
import { LIMITS } from '#contract/limits.ts'
import type { VideoUpscale } from '#contract/video.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import { lockCharacterOfChat } from '../characters/characters.store.ts'
import type { FilmChangeInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { restoredFilm, upscaledFilm } from './changed-film.ts'
import { clearStart } from './clear-start.ts'
import { filmUnit } from './film-size.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { keepBrought } from './keep-brought.ts'
import { filmUpscalePrice, plainPrice } from './price.ts'
import { probeFilm } from './probe-film.ts'
import { findRepeatedJob, getRepeatedJob, requestKeys } from './request-keys.ts'
import { readSourceMedia } from './source-media.ts'
import type { PictureSource } from './source-picture.ts'
import { writeIntoChat } from './write-into-chat.ts'

export interface FilmChangeRequest {
  readonly chatId: string
  readonly film: PictureSource
  /** What the film becomes; a restoration where it is left out. */
  readonly upscale?: VideoUpscale
  /** Decides what the request leaves open; a new one where it is absent. */
  readonly seed?: string
}

/**
 * Starts a film made larger, or restored; a repeated key answers the first job. Throws 'video.unreadable', 'file.too-large',
 * 'video.too-long', 'video.at-largest', 'engine.unsupported', 'credits.insufficient', 'idempotency.key-reused'.
 */
export async function startFilmChange(
  parts: GenerationParts,
  requester: Requester,
  { chatId, film, upscale, seed }: FilmChangeRequest,
): Promise<{ jobId: string }> {
  const { userId } = requester
  const jobId = parts.randomId()
  const kind = upscale ? 'upscale-video' : 'restore-video'
  if (!parts.engine.abilities.kinds.includes(kind)) throw new AppError('engine.unsupported')
  const price = upscale ? filmUpscalePrice(upscale) : plainPrice('video-restoration')
  await clearStart(parts, requester, { kind, price, needsWork: true })
  const source = await readSourceMedia(parts, requester, {
    ...film,
    field: 'videoUrl',
    folder: `uploads/${jobId}`,
    kinds: ['video'],
  })
  const { brought } = source
  let isKept = false
  try {
    const probed = await probeFilm(parts, await source.read())
    const durationSeconds = probed.durationMs / 1000
    if (durationSeconds > LIMITS.changedFilmMaxSeconds) throw new AppError('video.too-long', { field: 'videoUrl' })
    const { widthPx, heightPx, framesPerSecond } = probed
    const unit = filmUnit(parts.pictureSizePx)
    const input: FilmChangeInput = {
      seed: seed ?? parts.randomId(),
      filmFileId: source.fileId,
      film: { widthPx, heightPx, framesPerSecond, durationSeconds },
      ...(upscale ? upscaledFilm(probed, upscale, unit) : restoredFilm(probed, unit)),
    }
    return await parts.database.transaction().execute(async (transaction) => {
      const keys = requestKeys(requester, [kind, chatId, upscale?.resolution, source.sha256, seed])
      const repeated = await findRepeatedJob(transaction, requester, keys)
      if (repeated) return { jobId: repeated.id }
      const drawn = await findDrawnResult(transaction, { userId, fileId: source.fileId })
      const character = await lockCharacterOfChat(transaction, { userId, chatId })
      const job = await acceptJob(parts, transaction, {
        requester,
        price,
        job: {
          id: jobId,
          kind,
          type: 'video-generation',
          mode: null,
          title: character?.name ?? '',
          prompt: '',
          style: drawn?.style ?? 'none',
          input,
          characterId: character?.id,
          chatId: character?.chat_id,
          ...keys,
        },
      })
      if (!job) return { jobId: (await getRepeatedJob(transaction, requester, keys)).id }
      if (brought) await keepBrought(parts, transaction, requester, [brought])
      const said = { chatId: character?.chat_id, characterId: character?.id, prompt: '', jobId }
      await writeIntoChat(parts, transaction, requester, said)
      isKept = true
      return { jobId }
    })
  } catch (error) {
    isKept = false
    throw error
  } finally {
    if (brought && !isKept) await parts.files.discard([brought])
  }
}
