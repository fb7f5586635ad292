import { z } from 'zod'
import { defineFunction, Id, optional } from '../define-function.ts'
import { LIMITS } from '../limits.ts'

/** Stores a picture (data URL, base64) among the user's files, for tools to work on. */
export const saveCharacterImage = defineFunction({
  id: 'save-character-image',
  method: 'POST',
  access: 'account',
  bringsFiles: true,
  input: z.object({ characterId: optional(Id), image: z.string().min(1).max(LIMITS.executionBodyMaxBytes) }),
  output: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['character.not-found', 'picture.unreadable', 'file.no-room', 'identity.unproven', 'RATE_LIMITED'],
})
