import { z } from 'zod'
import { defineFunction, Id, optional, text } from '../define-function.ts'
import { LIMITS } from '../limits.ts'
import { ORDER_KINDS } from '../order-kinds.ts'
import { OrderWarning } from '../order-warning.ts'
import { Seed } from '../seed.ts'

/**
 * What an order will leave out, told before it is started and paid; costs nothing and starts nothing. It takes what the start
 * will take, but pictures by their address only.
 */
export const checkOrder = defineFunction({
  id: 'check-order',
  method: 'POST',
  access: 'account',
  input: z.object({
    kind: z.enum(ORDER_KINDS),
    prompt: text(0, LIMITS.enhanceMaxChars),
    /** That of the character or the first picture unless it is given. */
    style: optional(z.string().max(64)),
    /** Whose scene or film it is. */
    characterId: optional(Id),
    mentionedCharacterId: optional(Id),
    /** Own pictures in the order of the start; empty for one that will come with it. */
    imageUrls: optional(z.array(z.string().max(2048)).max(2)),
    /** Seconds of a film. */
    duration: optional(z.number().min(LIMITS.filmMinSeconds).max(LIMITS.filmMaxSeconds)),
    /** With the start's own seed what depends on chance is told too. */
    seed: optional(Seed),
  }),
  output: z.object({
    warnings: z.array(OrderWarning),
    /** Nothing of what somebody is told to do would be seen: the start would refuse it, free of charge. */
    isRefused: z.boolean(),
  }),
  errors: ['style.unknown', 'character.not-found', 'RATE_LIMITED'],
})
