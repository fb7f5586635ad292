import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'
import { requesterOf } from './requester-of.ts'

export function createCharacterHandler({ generation }: HandlerParts): Handlers['create-character'] {
  return async ({ userId, name, previewJobId, previewUrl }, context) => {
    refuseOtherUser(context.caller, userId)
    const started = await generation.startCharacter(requesterOf(context), { name, previewJobId, previewUrl })
    return { success: true, ...started }
  }
}
