import { type Kysely, sql } from 'kysely'

/** What is looked for each minute among all plans, and among everybody who ever left. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index billing_subscriptions_silent on billing_subscriptions (period_end)
      where ended_at is null and second_to is null and not is_unsold;
    create index billing_subscriptions_going_on on billing_subscriptions (user_id)
      where ended_at is null and returned_at is null and not is_of_nobody;
    create index billing_departures_by_age on billing_departures (left_at);
    create index sandbox_refunds_by_age on sandbox_refunds (created_at);
  `.execute(database)
}
