import { z } from 'zod'
import { defineFunction, Id, name, optional } from '../define-function.ts'
import { LIMITS } from '../limits.ts'

/** Keep Original: makes a character of a photo as it is and starts the job that makes its model sheet. */
export const createCharacterDirect = defineFunction({
  id: 'create-character-direct',
  method: 'POST',
  access: 'account',
  bringsFiles: true,
  input: z.object({
    userId: Id,
    characterData: z.object({
      characterName: name(LIMITS.characterNameMaxChars),
      /** JPEG, PNG or GIF: data URL, base64 or the address of an own upload. */
      image: z.string().min(1, 'Please upload an image for your character.').max(LIMITS.executionBodyMaxBytes),
      /** Keep Original is `none`; the others go to `create-preview-image`. */
      style: optional(z.string().max(64)),
      /** What of the photo is kept: who is in it. */
      focusMode: z.preprocess((value) => value || 'subject', z.string().max(64)),
    }),
    jobName: z.literal('create-preview-image-direct'),
    /** The key: a repeated start answers the first job, charged once. */
    jobId: optional(Id),
  }),
  output: z.object({ success: z.literal(true), characterId: z.string(), jobId: z.string(), chatId: z.string() }),
  errors: [
    'style.unknown',
    'picture.unreadable',
    'file.no-room',
    'photo.wrong-type',
    'photo.too-heavy',
    'photo.too-small',
    'disk.full',
    'credits.insufficient',
    'identity.unproven',
    'idempotency.key-reused',
    'engine.unsupported',
    'moderation.refused',
    'RATE_LIMITED',
  ],
})
