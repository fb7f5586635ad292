import { type Kysely, sql } from 'kysely'

/** Who has left, while things of theirs are still to be removed: a large library takes longer than an answer may. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table departures (user_id text primary key, left_at timestamptz not null)`.execute(database)
}
