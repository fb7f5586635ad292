import { type Kysely, sql } from 'kysely'

/** Answers of enhancements that were asked for with a key; kept for a short while, so that a lost answer can be asked for again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table enhancements (
      user_id text not null,
      idempotency_key text not null,
      request_hash text not null,
      answer text not null,
      created_at timestamptz not null,
      primary key (user_id, idempotency_key)
    );
    create index enhancements_by_age on enhancements (created_at);
  `.execute(database)
}
