import { z } from 'zod'
import { ASPECT_RATIOS } from '../aspect-ratios.ts'
import { defineFunction, Id, optional, text } from '../define-function.ts'
import { LIMITS } from '../limits.ts'
import { Seed } from '../seed.ts'

/** A message in a character's chat; its answer is a scene of the character, and of the mentioned one. */
export const createSystemMessage = defineFunction({
  id: 'create-system-message',
  method: 'POST',
  access: 'account',
  input: z.object({
    chatId: Id,
    userId: Id,
    characterId: Id,
    mentionedCharacterId: optional(Id),
    /** A trained style of other engines; the studio has none. */
    lora_slug_rh: optional(z.string().max(200)),
    prompt: text(1, LIMITS.chatPromptMaxChars),
    senderType: z.literal('user'),
    options: optional(
      z.object({
        aspectRatio: optional(z.enum(ASPECT_RATIOS)),
        style: optional(z.string().max(64)),
        seed: optional(Seed),
        count: optional(z.number().int().min(1).max(LIMITS.chatPicturesPerMessage)),
      }),
    ),
  }),
  output: z.object({ success: z.literal(true), jobId: z.string(), messageId: z.string() }),
  errors: [
    'style.unknown',
    'character.not-found',
    'chat.not-found',
    'engine.unsupported',
    'disk.full',
    'credits.insufficient',
    'identity.unproven',
    'idempotency.key-reused',
    'moderation.refused',
    'RATE_LIMITED',
  ],
})
