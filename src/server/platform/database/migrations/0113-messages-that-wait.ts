import { type Kysely, sql } from 'kysely'

/** A message may wait until the provider has been asked whether it is true. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_inbox drop constraint payment_inbox_outcome_check;
    alter table payment_inbox add constraint payment_inbox_outcome_check
      check (outcome in ('applied', 'refused', 'ignored', 'waiting'));
    alter table payment_inbox add column asked_at timestamptz;
    create index payment_inbox_waiting on payment_inbox (asked_at) where outcome = 'waiting';
  `.execute(database)
}
