import { z } from 'zod'
import { defineFunction, Id, optional } from '../define-function.ts'
import { UserProfile } from '../entities/user.ts'

/** Makes the caller's profile; a second call answers the first profile. */
export const createUser = defineFunction({
  id: 'create-user',
  method: 'POST',
  access: 'account',
  input: z.object({
    user: z.object({ $id: Id, email: optional(z.string().max(320)), name: optional(z.string().max(128)) }),
    avatarUrl: optional(
      z
        .string()
        .max(2048)
        .regex(/^https?:\/\//, 'must be a web address'),
    ),
  }),
  output: z.object({ success: z.literal(true), data: UserProfile }),
  errors: [],
})
