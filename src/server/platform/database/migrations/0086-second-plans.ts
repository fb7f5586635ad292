import { type Kysely, sql } from 'kysely'

/** A plan that somebody bought who had one: it is ended and its money given back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table billing_subscriptions
    add column second_to text,
    add column returned_at timestamptz`.execute(database)
  await sql`
    create index billing_subscriptions_to_return on billing_subscriptions (id)
    where second_to is not null and returned_at is null`.execute(database)
}
