import { AppError } from '#contract/app-error.ts'
import { insertMessage } from '../chats/messages.store.ts'
import type { MontageInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { photosRefused } from './photos-refused.ts'
import { plainPrice } from './price.ts'
import { refuseObjection } from './refuse-objection.ts'
import { findRepeatedMessage, getRepeatedMessage, type StartedMessage } from './repeated-message.ts'
import { requestKeys } from './request-keys.ts'
import type { PictureSource, SourcePicture } from './source-picture.ts'
import { getToolCharacter, refuseForeignChat } from './tool-chat.ts'
import { withSourcePictures } from './with-source-pictures.ts'

export interface MontageRequest {
  readonly tool: 'dress-up' | 'merge-generation'
  /** A character's chat, or a new one of the user's own. */
  readonly chatId: string
  readonly characterId?: string
  readonly prompt?: string
  /** Dress up: the person, then the outfit. Blend: one picture and a prompt, or two. */
  readonly pictures: readonly PictureSource[]
  /** Decides what the request leaves open; a new one where it is absent. */
  readonly seed?: string
}

const KINDS = { 'dress-up': 'dress-up', 'merge-generation': 'blend' } as const

/**
 * Dress up and Blend: starts a job that makes one picture of others; a repeated key answers the first one. Throws
 * 'validation.invalid' for a wrong number of pictures, 'chat.not-found', 'character.not-found', 'picture.unreadable',
 * 'instruction.not-understood', 'idempotency.key-reused', 'credits.insufficient', 'engine.unsupported'.
 */
export async function startMontage(
  parts: GenerationParts,
  requester: Requester,
  request: MontageRequest,
): Promise<StartedMessage> {
  const { tool, chatId, characterId, prompt = '', seed } = request
  refuseWrongNumber(request)
  const [jobId, messageId] = [parts.randomId(), parts.randomId()]
  const given = { sources: request.pictures, field: 'imageUrls', folder: `uploads/${jobId}` }
  const newSeed = seed ?? parts.randomId()
  const price = plainPrice(tool)
  const cleared = await clearStart(parts, requester, { kind: KINDS[tool], price, prompt, characterId, needsWork: true })
  const look = async (pictures: readonly SourcePicture[]) => {
    const isPhoto = pictures.some(({ engineState }) => engineState === undefined)
    if (isPhoto && parts.engine.abilities.photoless?.includes(KINDS[tool])) throw photosRefused('imageUrls')
    const [picture, ...more] = pictures
    // One picture is a change of its background.
    if (!picture || more.length > 0) return
    const { refusedOnPhoto } = cleared
    await refuseObjection(parts, requester, { instruction: prompt, seed: newSeed, picture, refusedOnPhoto })
  }
  return withSourcePictures(parts, requester, { ...given, look }, async (transaction, { pictures, keep }) => {
    const keys = requestKeys(requester, [tool, chatId, characterId, prompt, ...pictures.map(({ sha256 }) => sha256), seed])
    const repeated = await findRepeatedMessage(transaction, requester, keys)
    if (repeated) return repeated
    await refuseForeignChat(transaction, requester, chatId)
    const character = await getToolCharacter(transaction, requester, characterId)
    const input: MontageInput = { seed: newSeed, pictureFileIds: pictures.map(({ fileId }) => fileId) }
    const style = pictures[0]?.style ?? 'none'
    const job = await acceptJob(parts, transaction, {
      requester,
      price,
      ...cleared,
      hasBrought: pictures.some(({ brought }) => brought !== undefined),
      job: {
        id: jobId,
        kind: KINDS[tool],
        type: tool,
        mode: null,
        title: character?.name ?? '',
        prompt,
        style,
        input,
        characterId: character?.id,
        chatId,
        ...keys,
      },
    })
    if (!job) return getRepeatedMessage(transaction, requester, keys)
    await keep()
    const { userId } = requester
    const now = parts.clock.now()
    await insertMessage(transaction, { id: messageId, userId, chatId, characterId, prompt, jobId, now })
    return { jobId, messageId }
  })
}

function refuseWrongNumber({ tool, pictures, prompt }: MontageRequest): void {
  const refuse = (field: string, message: string) => {
    throw new AppError('validation.invalid', { field, message })
  }
  if (tool === 'dress-up' && pictures.length !== 2) {
    refuse('imageUrls', 'imageUrls: two pictures are needed, the person and then the outfit')
  }
  if (tool === 'merge-generation' && (pictures.length < 1 || pictures.length > 2)) {
    refuse('imageUrls', 'imageUrls: one picture or two are needed')
  }
  if (pictures.length === 1 && !prompt?.trim()) refuse('prompt', 'prompt: say what the background of one picture becomes')
}
