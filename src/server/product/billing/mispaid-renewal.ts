import { planName } from './plan-name.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

/** The line of the history that says why a renewal brought no credits; the same one however that is found out. */
export function mispaidRenewal({
  subscription: { id, user_id: userId },
  planId,
  periodStart,
}: {
  subscription: SubscriptionRow
  planId: string
  periodStart: number
}): { userId: string; reason: string; reference: string } {
  return {
    userId,
    reason: `Renewal not paid at its price: ${planName(planId)} plan`,
    reference: `plan/${id}/${periodStart}/mispaid`,
  }
}
