import { type Kysely, sql } from 'kysely'

/** What the house-keeping of every minute looks for, in tables that may have millions of rows of which it wants a few. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index rate_limits_by_end on rate_limits (window_ends_at);
    create index outbox_events_by_age on outbox_events (created_at);
    create index executions_unfinished on executions (updated_at) where status in ('waiting', 'processing');
  `.execute(database)
}
