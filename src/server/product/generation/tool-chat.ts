import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { isUuid } from '#contract/uuid.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { type CharacterRow, findOwnerOfChat, lockOwnCharacter } from '../characters/characters.store.ts'
import { isChatOfOthers } from '../chats/messages.store.ts'
import type { Requester } from './generation-parts.ts'

/** Tools may open a chat of their own; one in which somebody else is can not be entered. Throws 'chat.not-found'. */
export async function refuseForeignChat(
  transaction: Transaction<Tables>,
  { userId }: Requester,
  chatId: string,
): Promise<void> {
  const owner = await findOwnerOfChat(transaction, chatId)
  const isForeign =
    owner === undefined ? !isUuid(chatId) || (await isChatOfOthers(transaction, userId, chatId)) : owner !== userId
  if (isForeign) throw new AppError('chat.not-found', { field: 'chatId' })
}

/** The own character whom a tool is used for, if it names one; their deletion waits. Throws 'character.not-found'. */
export async function getToolCharacter(
  transaction: Transaction<Tables>,
  { userId }: Requester,
  characterId: string | undefined,
): Promise<CharacterRow | undefined> {
  if (characterId === undefined) return undefined
  const character = await lockOwnCharacter(transaction, { userId, characterId })
  if (!character || character.status === 'FAILED') throw new AppError('character.not-found', { field: 'characterId' })
  return character
}
