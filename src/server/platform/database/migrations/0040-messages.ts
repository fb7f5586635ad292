import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table messages (
      id uuid primary key,
      sequence bigint generated always as identity,
      user_id text not null,
      chat_id uuid not null,
      character_id uuid,
      mentioned_character_id uuid,
      sender_type text not null,
      prompt text not null,
      job_id uuid references jobs on delete set null,
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index messages_of_chat on messages (chat_id, sequence)`.execute(database)
  await sql`create unique index messages_of_job on messages (job_id) where job_id is not null`.execute(database)
  await sql`create index job_results_of_file on job_results (file_id)`.execute(database)
}
