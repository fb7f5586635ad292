import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id uuid primary key,
      sequence bigint generated always as identity,
      user_id text not null,
      kind text not null,
      type text not null,
      mode text,
      status text not null check (status in ('QUEUED', 'RUNNING', 'SUCCESS', 'FAILED')),
      failure text,
      revision integer not null default 1,
      progress double precision not null default 0,
      stage text not null default '',
      warnings jsonb not null default '[]',
      title text not null,
      prompt text not null,
      style text not null,
      input jsonb not null,
      price_credits integer not null check (price_credits >= 0),
      charge text not null check (charge in ('none', 'free', 'held')),
      refunded boolean not null default false,
      character_id uuid,
      chat_id uuid,
      original_job_id uuid,
      preview_job_id uuid,
      attempt integer not null default 0,
      idempotency_key text,
      request_hash text,
      rehearsal jsonb,
      created_at timestamptz not null,
      registered_at timestamptz not null,
      started_at timestamptz,
      deadline_at timestamptz,
      finished_at timestamptz,
      check ((status = 'FAILED') = (failure is not null)),
      check ((status in ('SUCCESS', 'FAILED')) = (finished_at is not null))
    ) with (fillfactor = 80)`.execute(database)
  await sql`create index jobs_of_user on jobs (user_id, sequence)`.execute(database)
  await sql`create unique index jobs_key_once on jobs (user_id, idempotency_key) where idempotency_key is not null`.execute(
    database,
  )
  await sql`
    create unique index jobs_regeneration_once on jobs (original_job_id, attempt)
    where original_job_id is not null`.execute(database)
  await sql`
    create unique index jobs_creation_once on jobs (preview_job_id)
    where preview_job_id is not null and status <> 'FAILED'`.execute(database)
  await sql`create index jobs_running on jobs (deadline_at) where status = 'RUNNING'`.execute(database)
  await sql`
    create table job_results (
      job_id uuid not null references jobs on delete cascade,
      position integer not null,
      file_id uuid not null,
      label text not null,
      engine_state jsonb,
      primary key (job_id, position)
    )`.execute(database)
  await sql`
    create table job_attempts (
      id uuid primary key,
      job_id uuid not null references jobs on delete cascade,
      number integer not null,
      engine text not null,
      repeatable boolean not null,
      operation jsonb,
      state text not null check (state in ('open', 'unknown', 'lost', 'done', 'failed')),
      detail text not null default '',
      started_at timestamptz not null,
      ended_at timestamptz,
      unique (job_id, number)
    )`.execute(database)
}
