import { z } from 'zod'

/** A part of an order that will not be seen as it was said. */
export const OrderWarning = z.object({
  /** In the words of the order, where it has words for it. */
  part: z.string(),
  why: z.enum(['not-understood', 'cannot-be-drawn', 'drawn-as']),
  /** What comes in its place. */
  as: z.string().optional(),
  /** Without what is essential it is another picture or film: somebody, what they do in a film, the main thing. */
  weight: z.enum(['essential', 'small']),
  /** All of it in words, as it will stand beside the result. */
  sentence: z.string(),
})
export type OrderWarning = z.output<typeof OrderWarning>
