import { z } from 'zod'
import { defineFunction, Id, name, optional, unreadObject } from '../define-function.ts'
import { LIMITS } from '../limits.ts'

/** Makes a character of the chosen preview and starts the job that draws its model sheet. Once per preview (OP-09). */
export const createCharacter = defineFunction({
  id: 'create-character',
  method: 'POST',
  access: 'account',
  bringsFiles: true,
  input: z.object({
    name: name(LIMITS.characterNameMaxChars),
    userId: Id,
    previewUrl: z.string().min(1).max(2048),
    /** The preview's id, as the product sends it; `previewJobId` is the key. */
    jobId: optional(Id),
    previewJobId: Id,
    meta: optional(unreadObject),
    model3D: optional(z.unknown()),
    expressions: optional(z.unknown()),
    isStyle: optional(z.boolean()),
    isSubject: optional(z.boolean()),
    image: optional(z.string().max(LIMITS.executionBodyMaxBytes)),
  }),
  output: z.object({ success: z.literal(true), jobId: z.string(), characterId: z.string(), chatId: z.string() }),
  errors: [
    'job.not-found',
    'preview.not-ready',
    'preview.failed',
    'preview.expired',
    'preview.already-used',
    'preview.foreign-picture',
    'disk.full',
    'credits.insufficient',
    'identity.unproven',
    'moderation.refused',
    'RATE_LIMITED',
  ],
})
