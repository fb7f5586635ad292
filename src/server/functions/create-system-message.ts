import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'
import { requesterOf } from './requester-of.ts'
import { seedOf } from './seed-of.ts'

export function createSystemMessageHandler({ generation }: HandlerParts): Handlers['create-system-message'] {
  return async ({ userId, chatId, characterId, mentionedCharacterId, prompt, options = {} }, context) => {
    refuseOtherUser(context.caller, userId)
    const { seed: _, ...wishes } = options
    const started = await generation.startMessage(requesterOf(context), {
      chatId,
      characterId,
      mentionedCharacterId,
      prompt,
      ...wishes,
      ...seedOf(options),
    })
    return { success: true, ...started }
  }
}
