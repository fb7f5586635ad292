import { type Kysely, sql } from 'kysely'

/** Files that come up in parts, and what it takes to know which blobs and rows nobody needs any more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      owner_id text not null,
      id text not null,
      key uuid not null unique,
      name text not null,
      size_bytes bigint not null check (size_bytes > 0),
      parts_total integer not null check (parts_total > 0),
      mime_type text not null,
      md5 text not null,
      file_id uuid references files on delete cascade,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (owner_id, id)
    )`.execute(database)
  await sql`create unique index uploads_of_file on uploads (file_id) where file_id is not null`.execute(database)
  await sql`create index uploads_unfinished on uploads (updated_at) where file_id is null`.execute(database)
  await sql`
    create table upload_parts (
      key uuid not null references uploads (key) on delete cascade,
      position integer not null,
      primary key (key, position)
    )`.execute(database)
  await sql`
    alter table files add column is_brought boolean generated always as (blob_key like 'uploads/%') stored`.execute(database)
  await sql`create index files_brought on files (created_at) where is_brought`.execute(database)
  await sql`create index files_of_blob on files (blob_key)`.execute(database)
  await sql`create index files_of_thumbnail on files (thumbnail_key)`.execute(database)
  await sql`
    create index jobs_of_request on jobs (user_id, request_hash) where status in ('QUEUED', 'RUNNING')`.execute(database)
}
