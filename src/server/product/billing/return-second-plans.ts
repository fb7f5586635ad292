import { PaymentsError } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import { paymentsOfSubscription } from './payments.store.ts'
import { listPlansToReturn, storeReturn } from './subscriptions.store.ts'

/**
 * Ends plans that were bought beside another one, and gives their money back; until both is done it comes again. What was given
 * back already is refused by the provider, so nobody gets it twice.
 */
export async function returnSecondPlans(parts: BillingParts): Promise<void> {
  for (const { id, userId } of await listPlansToReturn(parts.database)) {
    try {
      await unlessRefused(() => parts.payments.endSubscription(id))
      const payments = await parts.database.transaction().execute((transaction) => paymentsOfSubscription(transaction, id))
      // Its payment may be told after it.
      if (payments.length === 0) continue
      for (const payment of payments) await unlessRefused(() => parts.payments.refundPayment(payment.id))
      await storeReturn(parts.database, id, parts.clock.now())
      parts.report(`user ${userId} paid for a second plan; subscription ${id} was ended and its money given back`)
    } catch (error) {
      parts.report(`the second plan ${id} was not returned yet`, error)
    }
  }
}

/** It has ended, or its money went back, already. */
async function unlessRefused(ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.kind !== 'refused') throw error
  }
}
