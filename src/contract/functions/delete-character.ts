import { z } from 'zod'
import { defineFunction, Id } from '../define-function.ts'

/** Removes a character and its chat; what was made stays in the library. */
export const deleteCharacter = defineFunction({
  id: 'delete-character',
  method: 'POST',
  access: 'account',
  input: z.object({ characterId: Id }),
  output: z.object({ success: z.literal(true) }),
  errors: ['character.not-found', 'character.in-work'],
})
