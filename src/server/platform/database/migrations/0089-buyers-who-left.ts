import { type Kysely, sql } from 'kysely'

/**
 * Whoever deleted their account may have a page to pay on open still: what they pay there is ended and given back. And since when
 * a plan is not paid at its price, for its owner to be told.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_departures (user_id text primary key, left_at timestamptz not null);
    insert into billing_departures (user_id, left_at)
      select distinct user_id, now() from billing_orders
      where not exists (select 1 from users where users.id = billing_orders.user_id);

    alter table billing_payments
      add column is_of_nobody boolean not null default false,
      add column returned_at timestamptz;
    create index billing_payments_to_return on billing_payments (id) where is_of_nobody and returned_at is null;

    alter table billing_subscriptions
      add column is_of_nobody boolean not null default false,
      add column refused_since timestamptz,
      add column mispaid_since timestamptz;
    drop index billing_subscriptions_to_return;
    create index billing_subscriptions_to_return on billing_subscriptions (id)
      where (second_to is not null or is_of_nobody) and returned_at is null`.execute(database)
}
