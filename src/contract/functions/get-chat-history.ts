import { z } from 'zod'
import { defineFunction, Id, optional } from '../define-function.ts'
import { listOf } from '../entities/list.ts'
import { Message } from '../entities/message.ts'
import { LIMITS } from '../limits.ts'

/** Messages of a chat in the order of time: the newest, or those next to a cursor on either side of it. */
export const getChatHistory = defineFunction({
  id: 'get-chat-history',
  method: 'GET',
  access: 'account',
  input: z
    .object({
      chatId: Id,
      /** Only messages after this one. */
      cursorAfter: optional(Id),
      /** Only messages before this one. */
      cursorBefore: optional(Id),
      limit: optional(z.number().int().min(1).max(LIMITS.chatPageMaxSize)),
    })
    .refine((input) => !(input.cursorAfter && input.cursorBefore), {
      path: ['cursorBefore'],
      error: 'must not be given together with cursorAfter',
    }),
  /** `hasNextPage`: there are more in the direction that was asked for, which is older without a cursor. */
  output: listOf(Message),
  errors: ['chat.not-found'],
})
