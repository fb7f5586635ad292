import type { Payment } from '../../platform/payments/payments.ts'
import type { Outcome } from './apply-payment.ts'
import type { BillingParts } from './billing-parts.ts'
import { findPaymentRow } from './payments.store.ts'
import type { Products } from './products.ts'
import { reconcileReversals } from './reconcile-reversals.ts'
import { refreshPaidSubscription, refreshPayment, refreshSubscription } from './refresh.ts'
import { listSilentSubscriptions } from './subscriptions.store.ts'

const EVERY_MS = 15 * 60_000
/** Payments are looked at again for this long: they may be listed late, refunded or disputed meanwhile. */
const OVERLAP_MS = 24 * 3_600_000
/** How far the first look goes back. */
const FIRST_LOOK_MS = 7 * 86_400_000

/**
 * Compares the provider's payments with ours, at most every 15 minutes over all processes, and applies what was never told.
 * Answers how many payments it looked at.
 */
export async function reconcile(parts: BillingParts & { products: Products }): Promise<number> {
  const now = parts.clock.now()
  const since = await beginLook(parts, now)
  if (!since) return 0
  let looked = 0
  let failed = 0
  /** One that fails does not keep the others waiting; all of them are looked at again then. */
  const attempt = async (what: string, apply: () => Promise<Outcome>) => {
    try {
      const result = await apply()
      if (result.outcome === 'refused') parts.report(`${what} was refused: ${result.reason}`)
    } catch (error) {
      failed += 1
      parts.report(`${what} was not applied`, error)
    }
  }
  /** Newest last, so that the last one of each counts. */
  const paidLast = new Map<string, Date>()
  for await (const payment of parts.payments.listPayments(new Date(since.getTime() - OVERLAP_MS))) {
    looked += 1
    // Others may sell by the same account.
    if (!payment.orderId) continue
    await attempt(`payment ${payment.paymentId}`, async () => {
      const result = await refreshPayment(parts, await wholePayment(parts, payment), now)
      if (result.outcome === 'applied' && payment.subscriptionId) paidLast.set(payment.subscriptionId, payment.paidAt)
      return result
    })
  }
  for (const [subscriptionId, paidAt] of paidLast) {
    await attempt(`subscription ${subscriptionId}`, () => refreshPaidSubscription(parts, { subscriptionId, paidAt }))
  }
  await reconcileReversals(parts, since, attempt)
  for (const { id, refusedSince } of await listSilentSubscriptions(parts.database, now)) {
    await attempt(`subscription ${id}`, async () => {
      const result = await refreshSubscription(parts, id)
      // The operator was told when it was refused first.
      return refusedSince && result.outcome === 'refused' ? { ...result, outcome: 'ignored' } : result
    })
  }
  if (failed > 0) return looked
  await parts.database
    .updateTable('billing_looks')
    .set({ looked_until: now })
    .where('provider', '=', parts.payments.name)
    .execute()
  return looked
}

/** A list leaves out the checkout, which tells the price a new plan was ordered for. */
async function wholePayment({ database, payments }: BillingParts, listed: Payment): Promise<Payment> {
  if (!listed.subscriptionId || (await findPaymentRow(database, listed.paymentId))?.paid_at) return listed
  return (await payments.findPayment(listed.paymentId)) ?? listed
}

/** Takes the look for this process; answers from when on, or nothing when one was begun a short while ago. */
async function beginLook({ database, payments }: BillingParts, now: Date): Promise<Date | undefined> {
  const begun = await database
    .insertInto('billing_looks')
    .values({ provider: payments.name, looked_until: new Date(now.getTime() - FIRST_LOOK_MS), begun_at: now })
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet({ begun_at: now })
        .where('billing_looks.begun_at', '<=', new Date(now.getTime() - EVERY_MS)),
    )
    .returning('looked_until')
    .executeTakeFirst()
  return begun?.looked_until
}
