import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table characters add column photo_file_id uuid references files`.execute(database)
}
