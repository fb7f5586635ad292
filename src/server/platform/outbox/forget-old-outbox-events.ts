import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Removes events older than a day: everybody who wanted to has heard of them. */
export async function forgetOldOutboxEvents(database: Kysely<Tables>): Promise<void> {
  await database.deleteFrom('outbox_events').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute()
}
