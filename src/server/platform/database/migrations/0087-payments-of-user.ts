import { type Kysely, sql } from 'kysely'

/** For receipts: the provider's customer of whoever bought a pack. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index billing_payments_of_user on billing_payments (user_id, paid_at) where user_id is not null`.execute(
    database,
  )
}
