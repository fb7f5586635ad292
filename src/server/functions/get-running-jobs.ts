import { pictureAddresses } from '../product/library/picture-addresses.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

export function getRunningJobsHandler({ library, project }: HandlerParts): Handlers['get-running-jobs'] {
  return async ({ userId, cursorAfter }, { caller, origin }) => {
    refuseOtherUser(caller, userId)
    const addresses = pictureAddresses({ origin, project })
    return { success: true, ...(await library.listRunningCards(userId, { cursor: cursorAfter, addresses })) }
  }
}
