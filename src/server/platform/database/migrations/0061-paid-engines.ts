import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_attempts
      add column model text,
      add column request_hash text,
      add column cost_usd double precision,
      add column request_state jsonb,
      add column sent_at timestamptz`.execute(database)
  await sql`
    create table engine_callbacks (
      provider text not null,
      event_id text not null,
      attempt_id uuid not null,
      body jsonb not null,
      outcome text not null default '',
      received_at timestamptz not null,
      primary key (provider, event_id)
    )`.execute(database)
  await sql`create index engine_callbacks_age on engine_callbacks (received_at)`.execute(database)
}
