import { type Kysely, sql } from 'kysely'

/** What was made of a photo is told from what was made of words, also in whatever is made of it later. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column source_type text not null default ''`.execute(database)
}
