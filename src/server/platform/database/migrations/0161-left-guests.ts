import { type Kysely, sql } from 'kysely'

/** Users without an account are few beside the others, and looked for every minute. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index users_anonymous on users (created_at) where email is null and phone is null and not has_identity
  `.execute(database)
}
