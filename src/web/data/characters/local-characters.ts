import { create } from 'zustand'
import { openLocalDatabase } from '../local/local-database.ts'

/** A character as this browser remembers it (product text §3: local character record). */
export interface LocalCharacter {
  $id: string
  characterId: string
  chatId: string
  name: string
  previewUrl: string
  style: string
}

const database = openLocalDatabase('character-db', 'store')

/** The characters made in this browser; the server's list is the truth. */
export async function readLocalCharacters(): Promise<LocalCharacter[]> {
  return (await database.read<LocalCharacter[]>('characters')) ?? []
}

export async function addLocalCharacter(character: Omit<LocalCharacter, '$id'>): Promise<void> {
  const added = { $id: crypto.randomUUID(), ...character }
  await database.update<LocalCharacter[]>('characters', (others = []) => [...others, added])
}

/** A deleted character is remembered nowhere. */
export async function forgetLocalCharacter(characterId: string): Promise<void> {
  await database.update<LocalCharacter[]>('characters', (others = []) =>
    others.filter((character) => character.characterId !== characterId),
  )
}

/** The chat the header's link leads to; undefined until one was opened. */
export const useSelectedChat = create<{ chatId?: string; select(chatId: string | undefined): void; forget(): Promise<void> }>()(
  (set) => ({
    select(chatId) {
      set({ chatId })
      void database.write('selectedChatId', chatId)
    },
    async forget() {
      set({ chatId: undefined })
      await database.clear()
    },
  }),
)

/** Takes up the chat of the last visit. */
export async function restoreSelectedChat(): Promise<void> {
  const chatId = await database.read<string>('selectedChatId')
  if (chatId) useSelectedChat.setState({ chatId })
}
