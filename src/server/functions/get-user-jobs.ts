import { pictureAddresses } from '../product/library/picture-addresses.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

export function getUserJobsHandler({ library, project }: HandlerParts): Handlers['get-user-jobs'] {
  return async ({ userId, cursorAfter, cursor, status, previewType, search }, { caller, origin }) => {
    refuseOtherUser(caller, userId)
    const data = await library.listCards(userId, {
      filter: { status, type: previewType, search, leavesOutUnseen: true },
      cursor: cursorAfter ?? cursor,
      addresses: pictureAddresses({ origin, project }),
    })
    return { success: true, data }
  }
}
