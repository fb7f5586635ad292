import { z } from 'zod'
import { defineFunction, Id, optional, text, unreadObject } from '../define-function.ts'
import { LIMITS } from '../limits.ts'
import { Seed } from '../seed.ts'

const Picture = z.string().min(1).max(LIMITS.executionBodyMaxBytes)

/**
 * Starts one of the chat's tools: a text instruction changes a picture, somebody puts on the clothes of another picture, or
 * two pictures become one.
 */
export const createChatToolsResponse = defineFunction({
  id: 'create-chat-tools-response',
  method: 'POST',
  access: 'account',
  bringsFiles: true,
  input: z.object({
    chatId: Id,
    userId: Id,
    characterId: optional(Id),
    tool: optional(z.enum(['flash-edit', 'dress-up', 'merge-generation'])),
    prompt: optional(text(1, LIMITS.chatPromptMaxChars)),
    /** Addresses of own pictures; before those below where both are given. */
    imageUrls: optional(z.array(Picture.max(2048)).max(2)),
    /** Data URLs or base64; an address stands for its picture here too, so that any order can be told. */
    imagesBase64: optional(z.array(Picture).max(2)),
    seed: optional(Seed),
    options: optional(unreadObject),
  }),
  output: z.object({ success: z.literal(true), jobId: z.string(), messageId: z.string() }),
  errors: [
    'chat.not-found',
    'character.not-found',
    'picture.unreadable',
    'file.no-room',
    'instruction.not-understood',
    'engine.unsupported',
    'disk.full',
    'credits.insufficient',
    'identity.unproven',
    'idempotency.key-reused',
    'moderation.refused',
    'RATE_LIMITED',
  ],
})
