import { PaymentsError } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import { listPaymentsToReturn, paymentsOfSubscription, storePaymentReturn } from './payments.store.ts'
import { listPlansThatGoOn, listPlansToReturn, type PlanToReturn, storeReturn } from './subscriptions.store.ts'

/**
 * Ends plans that were bought beside another one, or by who had deleted their account, and gives their money back, as that of
 * packs such people pay for; until it is done it comes again. What was given back already is refused by the provider, so nobody
 * gets it twice.
 */
export async function returnPurchases(parts: BillingParts): Promise<void> {
  for (const plan of await listPlansToReturn(parts.database)) {
    await orTell(parts, `plan ${plan.id} was not returned yet`, () => returnPlan(parts, plan))
  }
  for (const { id } of await listPaymentsToReturn(parts.database)) {
    await orTell(parts, `payment ${id} was not returned yet`, async () => {
      await unlessRefused(() => parts.payments.refundPayment(id))
      await storePaymentReturn(parts.database, id, parts.clock.now())
      parts.report(`somebody paid for a pack after deleting their account; the money of payment ${id} was given back`)
    })
  }
}

/** Ends plans that began in the moment in which their owner deleted their account. */
export async function endPlansOfNobody(parts: BillingParts): Promise<void> {
  for (const { id } of await listPlansThatGoOn(parts.database)) {
    await orTell(parts, `plan ${id} of who deleted their account was not ended yet`, async () => {
      await unlessRefused(() => parts.payments.endSubscription(id))
      await storeReturn(parts.database, id, parts.clock.now())
    })
  }
}

async function returnPlan(parts: BillingParts, { id, userId, isOfNobody }: PlanToReturn): Promise<void> {
  await unlessRefused(() => parts.payments.endSubscription(id))
  const payments = await parts.database.transaction().execute((transaction) => paymentsOfSubscription(transaction, id))
  // Its payment may be told after it.
  if (payments.length === 0) return
  for (const payment of payments) await unlessRefused(() => parts.payments.refundPayment(payment.id))
  await storeReturn(parts.database, id, parts.clock.now())
  const who = isOfNobody ? 'somebody paid for a plan after deleting their account' : `user ${userId} paid for a second plan`
  parts.report(`${who}; subscription ${id} was ended and its money given back`)
}

/** What fails comes again; the others do not wait for it. */
async function orTell({ report }: BillingParts, what: string, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt()
  } catch (error) {
    report(what, error)
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
