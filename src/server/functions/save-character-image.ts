import { pictureAddresses } from '../product/library/picture-addresses.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'

export function saveCharacterImageHandler({ generation, project }: HandlerParts): Handlers['save-character-image'] {
  return async ({ characterId, image }, context) => {
    const { fileId } = await generation.saveImage(requesterOf(context), { characterId, image })
    return { success: true, url: pictureAddresses({ origin: context.origin, project }).picture(fileId) }
  }
}
