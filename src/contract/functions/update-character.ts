import { z } from 'zod'
import { defineFunction, Id, optional, text } from '../define-function.ts'
import { LIMITS } from '../limits.ts'

/** Another name, or another picture out of what was made of the character. */
export const updateCharacter = defineFunction({
  id: 'update-character',
  method: 'POST',
  access: 'account',
  input: z.object({
    characterId: Id,
    name: optional(text(1, LIMITS.characterNameMaxChars)),
    previewUrl: optional(z.string().max(2048)),
  }),
  output: z.object({ success: z.literal(true) }),
  errors: ['character.not-found', 'character.foreign-picture'],
})
