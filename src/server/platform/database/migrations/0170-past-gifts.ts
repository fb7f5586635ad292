import { type Kysely, sql } from 'kysely'

/**
 * What people had who left, under a keyed hash of how they signed in, for as long as it counts. A claim that somebody made with an
 * account they have left gave the new one nothing.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table past_gifts (
      mark bytea not null,
      gift text not null,
      facts jsonb not null,
      kept_until timestamptz not null,
      primary key (mark, gift)
    );
    create index past_gifts_kept_until on past_gifts (kept_until);
    alter table daily_claims drop constraint daily_claims_awarded_credits_check;
    alter table daily_claims add constraint daily_claims_awarded_credits_check check (awarded_credits >= 0);
  `.execute(database)
}
