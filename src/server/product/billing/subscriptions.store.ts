import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BillingSubscriptionTable } from '../../platform/database/tables/billing.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PaidPeriod } from './plan-months.ts'

export type SubscriptionRow = Selectable<BillingSubscriptionTable>

export async function findSubscriptionRow(database: Kysely<Tables>, id: string): Promise<SubscriptionRow | undefined> {
  return database.selectFrom('billing_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Without those that were bought beside another one, or never sold. */
export async function subscriptionsOfUser(database: Kysely<Tables>, userId: string): Promise<SubscriptionRow[]> {
  return database
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('second_to', 'is', null)
    .where('is_unsold', '=', false)
    .orderBy('told_at', 'desc')
    .execute()
}

/** Writes the newest word on a subscription. */
export async function writeSubscription(transaction: Transaction<Tables>, row: SubscriptionRow): Promise<void> {
  const { id: _, ...columns } = row
  await transaction
    .insertInto('billing_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}

/** Adds a period that was paid and a plan it had. */
export async function mergePaidPeriod(
  transaction: Transaction<Tables>,
  period: {
    subscriptionId: string
    startsAt: Date
    endsAt: Date
    interval: 'Month' | 'Year'
    planId: string
    creditsPerMonth: number
    fromAt: Date
    priceCents: number
  },
): Promise<void> {
  await transaction
    .insertInto('paid_periods')
    .values({
      subscription_id: period.subscriptionId,
      starts_at: period.startsAt,
      ends_at: period.endsAt,
      billing_interval: period.interval,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'starts_at'])
        // A switch to yearly in the moment of buying makes a longer one of it.
        .doUpdateSet({ ends_at: period.endsAt, billing_interval: period.interval })
        .where('paid_periods.ends_at', '<', period.endsAt),
    )
    .execute()
  await transaction
    .insertInto('period_plans')
    .values({
      subscription_id: period.subscriptionId,
      period_starts_at: period.startsAt,
      plan_id: period.planId,
      credits_per_month: period.creditsPerMonth,
      from_at: period.fromAt,
      price_cents: period.priceCents,
    })
    .onConflict((conflict) =>
      conflict.columns(['subscription_id', 'period_starts_at', 'plan_id']).doUpdateSet({
        from_at: sql`least(period_plans.from_at, excluded.from_at)`,
        price_cents: sql`least(period_plans.price_cents, excluded.price_cents)`,
      }),
    )
    .execute()
}

export async function listPaidPeriods(transaction: Transaction<Tables>, subscriptionId: string): Promise<PaidPeriod[]> {
  const [periods, plans] = [
    await transaction.selectFrom('paid_periods').selectAll().where('subscription_id', '=', subscriptionId).execute(),
    await transaction.selectFrom('period_plans').selectAll().where('subscription_id', '=', subscriptionId).execute(),
  ]
  return periods.map((period) => ({
    startsAt: period.starts_at,
    endsAt: period.ends_at,
    interval: period.billing_interval,
    plans: plans
      .filter((plan) => plan.period_starts_at.getTime() === period.starts_at.getTime())
      .map((plan) => ({
        planId: plan.plan_id,
        creditsPerMonth: plan.credits_per_month,
        fromAt: plan.from_at,
        priceCents: plan.price_cents ?? undefined,
      })),
  }))
}

/** The least that a period of this length was to cost so far, with one plan or any; undefined where none was told. */
export async function findLeastPrice(
  transaction: Transaction<Tables>,
  { subscriptionId, interval, planId }: { subscriptionId: string; interval: 'Month' | 'Year'; planId?: string },
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('period_plans')
    .innerJoin('paid_periods', (join) =>
      join
        .onRef('paid_periods.subscription_id', '=', 'period_plans.subscription_id')
        .onRef('paid_periods.starts_at', '=', 'period_plans.period_starts_at'),
    )
    .select(({ fn }) => fn.min<number | null>('price_cents').as('leastCents'))
    .where('period_plans.subscription_id', '=', subscriptionId)
    .where('billing_interval', '=', interval)
    .$if(planId !== undefined, (query) => query.where('plan_id', '=', planId ?? ''))
    .executeTakeFirst()
  return row?.leastCents ?? undefined
}

/** Whether it got another plan or interval since then. */
export async function isChangedSince(database: Kysely<Tables>, subscriptionId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ isChanged: boolean | null }>`
    select max(from_at) >= ${since} and count(distinct (plan_id, billing_interval)) > 1 as "isChanged"
    from period_plans
    join paid_periods on paid_periods.subscription_id = period_plans.subscription_id and starts_at = period_starts_at
    where period_plans.subscription_id = ${subscriptionId}`.execute(database)
  return rows[0]?.isChanged ?? false
}

export interface GrantedMonth {
  readonly periodStartsAt: Date
  readonly startsAt: Date
  readonly grantedCredits: number
}

export async function listGrantedMonths(database: Kysely<Tables>, subscriptionId: string): Promise<GrantedMonth[]> {
  const rows = await database.selectFrom('plan_months').selectAll().where('subscription_id', '=', subscriptionId).execute()
  return rows.map((row) => ({
    periodStartsAt: row.period_starts_at,
    startsAt: row.starts_at,
    grantedCredits: row.granted_credits,
  }))
}

export async function writeGrantedMonth(
  transaction: Transaction<Tables>,
  subscriptionId: string,
  month: GrantedMonth,
): Promise<void> {
  await transaction
    .insertInto('plan_months')
    .values({
      subscription_id: subscriptionId,
      period_starts_at: month.periodStartsAt,
      starts_at: month.startsAt,
      granted_credits: month.grantedCredits,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'period_starts_at', 'starts_at'])
        .doUpdateSet({ granted_credits: month.grantedCredits }),
    )
    .execute()
}

export async function storeSettled(
  transaction: Transaction<Tables>,
  id: string,
  { nextMonthAt, mispaidSince }: { nextMonthAt: Date | undefined; mispaidSince: Date | undefined },
): Promise<void> {
  await transaction
    .updateTable('billing_subscriptions')
    .set({ next_month_at: nextMonthAt ?? null, mispaid_since: mispaidSince ?? null })
    .where('id', '=', id)
    .execute()
}

/** Those with a month that has begun and was not looked at since. */
export async function listDueSubscriptions(database: Kysely<Tables>, now: Date): Promise<{ id: string; user_id: string }[]> {
  return database
    .selectFrom('billing_subscriptions')
    .select(['id', 'user_id'])
    .where('next_month_at', '<=', now)
    .where('second_to', 'is', null)
    .where('is_unsold', '=', false)
    .orderBy('next_month_at')
    .execute()
}

/** Those that go on, though their period has ended: something was not told. */
export function listSilentSubscriptions(
  database: Kysely<Tables>,
  now: Date,
): Promise<{ id: string; refusedSince: Date | null }[]> {
  return database
    .selectFrom('billing_subscriptions')
    .select(['id', 'refused_since as refusedSince'])
    .where('ended_at', 'is', null)
    .where('second_to', 'is', null)
    .where('is_unsold', '=', false)
    .where('period_end', '<=', now)
    .execute()
}

export interface PlanToReturn {
  readonly id: string
  readonly userId: string
  readonly isOfNobody: boolean
  /** Where neither of them, it was bought beside another one. */
  readonly isUnsold: boolean
}

/** Plans that are to be ended and their money given back, and were not yet. */
export function listPlansToReturn(database: Kysely<Tables>): Promise<PlanToReturn[]> {
  return database
    .selectFrom('billing_subscriptions')
    .select(['id', 'user_id as userId', 'is_of_nobody as isOfNobody', 'is_unsold as isUnsold'])
    .where((where) =>
      where.or([where('second_to', 'is not', null), where('is_of_nobody', '=', true), where('is_unsold', '=', true)]),
    )
    .where('returned_at', 'is', null)
    .execute()
}

/** Plans whose owner has deleted their account, and that were not ended with it. */
export function listPlansThatGoOn(database: Kysely<Tables>): Promise<{ id: string }[]> {
  return database
    .selectFrom('billing_departures')
    .innerJoin('billing_subscriptions', 'billing_subscriptions.user_id', 'billing_departures.user_id')
    .select('id')
    .where('ended_at', 'is', null)
    .where('returned_at', 'is', null)
    .where('is_of_nobody', '=', false)
    .execute()
}

/** From its first payment on it was not what was ordered. */
export async function storeUnsold(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.updateTable('billing_subscriptions').set({ is_unsold: true }).where('id', '=', id).execute()
}

/** A payment was told after the others had been given back: it is looked at again. */
export async function reopenReturn(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('billing_subscriptions')
    .set({ returned_at: null })
    .where('id', '=', id)
    .where('returned_at', 'is not', null)
    .where((where) =>
      where.or([where('second_to', 'is not', null), where('is_of_nobody', '=', true), where('is_unsold', '=', true)]),
    )
    .execute()
}

export async function storeReturn(database: Kysely<Tables>, id: string, returnedAt: Date): Promise<void> {
  await database.updateTable('billing_subscriptions').set({ returned_at: returnedAt }).where('id', '=', id).execute()
}

/** The newest plan that was given back to this user since then. */
export async function findReturnedPlan(
  database: Kysely<Tables>,
  { userId, since }: { userId: string; since: Date },
): Promise<{ planId: string } | undefined> {
  return database
    .selectFrom('billing_subscriptions')
    .select('plan_id as planId')
    .where('user_id', '=', userId)
    .where('second_to', 'is not', null)
    .where('told_at', '>', since)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
