import { z } from 'zod'
import { defineFunction, Id, optional } from '../define-function.ts'
import { Refusal } from '../entities/refusal.ts'

/** Whether a daily bonus can be claimed now, and since or from when. */
export const getDailyStatus = defineFunction({
  id: 'get-daily-status',
  method: 'GET',
  access: 'account',
  input: z.object({
    userId: Id,
    /** As in daily-claims; without any the zone of the last claim counts. */
    timezone: optional(z.string().max(64)),
  }),
  output: z.object({
    success: z.literal(true),
    data: z.object({
      claimable: z.boolean(),
      nextClaimDate: z.iso.datetime(),
      /** Days in a row so far; 0 once a day was missed. */
      streak: z.number().int(),
      /** A claim would be refused with this, whatever the day. */
      refusal: Refusal.optional(),
    }),
  }),
  errors: ['timezone.unknown'],
})
