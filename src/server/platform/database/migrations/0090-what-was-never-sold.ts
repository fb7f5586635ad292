import { type Kysely, sql } from 'kysely'

/** What was not paid as it was ordered, from its first word on: it gives nothing, a plan is ended, and the money goes back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table billing_payments add column is_unsold boolean not null default false;
    drop index billing_payments_to_return;
    create index billing_payments_to_return on billing_payments (id) where (is_of_nobody or is_unsold) and returned_at is null;

    alter table billing_subscriptions add column is_unsold boolean not null default false;
    drop index billing_subscriptions_to_return;
    create index billing_subscriptions_to_return on billing_subscriptions (id)
      where (second_to is not null or is_of_nobody or is_unsold) and returned_at is null`.execute(database)
}
