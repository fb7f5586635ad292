import { type Kysely, sql } from 'kysely'

/** What people order, what the payment provider told about it, and what was granted for it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table credit_entries drop constraint credit_entries_kind_check;
    alter table credit_entries add constraint credit_entries_kind_check
      check (kind in ('grant', 'hold', 'settle', 'release', 'takeback'));

    create table billing_orders (
      id uuid primary key,
      user_id text not null,
      product_id text not null,
      product_name text not null,
      is_recurring boolean not null,
      amount_cents integer not null check (amount_cents > 0),
      currency text not null,
      pack_credits integer check (pack_credits > 0),
      checkout_id text,
      created_at timestamptz not null
    );
    create index billing_orders_of_user on billing_orders (user_id, created_at);
    create unique index billing_orders_of_checkout on billing_orders (checkout_id) where checkout_id is not null;

    create table payment_inbox (
      provider text not null,
      event_id text not null,
      event jsonb not null,
      outcome text not null check (outcome in ('applied', 'refused', 'ignored')),
      reason text,
      received_at timestamptz not null,
      primary key (provider, event_id)
    );
    create index payment_inbox_by_age on payment_inbox (received_at);

    create table billing_payments (
      id text primary key,
      user_id text,
      order_id uuid references billing_orders,
      subscription_id text,
      customer_id text,
      amount_cents integer not null default 0,
      paid_at timestamptz,
      told_refunded_cents integer not null default 0,
      is_disputed boolean not null default false,
      dispute_told_at timestamptz,
      granted_credits integer not null default 0 check (granted_credits >= 0),
      taken_credits integer not null default 0 check (taken_credits >= 0),
      lost_credits integer not null default 0 check (lost_credits >= 0),
      reversals integer not null default 0
    );
    create table billing_refunds (
      id text primary key,
      payment_id text not null references billing_payments,
      amount_cents integer not null check (amount_cents >= 0)
    );
    create index billing_refunds_of_payment on billing_refunds (payment_id);
    create index billing_payments_of_order on billing_payments (order_id);
    create index billing_payments_of_subscription on billing_payments (subscription_id);

    create table billing_subscriptions (
      id text primary key,
      user_id text not null,
      order_id uuid not null references billing_orders,
      customer_id text not null,
      product_id text not null,
      plan_id text not null,
      status text not null,
      is_cancelled_at_period_end boolean not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      billing_interval text not null check (billing_interval in ('Month', 'Year')),
      scheduled_product_id text,
      held_since timestamptz,
      ended_at timestamptz,
      told_at timestamptz not null,
      next_month_at timestamptz
    );
    create index billing_subscriptions_of_user on billing_subscriptions (user_id);
    create index billing_subscriptions_of_order on billing_subscriptions (order_id);
    create index billing_subscriptions_due on billing_subscriptions (next_month_at) where next_month_at is not null;

    create table paid_periods (
      subscription_id text not null references billing_subscriptions,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      billing_interval text not null check (billing_interval in ('Month', 'Year')),
      primary key (subscription_id, starts_at)
    );
    create table period_plans (
      subscription_id text not null,
      period_starts_at timestamptz not null,
      plan_id text not null,
      credits_per_month integer not null check (credits_per_month > 0),
      from_at timestamptz not null,
      primary key (subscription_id, period_starts_at, plan_id),
      foreign key (subscription_id, period_starts_at) references paid_periods
    );
    create table plan_months (
      subscription_id text not null,
      period_starts_at timestamptz not null,
      starts_at timestamptz not null,
      granted_credits integer not null check (granted_credits > 0),
      primary key (subscription_id, period_starts_at, starts_at),
      foreign key (subscription_id, period_starts_at) references paid_periods
    );

    create table billing_looks (
      provider text primary key,
      looked_until timestamptz not null,
      begun_at timestamptz not null
    );
  `.execute(database)
}
