import { AppError } from '#contract/app-error.ts'
import { pictureAddresses } from '../product/library/picture-addresses.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function getChatHistoryHandler({ chats, characters, project }: HandlerParts): Handlers['get-chat-history'] {
  return async ({ chatId, cursorAfter, cursorBefore, limit }, { caller, origin }) => {
    const addresses = pictureAddresses({ origin, project })
    const asked = { chatId, after: cursorAfter, before: cursorBefore, limit, addresses }
    const page = await chats.listMessages(caller.userId, asked)
    // A chat without a word is still one when a character of the caller has it.
    if (page.total === 0 && !(await characters.hasChat(caller.userId, chatId))) throw new AppError('chat.not-found')
    return { success: true, ...page }
  }
}
