import { z } from 'zod'
import { defineFunction, Id } from '../define-function.ts'
import { UserData, UserProfile } from '../entities/user.ts'

export const fetchUser = defineFunction({
  id: 'fetch-user',
  method: 'POST',
  access: 'account',
  input: z.object({ userId: Id }),
  output: z.object({
    success: z.boolean(),
    data: UserData.extend({ $id: z.string(), profile: UserProfile.nullable() }).optional(),
    message: z.string(),
  }),
  errors: [],
})
