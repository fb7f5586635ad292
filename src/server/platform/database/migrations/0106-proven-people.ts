import { type Kysely, sql } from 'kysely'

/** What shows that an account is a person's, beside a verified e-mail: a provider that vouches for them, and money that came. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column has_vouched_identity boolean not null default false;
    alter table users add column has_paid boolean not null default false;
    update users set has_vouched_identity = true
      where exists (select from identities where identities.user_id = users.id and provider_email <> '');
    update users set has_paid = true
      where exists (
        select from billing_payments where billing_payments.user_id = users.id
          and paid_at is not null and amount_cents > 0 and not is_unsold and not is_of_nobody
      );
  `.execute(database)
}
