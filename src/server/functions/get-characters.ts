import { pictureAddresses } from '../product/library/picture-addresses.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

export function getCharactersHandler({ characters, project }: HandlerParts): Handlers['get-characters'] {
  return async ({ userId, cursorAfter }, { caller, origin }) => {
    refuseOtherUser(caller, userId)
    const addresses = pictureAddresses({ origin, project })
    return { success: true, ...(await characters.listCharacters(userId, { cursor: cursorAfter, addresses })) }
  }
}
