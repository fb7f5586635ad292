import { type Kysely, sql } from 'kysely'

/** The checkout a payment came by, whose price is known, and whether it was ever disputed, which its words in the history say. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table billing_payments
    add column checkout_id text,
    add column was_disputed boolean not null default false`.execute(database)
  await sql`update billing_payments set was_disputed = is_disputed`.execute(database)
}
