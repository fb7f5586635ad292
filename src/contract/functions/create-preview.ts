import { z } from 'zod'
import { defineFunction, Id, name, optional, text, unreadObject } from '../define-function.ts'
import { LIMITS } from '../limits.ts'
import { Seed } from '../seed.ts'
import { hasAtMost } from '../text.ts'

/** Starts a job of three previews; with `originalJobId` it regenerates that job's previews, charged as one. */
export const createPreview = defineFunction({
  id: 'create-preview',
  method: 'POST',
  access: 'account',
  input: z
    .object({
      name: name(LIMITS.characterNameMaxChars),
      userId: Id,
      /** Enhanced it has no maximum that a person would meet. */
      characterDescription: text(LIMITS.descriptionMinChars, LIMITS.enhancedMaxChars),
      style: z.string().min(1).max(64),
      originalJobId: optional(Id),
      previewType: optional(z.literal('create-preview-description')),
      isEnhanced: optional(z.boolean()),
      seed: optional(Seed),
      meta: optional(unreadObject),
      attempt: optional(z.number().int().min(0).max(10_000)),
    })
    .refine((input) => input.isEnhanced || hasAtMost(input.characterDescription, LIMITS.descriptionMaxChars), {
      path: ['characterDescription'],
      error: `must have at most ${LIMITS.descriptionMaxChars} characters`,
    }),
  output: z.object({ success: z.literal(true), jobId: z.string() }),
  errors: [
    'style.unknown',
    'disk.full',
    'credits.insufficient',
    'identity.unproven',
    'job.not-found',
    'regeneration.attempt-taken',
    'idempotency.key-reused',
    'moderation.refused',
    'RATE_LIMITED',
  ],
})
