import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_accounts (
      user_id text primary key,
      balance_credits integer not null constraint credit_balance_not_negative check (balance_credits >= 0)
    )`.execute(database)
  await sql`
    create table credit_entries (
      id bigint generated always as identity primary key,
      user_id text not null,
      kind text not null check (kind in ('grant', 'hold', 'settle', 'release')),
      amount_credits integer not null,
      balance_after_credits integer not null check (balance_after_credits >= 0),
      reason text not null,
      job_id uuid,
      reference text,
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index credit_entries_of_user on credit_entries (user_id, id)`.execute(database)
  await sql`
    create unique index credit_entries_reference_once on credit_entries (user_id, reference)
    where reference is not null`.execute(database)
  await sql`
    create unique index credit_entries_end_once on credit_entries (job_id)
    where kind in ('settle', 'release')`.execute(database)
  await sql`
    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'credit_entries is append-only: % refused', tg_op;
    end $$`.execute(database)
  await sql`
    create trigger credit_entries_append_only before update or delete or truncate on credit_entries
    for each statement execute function refuse_ledger_change()`.execute(database)
  await sql`
    create table credit_holds (
      id uuid primary key,
      user_id text not null references credit_accounts,
      amount_credits integer not null check (amount_credits > 0),
      reason text not null,
      state text not null check (state in ('held', 'settled', 'released'))
    )`.execute(database)
  await sql`
    create table free_uses (
      kind text not null check (kind in ('preview', 'regeneration', 'character')),
      user_id text not null,
      device_hash text,
      job_id uuid not null,
      created_at timestamptz not null,
      primary key (user_id, kind)
    )`.execute(database)
  await sql`
    create unique index free_uses_once_per_device on free_uses (device_hash, kind)
    where device_hash is not null`.execute(database)
  await sql`create index free_uses_of_job on free_uses (job_id)`.execute(database)
}
