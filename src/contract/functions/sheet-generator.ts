import { z } from 'zod'
import { defineFunction, Id } from '../define-function.ts'

/** Makes the model sheet of a character again; its references change when it is done. */
export const sheetGenerator = defineFunction({
  id: 'sheet_generator',
  method: 'POST',
  access: 'account',
  input: z.object({ characterId: Id, userId: Id }),
  output: z.object({ success: z.literal(true), jobId: z.string() }),
  errors: ['character.not-found', 'character.in-work', 'engine.unsupported', 'RATE_LIMITED'],
})
