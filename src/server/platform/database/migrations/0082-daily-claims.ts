import { type Kysely, sql } from 'kysely'

/** The daily bonus, and an index that serves the credit history: what a settle writes moves no credits and is not listed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_claims (
      user_id text not null,
      local_day date not null,
      time_zone text not null,
      streak_days integer not null check (streak_days > 0),
      awarded_credits integer not null check (awarded_credits > 0),
      claimed_at timestamptz not null,
      primary key (user_id, local_day)
    )`.execute(database)
  await sql`create index credit_entries_listed on credit_entries (user_id, id) where kind <> 'settle'`.execute(database)
  await sql`drop index credit_entries_of_user`.execute(database)
}
