import { type Kysely, sql } from 'kysely'

/** Who everybody is at the payment provider: one customer for each person. And the sandbox knows what customers are marked with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_customers (
      user_id text primary key,
      customer_id text,
      claimed_at timestamptz not null
    );
    alter table sandbox_customers add column metadata jsonb not null default '{}'`.execute(database)
}
