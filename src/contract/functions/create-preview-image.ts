import { z } from 'zod'
import { defineFunction, Id, name, optional, unreadObject } from '../define-function.ts'
import { LIMITS } from '../limits.ts'
import { Seed } from '../seed.ts'

/**
 * Starts a job of three previews of a photo in a style; with `originalJobId` it regenerates that job's previews, charged as
 * one, of the photo that comes along or else of the same one.
 */
export const createPreviewImage = defineFunction({
  id: 'create-preview-image',
  method: 'POST',
  access: 'account',
  bringsFiles: true,
  input: z
    .object({
      name: name(LIMITS.characterNameMaxChars),
      userId: Id,
      /** JPEG, PNG or GIF: data URL, base64 or the address of an own upload. */
      image: optional(z.string().max(LIMITS.executionBodyMaxBytes)),
      /** One of the image-based choices; Keep Original goes to `create-character-direct`. */
      style: z.string().min(1).max(64),
      originalJobId: optional(Id),
      seed: optional(Seed),
      meta: optional(unreadObject),
      model3D: optional(z.unknown()),
      expressions: optional(z.unknown()),
      attempt: optional(z.number().int().min(0).max(10_000)),
    })
    .refine((input) => input.image !== undefined || input.originalJobId !== undefined, {
      path: ['image'],
      error: 'Please upload an image for your character.',
    }),
  output: z.object({ success: z.literal(true), jobId: z.string() }),
  errors: [
    'style.unknown',
    'picture.unreadable',
    'file.no-room',
    'photo.wrong-type',
    'photo.too-heavy',
    'photo.too-small',
    'disk.full',
    'credits.insufficient',
    'identity.unproven',
    'job.not-found',
    'regeneration.attempt-taken',
    'idempotency.key-reused',
    'engine.unsupported',
    'moderation.refused',
    'RATE_LIMITED',
  ],
})
