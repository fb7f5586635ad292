import type { Reversal } from '../../platform/payments/payments.ts'
import { applyDispute, applyRefund, type Outcome } from './apply-payment.ts'
import type { BillingParts } from './billing-parts.ts'
import { findPaymentRow, isRefundKnown } from './payments.store.ts'

const DAY_MS = 86_400_000
/** A refund may wait for days before it succeeds. */
const REFUNDS_BACK_MS = 30 * DAY_MS
/** A dispute is won or lost months after it was opened. */
const DISPUTES_BACK_MS = 180 * DAY_MS

/**
 * Refunds and disputes that were never told, also of payments that are long past: the provider lists them by themselves, so this
 * takes a request or two. Those that are known cost a query each.
 */
export async function reconcileReversals(
  parts: BillingParts,
  since: Date,
  attempt: (what: string, apply: () => Promise<Outcome>) => Promise<void>,
): Promise<void> {
  const now = parts.clock.now()
  const listed = parts.payments.listReversals({
    refundsSince: new Date(since.getTime() - REFUNDS_BACK_MS),
    disputesSince: new Date(since.getTime() - DISPUTES_BACK_MS),
  })
  for await (const reversal of listed) {
    if (!(await isNews(parts, reversal))) continue
    await attempt(`the ${reversal.kind} of payment ${reversal.paymentId}`, () =>
      parts.database
        .transaction()
        .execute((transaction) =>
          reversal.kind === 'refund'
            ? applyRefund(parts, transaction, reversal)
            : applyDispute(parts, transaction, reversal, now),
        ),
    )
  }
}

/** Others may sell by the same account: only payments of ours are looked at. */
async function isNews({ database }: BillingParts, reversal: Reversal): Promise<boolean> {
  const payment = await findPaymentRow(database, reversal.paymentId)
  if (!payment?.user_id) return false
  if (reversal.kind === 'refund') return !(await isRefundKnown(database, reversal.refundId))
  return payment.is_disputed !== (reversal.state !== 'won')
}
