import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function deleteCharacterHandler({ characters, chats }: HandlerParts): Handlers['delete-character'] {
  return async ({ characterId }, { caller }) => {
    const { chatId } = await characters.deleteCharacter(caller.userId, characterId)
    await chats.deleteChat(caller.userId, chatId)
    return { success: true }
  }
}
