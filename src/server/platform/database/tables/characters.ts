import type { ColumnType, Generated } from 'kysely'

export interface CharacterTables {
  characters: CharacterTable
}

export interface CharacterTable {
  id: string
  sequence: Generated<number>
  user_id: string
  chat_id: string
  name: string
  description: string
  style: string
  /** The preview it was chosen from, or the job itself that made it directly of a photo; and the chosen picture. */
  preview_job_id: string
  picture_file_id: string
  /** The photo it was made from. */
  photo_file_id: string | null
  /** The job that draws its model sheet. */
  job_id: string
  /** What the engine that drew it needs to draw the same person again. */
  engine_state: ColumnType<unknown, string | null, string | null>
  /** What stays the same in every picture, in plain words. */
  traits: ColumnType<{ name: string; value: string }[], string, string>
  /** Drawn before people had the human form. */
  is_of_old_form: Generated<boolean>
  created_at: Date
  updated_at: Date
}
