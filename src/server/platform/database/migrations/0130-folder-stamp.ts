import { type Kysely, sql } from 'kysely'

/** The name of the folder of pictures that belongs to this database; a house that has none yet takes its own at the next start. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table house add column folder_stamp text`.execute(database)
}
