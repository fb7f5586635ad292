import { type Kysely, sql } from 'kysely'

/** The provider lets several customers have one address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_customers drop constraint sandbox_customers_email_key`.execute(database)
  await sql`create index sandbox_customers_of_email on sandbox_customers (email, created_at)`.execute(database)
}
