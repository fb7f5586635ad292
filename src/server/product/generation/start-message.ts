import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { AspectRatio } from '#contract/aspect-ratios.ts'
import { findStyle } from '#contract/styles.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { type CharacterRow, findOwnCharacter, lockOwnCharacter } from '../characters/characters.store.ts'
import { insertMessage } from '../chats/messages.store.ts'
import type { MessageInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { chatPicturePrice } from './price.ts'
import { findRepeatedMessage, getRepeatedMessage, type StartedMessage } from './repeated-message.ts'
import { requestKeys } from './request-keys.ts'

export interface MessageRequest {
  readonly chatId: string
  readonly characterId: string
  readonly mentionedCharacterId?: string
  readonly prompt: string
  readonly aspectRatio?: AspectRatio
  readonly style?: string
  readonly seed?: string
  readonly count?: number
}

/**
 * Writes a message into a character's chat and starts the job that draws its scene; a repeated key answers the first one.
 * Throws 'character.not-found', 'style.unknown', 'idempotency.key-reused', 'credits.insufficient', 'engine.unsupported'.
 */
export async function startMessage(
  parts: GenerationParts,
  requester: Requester,
  request: MessageRequest,
): Promise<StartedMessage> {
  const { count = 1, aspectRatio = '1:1', mentionedCharacterId, prompt } = request
  const keys = requestKeys(requester, ['message', request])
  const [jobId, messageId] = [parts.randomId(), parts.randomId()]
  const input: MessageInput = {
    seed: request.seed ?? parts.randomId(),
    count,
    aspectRatio,
    mentionedCharacterId: mentionedCharacterId ?? null,
  }
  const price = chatPicturePrice({ count })
  const cleared = await clearStart(parts, requester, { kind: 'picture', price, prompt, characterId: request.characterId })
  return parts.database.transaction().execute(async (transaction) => {
    const repeated = await findRepeatedMessage(transaction, requester, keys)
    if (repeated) return repeated
    const character = await getOwnCharacter(transaction, requester, request)
    if (mentionedCharacterId) await getMentioned(transaction, requester, mentionedCharacterId)
    const job = await acceptJob(parts, transaction, {
      requester,
      price,
      ...cleared,
      job: {
        id: jobId,
        kind: 'picture',
        type: 'create-system-message',
        mode: null,
        title: character.name,
        prompt,
        style: styleOf(request, character),
        input,
        characterId: character.id,
        chatId: character.chat_id,
        ...keys,
      },
    })
    if (!job) return getRepeatedMessage(transaction, requester, keys)
    await insertMessage(transaction, {
      id: messageId,
      userId: requester.userId,
      chatId: character.chat_id,
      characterId: character.id,
      mentionedCharacterId,
      prompt,
      jobId,
      now: parts.clock.now(),
    })
    return { jobId, messageId }
  })
}

async function getOwnCharacter(
  transaction: Transaction<Tables>,
  { userId }: Requester,
  { characterId, chatId }: MessageRequest,
): Promise<CharacterRow> {
  // Whoever deletes the character waits, or has deleted it.
  const character = await lockOwnCharacter(transaction, { userId, characterId })
  // A character whose creation failed does not exist (product text §4).
  if (!character || character.status === 'FAILED') throw new AppError('character.not-found', { field: 'characterId' })
  if (character.chat_id !== chatId) throw new AppError('chat.not-found', { field: 'chatId' })
  return character
}

async function getMentioned(transaction: Transaction<Tables>, { userId }: Requester, characterId: string): Promise<void> {
  const mentioned = await findOwnCharacter(transaction, { userId, characterId })
  if (!mentioned || mentioned.status === 'FAILED') {
    throw new AppError('character.not-found', { field: 'mentionedCharacterId' })
  }
}

/** The style that was asked for, else the character's own. */
function styleOf({ style }: MessageRequest, character: CharacterRow): string {
  if (style === undefined) return character.style
  const found = findStyle(style)
  if (!found || found === 'none') throw new AppError('style.unknown', { field: 'options.style' })
  return found
}
