import { type Kysely, sql } from 'kysely'

/** Rate limits shared by all API processes. Unlogged: a crash may forget a minute of counting, and each count stays cheap. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      bucket text primary key,
      used integer not null,
      window_ends_at timestamptz not null
    );
  `.execute(database)
}
