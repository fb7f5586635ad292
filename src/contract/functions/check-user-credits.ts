import { z } from 'zod'
import { defineFunction, Id, optional } from '../define-function.ts'
import { Refusal } from '../entities/refusal.ts'
import { LIMITS } from '../limits.ts'
import { CHECK_KEYS } from '../prices.ts'

/** What one use would cost this user now. The header `x-device-fingerprint` tells the device. */
export const checkUserCredits = defineFunction({
  id: 'check-user-credits',
  method: 'POST',
  access: 'account',
  input: z.object({
    job: z.enum(CHECK_KEYS),
    /** create-character: the preview decides its price; without it 1 credit is assumed (OP-01). */
    previewJobId: optional(Id),
    /** create-preview: priced as a regeneration of this job. */
    originalJobId: optional(Id),
    options: optional(
      z.looseObject({
        /** create-system-message: how many pictures. */
        count: optional(z.number().int().min(1).max(LIMITS.chatPicturesPerMessage)),
        /** video-upscale: what to; 1080p unless it is said. */
        resolution: optional(z.string().max(16)),
        /** video-generation-lip-sync: who speaks; somebody in a picture unless it is said. */
        source: optional(z.enum(['image', 'video'])),
      }),
    ),
  }),
  output: z.object({
    credits: z.number().int(),
    isInsufficientCredits: z.boolean(),
    subscriptionStatus: z.string().nullable(),
    isFree: z.boolean(),
    priceCredits: z.number().int(),
    /** A start would be refused with this, whatever the credits. */
    refusal: Refusal.optional(),
  }),
  errors: ['RATE_LIMITED', 'job.not-found'],
})
