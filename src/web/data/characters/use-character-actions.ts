import { useQueryClient } from '@tanstack/react-query'
import type { Character } from '#contract/entities/character.ts'
import { useChatDrafts } from '../chats/chat-drafts.ts'
import { keptPictures } from '../chats/kept-pictures.ts'
import { callFunction } from '../functions/call-function.ts'
import { FunctionCallError } from '../functions/function-call-error.ts'
import { charactersQuery } from './characters-query.ts'
import { forgetLocalCharacter, useSelectedChat } from './local-characters.ts'

/** What is changed about a character. Each throws what the server refuses; what is shown changes with its answer. */
export function useCharacterActions(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = charactersQuery(userId)
  const show = (change: (characters: Character[]) => Character[]) => {
    queryClient.setQueryData(queryKey, (characters) => characters && change(characters))
    void queryClient.invalidateQueries({ queryKey })
  }
  const showPart = ({ $id }: Character, part: Partial<Character>) =>
    show((characters) => characters.map((character) => (character.$id === $id ? { ...character, ...part } : character)))

  const changePicture = async (character: Character, previewUrl: string): Promise<void> => {
    await callFunction('update-character', { characterId: character.$id, name: undefined, previewUrl })
    showPart(character, { previewUrl, thumbnailUrl: previewUrl })
  }

  return {
    async rename(character: Character, name: string): Promise<void> {
      await callFunction('update-character', { characterId: character.$id, name, previewUrl: undefined })
      showPart(character, { name })
    },

    /** Another portrait, out of what was made of the character or what was saved for it. */
    changePicture,

    /** Saves a brought picture (a data URL) and makes it the portrait. */
    async bringPicture(character: Character, image: string): Promise<void> {
      const { url } = await callFunction('save-character-image', { characterId: character.$id, image })
      await changePicture(character, url)
    },

    /** The character and its chat go; what was made stays in the library. */
    async remove({ $id, chatId }: Character): Promise<void> {
      await callFunction('delete-character', { characterId: $id }).catch(unlessGone)
      const { chatId: selected, select } = useSelectedChat.getState()
      if (selected === chatId) select(undefined)
      useChatDrafts.getState().drop(chatId)
      await Promise.all([keptPictures.forget(chatId), forgetLocalCharacter($id)])
      show((characters) => characters.filter((character) => character.$id !== $id))
    },
  }
}

/** Deleted elsewhere meanwhile is what was wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof FunctionCallError && error.code === 'character.not-found')) throw error
}
