import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      id uuid primary key,
      user_id text not null unique,
      email text not null,
      name text not null,
      avatar_url text not null,
      created_at timestamptz not null
    )`.execute(database)
}
