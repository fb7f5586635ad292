import { type Kysely, sql } from 'kysely'

/** What the local stand-in for the payment provider remembers; empty wherever the real one is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_customers (
      id text primary key,
      email text not null unique,
      name text not null,
      created_at timestamptz not null
    )`.execute(database)
  await sql`
    create table sandbox_checkouts (
      id text primary key,
      product_id text not null,
      customer_id text not null references sandbox_customers,
      metadata jsonb not null,
      return_url text not null,
      cancel_url text not null,
      payment_id text,
      created_at timestamptz not null
    )`.execute(database)
  await sql`
    create table sandbox_subscriptions (
      id text primary key,
      customer_id text not null references sandbox_customers,
      product_id text not null,
      status text not null check (status in ('active', 'on_hold', 'cancelled')),
      card_number text not null,
      metadata jsonb not null,
      is_cancelled_at_period_end boolean not null,
      scheduled_product_id text,
      scheduled_at timestamptz,
      anchor_at timestamptz not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      due_at timestamptz,
      grace_ends_at timestamptz,
      cancelled_at timestamptz,
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index sandbox_subscriptions_due on sandbox_subscriptions (due_at) where due_at is not null`.execute(database)
  await sql`
    create table sandbox_payments (
      id text primary key,
      customer_id text not null references sandbox_customers,
      product_id text not null,
      subscription_id text references sandbox_subscriptions,
      checkout_id text references sandbox_checkouts,
      amount_cents integer not null check (amount_cents >= 0),
      status text not null check (status in ('succeeded', 'failed', 'requires_customer_action')),
      card_last_four text not null,
      error_message text,
      dispute_status text,
      metadata jsonb not null,
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index sandbox_payments_of_customer on sandbox_payments (customer_id, created_at)`.execute(database)
  await sql`
    create table sandbox_refunds (
      id text primary key,
      payment_id text not null references sandbox_payments,
      amount_cents integer not null check (amount_cents > 0),
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index sandbox_refunds_of_payment on sandbox_refunds (payment_id)`.execute(database)
  await sql`
    create table sandbox_portals (
      token text primary key,
      customer_id text not null references sandbox_customers,
      return_url text not null,
      created_at timestamptz not null
    )`.execute(database)
  await sql`
    create table sandbox_messages (
      position bigint generated always as identity primary key,
      id text not null unique,
      type text not null,
      body text not null,
      state text not null check (state in ('waiting', 'delivered', 'dropped', 'given up')),
      attempts integer not null,
      last_answer integer,
      due_at timestamptz not null
    )`.execute(database)
  await sql`create index sandbox_messages_waiting on sandbox_messages (position) where state = 'waiting'`.execute(database)
}
