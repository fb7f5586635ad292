import { type Kysely, sql } from 'kysely'

/** How often signing in failed for somebody from somewhere, and how long the next try has to wait. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table slowed_tries (
      bucket text primary key,
      tries integer not null,
      waits_until timestamptz not null,
      forgotten_at timestamptz not null
    );
    create index slowed_tries_forgotten on slowed_tries (forgotten_at);
  `.execute(database)
}
