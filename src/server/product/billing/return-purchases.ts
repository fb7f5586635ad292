import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { PaymentsError } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import {
  findPaymentRow,
  isTurnFree,
  listPaymentsToReturn,
  paymentsOfSubscription,
  storePaymentReturn,
} from './payments.store.ts'
import {
  findSubscriptionRow,
  listPlansThatGoOn,
  listPlansToReturn,
  type PlanToReturn,
  storeReturn,
} from './subscriptions.store.ts'

/**
 * Ends plans that were bought beside another one, by who had deleted their account, or at a price that was never agreed, and
 * gives their money back, as that of packs that are paid like this; until it is done it comes again. What was given back already
 * is refused by the provider, so nobody gets it twice.
 */
export async function returnPurchases(parts: BillingParts): Promise<void> {
  for (const plan of await listPlansToReturn(parts.database)) {
    await orTell(parts, `plan ${plan.id} was not returned yet`, () => returnPlan(parts, plan))
  }
  for (const { id, isUnsold } of await listPaymentsToReturn(parts.database)) {
    await orTell(parts, `payment ${id} was not returned yet`, () => returnPayment(parts, { id, isUnsold }))
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

async function returnPlan(parts: BillingParts, plan: PlanToReturn): Promise<void> {
  const { id } = plan
  const isReturned = await alone(parts, `return/plan/${id}`, async (transaction) => {
    if ((await findSubscriptionRow(transaction, id))?.returned_at) return false
    await unlessRefused(() => parts.payments.endSubscription(id))
    const payments = await paymentsOfSubscription(transaction, id)
    // Its payment may be told after it.
    if (payments.length === 0) return false
    for (const payment of payments) await unlessRefused(() => parts.payments.refundPayment(payment.id))
    await storeReturn(transaction, id, parts.clock.now())
    return true
  })
  if (isReturned) parts.report(`${whyReturned(plan)}; subscription ${id} was ended and its money given back`)
}

async function returnPayment(parts: BillingParts, { id, isUnsold }: { id: string; isUnsold: boolean }): Promise<void> {
  const isReturned = await alone(parts, `return/payment/${id}`, async (transaction) => {
    if ((await findPaymentRow(transaction, id))?.returned_at) return false
    await unlessRefused(() => parts.payments.refundPayment(id))
    await storePaymentReturn(transaction, id, parts.clock.now())
    return true
  })
  const why = isUnsold ? 'what was paid is not what was ordered' : 'somebody paid for a pack after deleting their account'
  if (isReturned) parts.report(`${why}; the money of payment ${id} was given back`)
}

/**
 * Two messages of one purchase come side by side: one of them gives its money back, so that the provider is not asked twice at the
 * same moment. The transaction holds nothing but this turn, and what was done is stored with it.
 */
async function alone(
  { database }: BillingParts,
  name: string,
  attempt: (transaction: Transaction<Tables>) => Promise<boolean>,
): Promise<boolean> {
  return database
    .transaction()
    .execute(async (transaction) => (await isTurnFree(transaction, name)) && (await attempt(transaction)))
}

function whyReturned({ userId, isOfNobody, isUnsold }: PlanToReturn): string {
  if (isOfNobody) return 'somebody paid for a plan after deleting their account'
  return isUnsold ? `user ${userId} did not pay what a plan was ordered for` : `user ${userId} paid for a second plan`
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
