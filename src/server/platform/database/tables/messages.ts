import type { Generated } from 'kysely'

export interface MessageTables {
  messages: MessageTable
}

/** What a user said in a chat; the answer is what its job makes. */
export interface MessageTable {
  id: string
  /** Order of time inside a chat. */
  sequence: Generated<number>
  user_id: string
  chat_id: string
  character_id: string | null
  mentioned_character_id: string | null
  sender_type: string
  prompt: string
  job_id: string | null
  created_at: Date
}
