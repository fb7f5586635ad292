import assert from 'node:assert/strict'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { BillingParts } from './billing-parts.ts'
import type { OrderRow } from './orders.store.ts'
import { findPaymentRow, storeGrant } from './payments.store.ts'
import { reversePayments } from './reverse-payments.ts'

/** Grants the credits of a paid pack once, and takes back what its refunds ask for. Hold the user's turn. */
export async function settlePack(
  parts: Pick<BillingParts, 'credits'>,
  transaction: Transaction<Tables>,
  { paymentId, order }: { paymentId: string; order: OrderRow },
): Promise<void> {
  const { user_id: userId, product_name: bought, pack_credits: grantedCredits } = order
  assert(grantedCredits, `order ${order.id} is of no pack`)
  const payment = await findPaymentRow(transaction, paymentId)
  // Of what nobody has any more, and of what was never sold, the money goes back.
  if (!payment?.paid_at || payment.is_of_nobody || payment.is_unsold) return
  const reference = `payment/${paymentId}`
  await parts.credits.grant(transaction, { userId, amountCredits: grantedCredits, reason: `Bought: ${bought}`, reference })
  if (payment.granted_credits !== grantedCredits) await storeGrant(transaction, paymentId, grantedCredits)
  await reversePayments(parts, transaction, [{ userId, payment, grantedCredits, bought }])
}
