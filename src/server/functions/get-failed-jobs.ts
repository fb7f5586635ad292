import { pictureAddresses } from '../product/library/picture-addresses.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

export function getFailedJobsHandler({ library, project }: HandlerParts): Handlers['get-failed-jobs'] {
  return async ({ userId, cursorAfter }, { caller, origin }) => {
    refuseOtherUser(caller, userId)
    const addresses = pictureAddresses({ origin, project })
    const page = await library.listCards(userId, { filter: { statuses: ['FAILED'] }, cursor: cursorAfter, addresses })
    return { success: true, ...page }
  }
}
