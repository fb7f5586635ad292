import type { Character } from '#contract/entities/character.ts'
import { callFunction } from '#web/data/functions/call-function.ts'

/** The person's character with this id, its own or its chat's (RT-10); null when there is none. */
export async function findCharacter(userId: string, id: string): Promise<Character | null> {
  for (let cursorAfter: string | undefined; ; ) {
    const { data, hasNextPage } = await callFunction('get-characters', { userId, cursorAfter })
    const found = data.find((character) => character.chatId === id || character.$id === id)
    if (found) return found
    cursorAfter = data.at(-1)?.$id
    if (!hasNextPage || !cursorAfter) return null
  }
}
