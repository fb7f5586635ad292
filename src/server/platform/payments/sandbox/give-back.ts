import { SandboxRefusal } from '../payment-sandbox.ts'
import { tellOfDispute, tellOfRefund } from './queue-message.ts'
import { getPaymentRecord } from './sandbox.store.ts'
import { newSandboxId, type PaymentRow, type RefundRow, type SandboxParts } from './sandbox-parts.ts'

/** Gives back a part of a payment, or all that is left of it. */
export function refundPayment(parts: SandboxParts, paymentId: string, amountCents?: number): Promise<RefundRow> {
  return parts.database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('sandbox_payments').select('id').where('id', '=', paymentId).forUpdate().execute()
    const { payment, refunds } = await getPaymentRecord(transaction, paymentId)
    if (payment.status !== 'succeeded') throw new SandboxRefusal(409, 'NOT_PAID', 'Only what was paid can be given back.')
    const leftCents = payment.amount_cents - refunds.reduce((sum, refund) => sum + refund.amount_cents, 0)
    const wantedCents = amountCents ?? leftCents
    if (leftCents === 0) throw new SandboxRefusal(409, 'ALREADY_REFUNDED', 'All of it was given back already.')
    if (wantedCents <= 0 || wantedCents > leftCents) {
      throw new SandboxRefusal(422, 'INVALID_REQUEST_PARAMETERS', `From 1 to ${leftCents} cents can be given back.`)
    }
    const refund = await transaction
      .insertInto('sandbox_refunds')
      .values({ id: newSandboxId('ref'), payment_id: paymentId, amount_cents: wantedCents, created_at: parts.clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellOfRefund(transaction, refund, payment)
    return refund
  })
}

/** The buyer's bank takes a payment back, or ends that quarrel. */
export function disputePayment(parts: SandboxParts, paymentId: string, state: 'opened' | 'won' | 'lost'): Promise<PaymentRow> {
  return parts.database.transaction().execute(async (transaction) => {
    const { payment } = await getPaymentRecord(transaction, paymentId)
    const isOpen = payment.dispute_status === 'dispute_opened'
    if (payment.status !== 'succeeded' || (state === 'opened') === isOpen) {
      throw new SandboxRefusal(409, 'NO_DISPUTE', state === 'opened' ? 'It cannot be disputed now.' : 'No dispute is open.')
    }
    const disputed = await transaction
      .updateTable('sandbox_payments')
      .set({ dispute_status: `dispute_${state}` })
      .where('id', '=', paymentId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellOfDispute(transaction, `dispute.${state}`, disputed, parts.clock.now())
    return disputed
  })
}
