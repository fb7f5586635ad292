import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function updateCharacterHandler({ characters }: HandlerParts): Handlers['update-character'] {
  return async ({ characterId, name, previewUrl }, { caller }) => {
    await characters.updateCharacter(caller.userId, { characterId, name, pictureUrl: previewUrl })
    return { success: true }
  }
}
