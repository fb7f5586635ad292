import { newSandboxId, type PaymentRow, type SandboxTransaction } from './sandbox-parts.ts'
import type { TestCard } from './test-cards.ts'

interface Charge {
  readonly customerId: string
  readonly productId: string
  readonly subscriptionId?: string | undefined
  readonly checkoutId?: string | undefined
  readonly amountCents: number
  readonly metadata: Record<string, string>
  readonly at: Date
}

/** Whether somebody sits before the page, or the card is charged while nobody looks. */
export type Presence = 'present' | 'absent' | 'second step done' | 'second step refused'

/** One try to take money: a payment that succeeded, failed, or waits for a second step. */
export async function chargeCard(
  transaction: SandboxTransaction,
  card: TestCard,
  presence: Presence,
  charge: Charge,
): Promise<PaymentRow> {
  const { status, error } = outcomeOf(card, presence)
  return transaction
    .insertInto('sandbox_payments')
    .values({
      id: newSandboxId('pay'),
      customer_id: charge.customerId,
      product_id: charge.productId,
      subscription_id: charge.subscriptionId ?? null,
      checkout_id: charge.checkoutId ?? null,
      amount_cents: charge.amountCents,
      status,
      card_last_four: card.number.slice(-4),
      error_message: error ?? null,
      dispute_status: null,
      metadata: JSON.stringify(charge.metadata),
      created_at: charge.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function outcomeOf(card: TestCard, presence: Presence): { status: PaymentRow['status']; error?: string } {
  if (presence === 'second step refused') return { status: 'failed', error: 'The second step was refused.' }
  if (card.behaviour === 'declines') return { status: 'failed', error: 'Your card was declined.' }
  if (card.behaviour === 'fails at renewal' && presence === 'absent') {
    return { status: 'failed', error: 'The bank refused to pay again.' }
  }
  // A bank that was asked once lets later charges of the same agreement pass.
  if (card.behaviour === 'second step' && presence === 'present') return { status: 'requires_customer_action' }
  return { status: 'succeeded' }
}
