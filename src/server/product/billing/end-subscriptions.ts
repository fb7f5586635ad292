import { AppError } from '#contract/app-error.ts'
import { PaymentsError } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import { subscriptionsOfUser } from './subscriptions.store.ts'

const ENDED: readonly string[] = ['cancelled', 'failed', 'expired']

/** Ends everything this person pays for again and again, now; throws 'payments.unavailable' when one could not be ended. */
export async function endSubscriptions(
  { database, payments }: Pick<BillingParts, 'database' | 'payments'>,
  userId: string,
): Promise<void> {
  for (const { id, status } of await subscriptionsOfUser(database, userId)) {
    if (ENDED.includes(status)) continue
    try {
      await payments.endSubscription(id)
    } catch (error) {
      // Refused is what has ended already.
      if (error instanceof PaymentsError && error.kind === 'refused') continue
      throw new AppError('payments.unavailable', {}, { cause: error })
    }
  }
}
