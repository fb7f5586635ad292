import { z } from 'zod'
import { JobCard } from './job.ts'

/** What was said in a chat, and the job that answers it. Unset texts are "". */
export const Message = z.object({
  $id: z.string(),
  chatId: z.string(),
  senderType: z.string(),
  prompt: z.string(),
  characterId: z.string(),
  mentionedCharacterId: z.string(),
  job: JobCard.optional(),
  $createdAt: z.string(),
})
export type Message = z.infer<typeof Message>
