import { z } from 'zod'

/** Why something would be refused if it were asked for now: a code of the catalogue of errors, and its words. */
export const Refusal = z.object({ code: z.string(), error: z.string() })
export type Refusal = z.infer<typeof Refusal>
