import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id uuid primary key,
      owner_id text not null,
      mime_type text not null,
      size_bytes bigint not null check (size_bytes >= 0),
      sha256 text not null,
      width_px integer not null,
      height_px integer not null,
      label text not null,
      blob_key text not null,
      thumbnail_key text not null,
      thumbnail_size_bytes integer not null,
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index files_of_owner on files (owner_id)`.execute(database)
}
