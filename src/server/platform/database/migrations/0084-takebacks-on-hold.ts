import { type Kysely, sql } from 'kysely'

/** What a refund asks back while it is on hold for work; taken when it is released. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table credit_accounts
    add column owed_credits integer not null default 0 constraint credit_debt_not_negative check (owed_credits >= 0)`.execute(
    database,
  )
  await sql`
    create table credit_debts (
      user_id text not null references credit_accounts,
      reference text not null,
      reason text not null,
      owed_credits integer not null check (owed_credits >= 0),
      taken_credits integer not null default 0 check (taken_credits >= 0),
      created_at timestamptz not null,
      primary key (user_id, reference)
    )`.execute(database)
  await sql`create index credit_holds_held on credit_holds (user_id) where state = 'held'`.execute(database)
}
