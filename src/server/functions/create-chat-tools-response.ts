import { AppError } from '#contract/app-error.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'
import { requesterOf } from './requester-of.ts'
import { seedOf } from './seed-of.ts'

export function createChatToolsResponseHandler({ generation }: HandlerParts): Handlers['create-chat-tools-response'] {
  return async (input, context) => {
    const { userId, chatId, characterId, tool = 'flash-edit', prompt } = input
    refuseOtherUser(context.caller, userId)
    const pictures = picturesOf(input)
    if (tool !== 'flash-edit') {
      const asked = { tool, chatId, characterId, prompt, pictures, ...seedOf(input) }
      return { success: true, ...(await generation.startMontage(requesterOf(context), asked)) }
    }
    if (prompt === undefined)
      throw new AppError('validation.invalid', { field: 'prompt', message: 'prompt: say what to change' })
    if (pictures.length > 1)
      throw new AppError('validation.invalid', { field: 'imageUrls', message: 'imageUrls: one picture is changed at a time' })
    const asked = { chatId, characterId, instruction: prompt, picture: pictures[0] ?? {}, ...seedOf(input) }
    return { success: true, ...(await generation.startEdit(requesterOf(context), asked)) }
  }
}

/** The pictures in the order they were given: addresses, then those that were brought. */
function picturesOf({ imageUrls = [], imagesBase64 = [] }: { imageUrls?: string[]; imagesBase64?: string[] }) {
  const isAddress = (text: string) => /^https?:\/\//.test(text)
  return [
    ...imageUrls.map((url) => ({ url })),
    ...imagesBase64.map((text) => (isAddress(text) ? { url: text } : { base64: text })),
  ]
}
