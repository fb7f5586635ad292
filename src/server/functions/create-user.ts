import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

export function createUserHandler({ profiles }: HandlerParts): Handlers['create-user'] {
  return async ({ user, avatarUrl = '' }, { caller }) => {
    refuseOtherUser(caller, user.$id)
    // Name and address are the account's: what the page says of them is not proved.
    const { userId, email, name } = caller
    return { success: true, data: await profiles.ensureProfile({ userId, email, name, avatarUrl }) }
  }
}
