import type { Transaction } from 'kysely'
import { creditWords } from '#contract/count-words.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { BillingParts } from './billing-parts.ts'
import { type PaymentRow, refundedCentsOf, storeReversal } from './payments.store.ts'

/**
 * Brings what was taken back for payments of one person to what their refunds and disputes ask for: as far as credits are left,
 * what is on hold when it is released, and what was spent is noted and forgotten. What was taken too much, as after a dispute that
 * was won, is given back. May be repeated.
 */
export async function reversePayments(
  parts: Pick<BillingParts, 'credits'>,
  transaction: Transaction<Tables>,
  reversals: readonly Reversal[],
): Promise<void> {
  const wanted: WantedReversal[] = []
  for (const reversal of reversals) {
    const share = reversal.isMispaid ? 1 : await reversedShare(transaction, reversal.payment)
    const wantedCredits = Math.floor(reversal.grantedCredits * share)
    const { taken_credits, lost_credits } = reversal.payment
    wanted.push({ ...reversal, wantedCredits, change: wantedCredits - taken_credits - lost_credits })
  }
  // A word that comes late moves credits from one payment to another: what one gives back is not spent, and the other can take it.
  for (const reversal of wanted.toSorted((one, other) => one.change - other.change)) {
    if (reversal.change !== 0) await reversePayment(parts, transaction, reversal)
  }
}

async function reversePayment(
  { credits }: Pick<BillingParts, 'credits'>,
  transaction: Transaction<Tables>,
  { userId, payment, bought, isMispaid = false, wantedCredits, change }: WantedReversal,
): Promise<void> {
  const under = `payment/${payment.id}/`
  const { takenCredits: takenLate } = await credits.takeDebtsOver(transaction, { userId, under })
  const takenBefore = payment.taken_credits + takenLate
  const reversals = payment.reversals + 1
  if (change > 0) {
    const why = whyOf({ isMispaid, payment, bought })
    const taken = await credits.takeBack(transaction, {
      userId,
      amountCredits: change,
      reason: (takenCredits, onHoldCredits) => takebackWords(why, { change, takenCredits, onHoldCredits }),
      lateReason: `${why} (was on hold)`,
      reference: `${under}takeback/${reversals}`,
    })
    const taken_credits = takenBefore + taken
    const lost_credits = payment.lost_credits - takenLate + change - taken
    await storeReversal(transaction, { id: payment.id, taken_credits, lost_credits, reversals })
    return
  }
  const keptCredits = Math.min(takenBefore, wantedCredits)
  const lost_credits = wantedCredits - keptCredits
  await credits.capDebts(transaction, { userId, under, mostCredits: lost_credits })
  const amountCredits = takenBefore - keptCredits
  if (amountCredits > 0) {
    const reason = payment.was_disputed ? `Dispute settled: ${bought}` : `Corrected refund of ${bought}`
    await credits.grant(transaction, { userId, amountCredits, reason, reference: `${under}giveback/${reversals}` })
  }
  await storeReversal(transaction, { id: payment.id, taken_credits: keptCredits, lost_credits, reversals })
}

interface Reversal {
  readonly userId: string
  readonly payment: PaymentRow
  readonly grantedCredits: number
  readonly bought: string
  /** Paid, but not at its price: nothing is given for it. */
  readonly isMispaid?: boolean
}

interface WantedReversal extends Reversal {
  readonly wantedCredits: number
  /** Still to be taken, or given back where it is below zero. */
  readonly change: number
}

function whyOf({ isMispaid, payment, bought }: Pick<Reversal, 'isMispaid' | 'payment' | 'bought'>): string {
  if (isMispaid) return `Not paid at its price: ${bought}`
  return payment.is_disputed ? `Payment disputed: ${bought}` : `Refund of ${bought}`
}

function takebackWords(
  why: string,
  { change, takenCredits, onHoldCredits }: { change: number; takenCredits: number; onHoldCredits: number },
): string {
  const spentCredits = change - takenCredits - onHoldCredits
  const missing = [
    spentCredits > 0 && `${spentCredits} of ${creditWords(change)} ${wasOrWere(spentCredits)} spent already`,
    onHoldCredits > 0 &&
      `${onHoldCredits} of ${creditWords(change)} ${onHoldCredits === 1 ? 'is' : 'are'} on hold for running work and taken if it gives them back`,
  ].filter(Boolean)
  return missing.length > 0 ? `${why} (${missing.join('; ')})` : why
}

const wasOrWere = (credits: number) => (credits === 1 ? 'was' : 'were')

/** How much of a payment went back, 0 to 1. */
export async function reversedShare(transaction: Transaction<Tables>, payment: PaymentRow): Promise<number> {
  if (payment.is_disputed) return 1
  const refundedCents = await refundedCentsOf(transaction, payment)
  return payment.amount_cents > 0 ? Math.min(1, refundedCents / payment.amount_cents) : 0
}
