import { type Kysely, sql } from 'kysely'

/** The stamp of the house, and the outbox of its business events. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table house (
      is_the_only_row boolean primary key default true check (is_the_only_row),
      mode text not null check (mode in ('development', 'production')),
      created_at timestamptz not null default now()
    )
  `.execute(database)

  await sql`
    create table outbox_events (
      id bigint generated always as identity primary key,
      kind text not null,
      user_id text,
      subject_id text not null,
      revision bigint not null default 0,
      created_at timestamptz not null default now()
    )
  `.execute(database)
}
