import { z } from 'zod'

/** What `create-user` answers: all texts (EN-05). */
export const UserProfile = z.object({
  $id: z.string(),
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  avatarUrl: z.string(),
})
export type UserProfile = z.infer<typeof UserProfile>

/** The user data document (EN-06), without the `$` fields every document has. */
export const UserData = z.object({
  userId: z.string(),
  credits: z.number().int(),
  freePreviewInitialUsed: z.boolean(),
  freePreviewRegenerationUsed: z.boolean(),
  freeCharacterCreationUsed: z.boolean(),
})
export type UserData = z.infer<typeof UserData>
