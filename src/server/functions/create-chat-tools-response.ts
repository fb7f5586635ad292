import { AppError } from '#contract/app-error.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'
import { requesterOf } from './requester-of.ts'

export function createChatToolsResponseHandler({ generation }: HandlerParts): Handlers['create-chat-tools-response'] {
  return async ({ userId, chatId, characterId, tool = 'flash-edit', prompt, imageUrls, imagesBase64 }, context) => {
    refuseOtherUser(context.caller, userId)
    if (tool !== 'flash-edit') throw new AppError('engine.unsupported')
    if (prompt === undefined)
      throw new AppError('validation.invalid', { field: 'prompt', message: 'prompt: say what to change' })
    const picture = { url: imageUrls?.[0], base64: imagesBase64?.[0] }
    const started = await generation.startEdit(requesterOf(context), { chatId, characterId, instruction: prompt, picture })
    return { success: true, ...started }
  }
}
