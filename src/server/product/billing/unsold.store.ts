import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { planName } from './plan-name.ts'

/** What was newest not paid as it was ordered by this user since then, in the words of the history. */
export async function findUnsold(
  database: Kysely<Tables>,
  { userId, since }: { userId: string; since: Date },
): Promise<string | undefined> {
  const plan = await database
    .selectFrom('billing_subscriptions')
    .select(['plan_id', 'told_at'])
    .where('user_id', '=', userId)
    .where('is_unsold', '=', true)
    .where('told_at', '>', since)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const pack = await database
    .selectFrom('billing_payments')
    .innerJoin('billing_orders', 'billing_orders.id', 'billing_payments.order_id')
    .select(['product_name', 'paid_at'])
    .where('billing_payments.user_id', '=', userId)
    .where('is_unsold', '=', true)
    .where('is_recurring', '=', false)
    .where('paid_at', '>', since)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (pack && (!plan || (pack.paid_at ?? since) > plan.told_at)) return pack.product_name
  return plan && `${planName(plan.plan_id)} plan`
}

/** Why the money of an order goes back, if it does. */
export async function findReturnOf(
  database: Kysely<Tables>,
  orderId: string,
): Promise<'second plan' | 'not as ordered' | undefined> {
  const plans = await database
    .selectFrom('billing_subscriptions')
    .select(['second_to', 'is_unsold'])
    .where('order_id', '=', orderId)
    .execute()
  const unsold = await database
    .selectFrom('billing_payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('is_unsold', '=', true)
    .executeTakeFirst()
  if (unsold || plans.some((plan) => plan.is_unsold)) return 'not as ordered'
  return plans.some((plan) => plan.second_to !== null) ? 'second plan' : undefined
}
