import { AppError } from '#contract/app-error.ts'
import { findStyle } from '#contract/styles.ts'
import { moderateText } from '../../core/moderation/moderate-text.ts'
import { insertMessage } from '../chats/messages.store.ts'
import type { MontageInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { photosRefused } from './photos-refused.ts'
import { plainPrice } from './price.ts'
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
  return withSourcePictures(parts, requester, given, async (transaction, { pictures, keep }) => {
    const keys = requestKeys(requester, [tool, chatId, characterId, prompt, ...pictures.map(({ sha256 }) => sha256), seed])
    const repeated = await findRepeatedMessage(transaction, requester, keys)
    if (repeated) return repeated
    await refuseForeignChat(transaction, requester, chatId)
    const character = await getToolCharacter(transaction, requester, characterId)
    const input: MontageInput = { seed: seed ?? parts.randomId(), pictureFileIds: pictures.map(({ fileId }) => fileId) }
    const style = pictures[0]?.style ?? 'none'
    const isPhoto = pictures.some(({ engineState }) => engineState === undefined)
    if (isPhoto && parts.engine.abilities.photoless?.includes(KINDS[tool])) throw photosRefused('imageUrls')
    if (pictures.length === 1) refuseObjection(parts, { prompt, style, seed: input.seed, picture: pictures[0]! })
    const job = await acceptJob(parts, transaction, {
      requester,
      price: plainPrice(tool),
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

/** One picture is a change of its background, and what the engine can not do of that is known before it is paid. */
function refuseObjection(
  { engine }: GenerationParts,
  { prompt, style, seed, picture }: { prompt: string; style: string; seed: string; picture: SourcePicture },
): void {
  const { engineState } = picture
  const objection = engine.objectToEdit?.({ instruction: prompt, style: findStyle(style) ?? 'none', seed, engineState })
  if (objection === undefined) return
  // What must not be made is refused as that, and not as something that nobody understands.
  moderateText(prompt)
  throw new AppError('instruction.not-understood', { field: 'prompt', message: objection })
}
