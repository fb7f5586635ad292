import { useSelectedChat } from '#web/data/characters/local-characters.ts'

/** Where the characters link leads: to the chat that was opened last, else to the list (product text §2). */
export function useCharactersPath(): string {
  const chatId = useSelectedChat((state) => state.chatId)
  return chatId ? `/characters/manage/${chatId}` : '/characters/manage'
}
