import { type Kysely, sql } from 'kysely'

/** Sessions that nobody uses end; those that are here count as used just now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column last_used_at timestamptz not null default now();
    create index sessions_by_last_use on sessions (last_used_at);
    create index if not exists sessions_by_expiry on sessions (expires_at);
  `.execute(database)
}
