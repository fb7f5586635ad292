import assert from 'node:assert/strict'
import { AppError } from '#contract/app-error.ts'
import { findStyle } from '#contract/styles.ts'
import type { Job } from '../../core/jobs/job.ts'
import { upsertCharacter } from '../characters/characters.store.ts'
import type { DirectCreationInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { photosRefused } from './photos-refused.ts'
import { plainPrice } from './price.ts'
import { findRepeatedJob, getRepeatedJob, requestKeys } from './request-keys.ts'
import type { StartedCreation } from './start-character.ts'
import { withPhoto } from './with-photo.ts'

export interface DirectCreationRequest {
  readonly name: string
  /** Data URL, base64 or the address of an own picture. */
  readonly image: string
  readonly style?: string
  readonly focusMode: string
  /** Of the client's own; a repeated one answers the first job. */
  readonly requestId?: string
}

/**
 * Keep Original: makes a character of a photo as it is and starts the job that makes its model sheet. Throws
 * 'style.unknown', 'picture.unreadable', 'photo.…', 'idempotency.key-reused', 'credits.insufficient',
 * 'engine.unsupported'.
 */
export async function startDirectCharacter(
  parts: GenerationParts,
  requester: Requester,
  request: DirectCreationRequest,
): Promise<StartedCreation> {
  const { name, image, focusMode, requestId } = request
  if (request.style !== undefined && findStyle(request.style) !== 'none') {
    throw new AppError('style.unknown', { field: 'characterData.style' })
  }
  if (!parts.engine.abilities.photos) throw photosRefused()
  const keyed = { ...requester, idempotencyKey: requestId === undefined ? requester.idempotencyKey : `direct/${requestId}` }
  const [jobId, characterId, chatId] = [parts.randomId(), parts.randomId(), parts.randomId()]
  const source = { image, field: 'characterData.image', folder: `uploads/${jobId}` }
  const price = plainPrice('create-character-direct')
  await clearStart(parts, keyed, { kind: 'character', price, title: name, needsWork: true })
  return withPhoto(parts, requester, source, async (transaction, photo) => {
    const keys = requestKeys(keyed, ['direct-character', name, photo.sha256, focusMode])
    const repeated = await findRepeatedJob(transaction, keyed, keys)
    if (repeated) return startedOf(repeated)
    const input: DirectCreationInput = { pictureFileId: photo.fileId, photoFileId: photo.fileId, focusMode }
    const job = await acceptJob(parts, transaction, {
      requester,
      price,
      job: {
        id: jobId,
        kind: 'character',
        type: 'create-character',
        mode: 'create-preview-image-direct',
        title: name,
        prompt: '',
        style: 'none',
        input,
        characterId,
        chatId,
        ...keys,
      },
    })
    if (!job) return startedOf(await getRepeatedJob(transaction, keyed, keys))
    await photo.keep()
    await upsertCharacter(transaction, {
      id: characterId,
      userId: requester.userId,
      chatId,
      name,
      description: '',
      style: 'none',
      previewJobId: job.id,
      pictureFileId: photo.fileId,
      photoFileId: photo.fileId,
      jobId: job.id,
      engineState: photo.engineState ?? null,
      now: parts.clock.now(),
    })
    return { jobId, characterId, chatId }
  })
}

function startedOf({ id, characterId, chatId }: Job): StartedCreation {
  assert(characterId && chatId, `the creation ${id} has its character from the start`)
  return { jobId: id, characterId, chatId }
}
