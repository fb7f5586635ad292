import { insertMessage } from '../chats/messages.store.ts'
import type { EditInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { plainPrice } from './price.ts'
import { refuseObjection } from './refuse-objection.ts'
import { findRepeatedMessage, getRepeatedMessage, type StartedMessage } from './repeated-message.ts'
import { requestKeys } from './request-keys.ts'
import type { PictureSource, SourcePicture } from './source-picture.ts'
import { getToolCharacter, refuseForeignChat } from './tool-chat.ts'
import { withSourcePicture } from './with-source-picture.ts'

export interface ChatEditRequest {
  /** A character's chat, or a new one of the user's own. */
  readonly chatId: string
  readonly characterId?: string
  readonly instruction: string
  readonly picture: PictureSource
  /** Decides what the request leaves open; a new one where it is absent. */
  readonly seed?: string
}

/**
 * Flash Edit: starts a job that changes a picture as a text says; a repeated key answers the first one. What the engine
 * knows it can not do is refused before anything is charged. Throws 'chat.not-found', 'character.not-found',
 * 'picture.unreadable', 'instruction.not-understood', 'idempotency.key-reused', 'credits.insufficient'.
 */
export async function startEdit(
  parts: GenerationParts,
  requester: Requester,
  request: ChatEditRequest,
): Promise<StartedMessage> {
  const { chatId, characterId, instruction, seed } = request
  const [jobId, messageId] = [parts.randomId(), parts.randomId()]
  const source = { ...request.picture, field: 'imageUrls', folder: `uploads/${jobId}` }
  const newSeed = seed ?? parts.randomId()
  const price = plainPrice('create-chat-tools-response')
  const cleared = await clearStart(parts, requester, { kind: 'edit', price, prompt: instruction, characterId, needsWork: true })
  const { refusedOnPhoto } = cleared
  const look = (picture: SourcePicture) =>
    refuseObjection(parts, requester, { instruction, seed: newSeed, picture, refusedOnPhoto })
  return withSourcePicture(parts, requester, { ...source, look }, async (transaction, picture) => {
    const keys = requestKeys(requester, ['edit', chatId, characterId, instruction, picture.sha256, seed])
    const repeated = await findRepeatedMessage(transaction, requester, keys)
    if (repeated) return repeated
    await refuseForeignChat(transaction, requester, chatId)
    const character = await getToolCharacter(transaction, requester, characterId)
    const input: EditInput = { seed: newSeed, pictureFileId: picture.fileId }
    const style = picture.style ?? 'none'
    const job = await acceptJob(parts, transaction, {
      requester,
      price,
      ...cleared,
      hasBrought: picture.brought !== undefined,
      job: {
        id: jobId,
        kind: 'edit',
        type: 'create-chat-tools-response',
        mode: null,
        title: character?.name ?? '',
        prompt: instruction,
        style,
        input,
        characterId: character?.id,
        chatId,
        ...keys,
      },
    })
    if (!job) return getRepeatedMessage(transaction, requester, keys)
    await picture.keep()
    const { userId } = requester
    const now = parts.clock.now()
    await insertMessage(transaction, { id: messageId, userId, chatId, characterId, prompt: instruction, jobId, now })
    return { jobId, messageId }
  })
}
