import { type RawBuilder, sql } from 'kysely'
import { GRACE_MS } from './current-subscription.ts'

/**
 * The id of the plan that somebody has now, or null: what `currentSubscription` answers, as a part of another statement.
 */
export function currentPlan(userId: string, now: Date): RawBuilder<string | null> {
  const graceMs = sql`interval '1 millisecond' * ${GRACE_MS}`
  return sql<string | null>`(
    select plan_id from billing_subscriptions
    where user_id = ${userId} and second_to is null and not is_unsold and case
      when status in ('on_hold', 'past_due') then ${now}::timestamptz < held_since + ${graceMs}
      when status = 'cancelled' then is_cancelled_at_period_end and ${now}::timestamptz < period_end
      when status = 'active' and is_cancelled_at_period_end then ${now}::timestamptz < period_end
      when status = 'active' then ${now}::timestamptz < period_end + ${graceMs}
      else false
    end
    order by status = 'active' desc, period_end desc, told_at desc
    limit 1
  )`
}
