import type { BillingParts } from './billing-parts.ts'
import { takeTurn } from './payments.store.ts'
import { settleSubscription } from './settle-subscription.ts'
import { listDueSubscriptions } from './subscriptions.store.ts'

/** Grants the months of yearly plans that have begun since, all of them after an outage (OP-37). Call now and then. */
export async function grantDueMonths(parts: Omit<BillingParts, 'payments'>): Promise<void> {
  for (const { id, user_id: userId } of await listDueSubscriptions(parts.database, parts.clock.now())) {
    try {
      await parts.database.transaction().execute(async (transaction) => {
        await takeTurn(transaction, { userId })
        await settleSubscription(parts, transaction, id)
      })
    } catch (error) {
      // The others are not to wait for it.
      parts.report(`the months of subscription ${id} were not granted`, error)
    }
  }
}
