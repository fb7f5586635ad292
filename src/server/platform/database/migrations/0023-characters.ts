import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table characters (
      id uuid primary key,
      sequence bigint generated always as identity,
      user_id text not null,
      chat_id uuid not null unique,
      name text not null,
      description text not null,
      style text not null,
      preview_job_id uuid not null unique references jobs,
      picture_file_id uuid not null references files,
      job_id uuid not null references jobs,
      engine_state jsonb,
      traits jsonb not null default '[]',
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(database)
  await sql`create index characters_of_user on characters (user_id, sequence)`.execute(database)
}
