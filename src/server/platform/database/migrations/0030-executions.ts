import { type Kysely, sql } from 'kysely'

/** Recorded function calls; kept for a short while only. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table executions (
      sequence bigint generated always as identity,
      id text primary key,
      function_id text not null,
      user_id text,
      trigger text not null,
      status text not null,
      request_method text not null,
      request_path text not null,
      request_headers json not null,
      response_status_code integer not null,
      response_headers json not null,
      duration_seconds double precision not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index executions_of_user on executions (user_id, function_id, sequence);
    create index executions_by_age on executions (created_at);
  `.execute(database)
}
