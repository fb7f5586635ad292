import { z } from 'zod'
import { defineFunction, Id } from '../define-function.ts'

/** Claims the daily bonus (OP-41, OP-42): once for each calendar day of the user's time zone. */
export const dailyClaims = defineFunction({
  id: 'daily-claims',
  method: 'POST',
  access: 'account',
  input: z.object({
    userId: Id,
    /** IANA name; the zone of the account's preferences comes before it, unless that is missing or UTC. */
    timezone: z.string().min(1).max(64),
  }),
  output: z.object({
    success: z.literal(true),
    data: z.object({
      /** False when today's bonus has been had; nothing was added then. */
      claimed: z.boolean(),
      /** All that was added, streak bonus included. */
      creditsAwarded: z.number().int(),
      newBalance: z.number().int(),
      /** Days in a row. */
      streak: z.number().int(),
      streakBonus: z.number().int(),
      nextClaimDate: z.iso.datetime(),
      message: z.string(),
    }),
  }),
  errors: ['identity.unproven', 'timezone.unknown'],
})
