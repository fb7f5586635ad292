import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { BillingParts } from './billing-parts.ts'
import { type PaymentRow, refundedCentsOf, storeReversal } from './payments.store.ts'

/**
 * Brings what was taken back for a payment to what its refunds and its dispute ask for: as far as credits are left, and what
 * is not left is noted and forgotten. A dispute that was won gives back what it took. May be repeated.
 */
export async function reversePayment(
  { credits }: Pick<BillingParts, 'credits'>,
  transaction: Transaction<Tables>,
  { userId, payment, grantedCredits, bought }: { userId: string; payment: PaymentRow; grantedCredits: number; bought: string },
): Promise<void> {
  const share = await reversedShare(transaction, payment)
  const wantedCredits = Math.floor(grantedCredits * share)
  const change = wantedCredits - payment.taken_credits - payment.lost_credits
  if (change === 0) return
  const reversals = payment.reversals + 1
  if (change > 0) {
    const why = payment.is_disputed ? `Payment disputed: ${bought}` : `Refund of ${bought}`
    const taken = await credits.takeBack(transaction, {
      userId,
      amountCredits: change,
      reason: (takenCredits) =>
        takenCredits === change ? why : `${why} (${change - takenCredits} of ${change} credits were spent already)`,
      reference: `payment/${payment.id}/takeback/${reversals}`,
    })
    const lost_credits = payment.lost_credits + change - taken
    await storeReversal(transaction, { id: payment.id, taken_credits: payment.taken_credits + taken, lost_credits, reversals })
    return
  }
  const keptCredits = Math.min(payment.taken_credits, wantedCredits)
  const amountCredits = payment.taken_credits - keptCredits
  if (amountCredits > 0) {
    const reference = `payment/${payment.id}/giveback/${reversals}`
    await credits.grant(transaction, { userId, amountCredits, reason: `Dispute settled: ${bought}`, reference })
  }
  const lost_credits = wantedCredits - keptCredits
  await storeReversal(transaction, { id: payment.id, taken_credits: keptCredits, lost_credits, reversals })
}

/** How much of a payment went back, 0 to 1. */
export async function reversedShare(transaction: Transaction<Tables>, payment: PaymentRow): Promise<number> {
  if (payment.is_disputed) return 1
  const refundedCents = await refundedCentsOf(transaction, payment)
  return payment.amount_cents > 0 ? Math.min(1, refundedCents / payment.amount_cents) : 0
}
