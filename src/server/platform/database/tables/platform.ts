import type { Generated } from 'kysely'

/** What this database belongs to; one row. */
interface HouseTable {
  is_the_only_row: Generated<true>
  mode: 'development' | 'production'
  /** The stamp in the folder of its pictures; null until a program has found or made one. */
  folder_stamp: string | null
  created_at: Generated<Date>
}

/** Something that happened, written in the transaction in which it happened. Ids only; readers look the rest up. */
interface OutboxEventsTable {
  id: Generated<number>
  /** 'job.changed', 'credits.changed', … */
  kind: string
  /** Whose it is; null for what concerns nobody in particular. */
  user_id: string | null
  subject_id: string
  /** The revision of the subject after the change; 0 for subjects that count none. */
  revision: Generated<number>
  created_at: Generated<Date>
}

export interface PlatformTables {
  house: HouseTable
  outbox_events: OutboxEventsTable
}
