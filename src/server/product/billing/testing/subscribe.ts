import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { BillingSubscriptionTable } from '../../../platform/database/tables/billing.ts'
import type { Tables } from '../../../platform/database/tables.ts'

const DAY_MS = 86_400_000

/** Somebody with the plan Pro since yesterday until tomorrow, without any payment behind it. */
export async function subscribe(
  database: Kysely<Tables>,
  { userId, now, ...change }: { userId: string; now: Date } & Partial<Insertable<BillingSubscriptionTable>>,
): Promise<void> {
  const orderId = randomUUID()
  await database
    .insertInto('billing_orders')
    .values({
      id: orderId,
      user_id: userId,
      product_id: 'pro-month',
      product_name: 'Pro',
      is_recurring: true,
      amount_cents: 100,
      currency: 'USD',
      pack_credits: null,
      checkout_id: null,
      created_at: now,
    })
    .execute()
  await database
    .insertInto('billing_subscriptions')
    .values({
      id: randomUUID(),
      user_id: userId,
      order_id: orderId,
      customer_id: 'customer',
      product_id: 'pro-month',
      plan_id: 'pro',
      status: 'active',
      is_cancelled_at_period_end: false,
      period_start: new Date(now.getTime() - DAY_MS),
      period_end: new Date(now.getTime() + DAY_MS),
      billing_interval: 'Month',
      scheduled_product_id: null,
      held_since: null,
      ended_at: null,
      told_at: now,
      next_month_at: null,
      second_to: null,
      is_of_nobody: false,
      is_unsold: false,
      returned_at: null,
      refused_since: null,
      mispaid_since: null,
      ...change,
    })
    .execute()
}
