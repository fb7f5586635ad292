import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'
import { requesterOf } from './requester-of.ts'

export function createCharacterDirectHandler({ generation }: HandlerParts): Handlers['create-character-direct'] {
  return async ({ userId, characterData, jobId }, context) => {
    refuseOtherUser(context.caller, userId)
    const { characterName: name, ...photo } = characterData
    const started = await generation.startDirectCharacter(requesterOf(context), { name, ...photo, requestId: jobId })
    return { success: true, ...started }
  }
}
