import { z } from 'zod'
import { defineFunction, Id, name, optional } from '../define-function.ts'
import { LIMITS } from '../limits.ts'

/** Another name, or another picture: out of what was made of the character, or brought with `save-character-image`. */
export const updateCharacter = defineFunction({
  id: 'update-character',
  method: 'POST',
  access: 'account',
  input: z.object({
    characterId: Id,
    name: optional(name(LIMITS.characterNameMaxChars)),
    previewUrl: optional(z.string().max(2048)),
  }),
  output: z.object({ success: z.literal(true) }),
  errors: ['character.not-found', 'character.foreign-picture', 'moderation.refused', 'RATE_LIMITED'],
})
