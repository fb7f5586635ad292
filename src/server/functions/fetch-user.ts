import { readUserData } from '../core/credits/read-user-data.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

export function fetchUserHandler({ database, credits, profiles }: HandlerParts): Handlers['fetch-user'] {
  return async ({ userId }, { caller }) => {
    refuseOtherUser(caller, userId)
    const [data, profile] = await Promise.all([readUserData(database, credits, userId), profiles.findProfile(userId)])
    return { success: true, data: { $id: userId, ...data, profile: profile ?? null }, message: 'User found' }
  }
}
