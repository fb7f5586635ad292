import { z } from 'zod'
import { defineFunction, Id, optional, text } from '../define-function.ts'
import { LIMITS } from '../limits.ts'
import { Seed } from '../seed.ts'

/** Makes a picture 2 or 4 times as large. The names of the reply are the product's. */
export const imageGenerationUpscaler = defineFunction({
  id: 'image-generation-upscaler',
  method: 'POST',
  access: 'account',
  bringsFiles: true,
  successStatus: 202,
  input: z.object({
    userId: Id,
    chatId: optional(Id),
    prompt: optional(text(0, LIMITS.chatPromptMaxChars)),
    scale: optional(z.union([z.literal(2), z.literal(4)])),
    mode: optional(z.literal('standard')),
    imageUrl: optional(z.string().max(2048)),
    base64Image: optional(z.string().max(LIMITS.upscalerPayloadMaxChars)),
    seed: optional(Seed),
  }),
  output: z.object({
    ok: z.literal(true),
    jobId: z.string(),
    jobDocumentId: z.string(),
    prefectFlowRunId: z.string(),
    vendor: z.string(),
  }),
  errors: [
    'chat.not-found',
    'picture.unreadable',
    'file.no-room',
    'picture.too-large',
    'disk.full',
    'credits.insufficient',
    'identity.unproven',
    'moderation.refused',
    'idempotency.key-reused',
    'RATE_LIMITED',
  ],
})
