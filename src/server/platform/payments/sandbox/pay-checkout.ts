import { type PayOutcome, SandboxRefusal } from '../payment-sandbox.ts'
import { nextPeriodEnd } from './billing-period.ts'
import { chargeCard, outcomeOf } from './charge-card.ts'
import { tellOfPayment, tellOfSubscription } from './queue-message.ts'
import { findPaymentRow, getProduct } from './sandbox.store.ts'
import { type CheckoutRow, newSandboxId, type PaymentRow, type SandboxParts, type SandboxTransaction } from './sandbox-parts.ts'
import { chargedCents } from './sandbox-products.ts'
import { findTestCard, TEST_CARDS, type TestCard } from './test-cards.ts'

export const CHECKOUT_LIFETIME_MS = 24 * 3_600_000

/** Pays with a card, or ends the second step that an earlier try asked for. Paying twice pays once. */
export function payCheckout(
  parts: SandboxParts,
  checkoutId: string,
  answer: { card: string } | { secondStep: 'approve' | 'refuse' },
): Promise<PayOutcome> {
  return parts.database.transaction().execute(async (transaction) => {
    const checkout = await lockCheckout(transaction, checkoutId)
    const earlier = checkout.payment_id ? await findPaymentRow(transaction, checkout.payment_id) : undefined
    if (earlier?.status === 'succeeded') return { state: 'paid', returnUrl: returnAddress(checkout, earlier) }
    const at = parts.clock.now()
    if (at.getTime() - checkout.created_at.getTime() > CHECKOUT_LIFETIME_MS) {
      throw new SandboxRefusal(410, 'CHECKOUT_EXPIRED', 'This page has expired. Nothing was charged.')
    }
    if ('secondStep' in answer) return endSecondStep(transaction, checkout, earlier, answer.secondStep, at)
    const card = findTestCard(answer.card)
    if (card === undefined) return { state: 'declined', problem: 'This is none of the test cards: no real card works here.' }
    return startPaying(transaction, checkout, card, at)
  })
}

async function startPaying(
  transaction: SandboxTransaction,
  checkout: CheckoutRow,
  card: TestCard,
  at: Date,
): Promise<PayOutcome> {
  const product = getProduct(checkout.product_id)
  const { status } = outcomeOf(card, 'present')
  const subscriptionId =
    product.interval && status === 'succeeded' ? await startSubscription(transaction, checkout, card, at) : undefined
  const payment = await chargeCard(transaction, card, 'present', {
    customerId: checkout.customer_id,
    productId: product.id,
    subscriptionId,
    checkoutId: checkout.id,
    amountCents: chargedCents(product),
    metadata: checkout.metadata,
    at,
  })
  await transaction.updateTable('sandbox_checkouts').set({ payment_id: payment.id }).where('id', '=', checkout.id).execute()
  return tellOutcome(transaction, checkout, payment, at)
}

async function endSecondStep(
  transaction: SandboxTransaction,
  checkout: CheckoutRow,
  waiting: PaymentRow | undefined,
  decision: 'approve' | 'refuse',
  at: Date,
): Promise<PayOutcome> {
  if (waiting?.status !== 'requires_customer_action') {
    throw new SandboxRefusal(409, 'NO_SECOND_STEP', 'No payment waits for a second step here.')
  }
  const card = cardThatAsksTwice()
  const outcome = outcomeOf(card, decision === 'approve' ? 'second step done' : 'second step refused')
  const isPlan = getProduct(checkout.product_id).interval !== undefined
  const subscriptionId =
    isPlan && outcome.status === 'succeeded' ? await startSubscription(transaction, checkout, card, at) : null
  const payment = await transaction
    .updateTable('sandbox_payments')
    .set({ status: outcome.status, error_message: outcome.error ?? null, subscription_id: subscriptionId })
    .where('id', '=', waiting.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return tellOutcome(transaction, checkout, payment, at)
}

async function tellOutcome(
  transaction: SandboxTransaction,
  checkout: CheckoutRow,
  payment: PaymentRow,
  at: Date,
): Promise<PayOutcome> {
  if (payment.status === 'requires_customer_action') {
    await tellOfPayment(transaction, 'payment.processing', payment, at)
    return { state: 'second step' }
  }
  if (payment.status === 'failed') {
    await tellOfPayment(transaction, 'payment.failed', payment, at)
    return { state: 'declined', problem: payment.error_message ?? 'The payment failed.' }
  }
  if (payment.subscription_id) {
    const subscription = await transaction
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('id', '=', payment.subscription_id)
      .executeTakeFirstOrThrow()
    await tellOfSubscription(transaction, 'subscription.active', subscription, at)
    await tellOfSubscription(transaction, 'subscription.renewed', subscription, at)
  }
  await tellOfPayment(transaction, 'payment.succeeded', payment, at)
  return { state: 'paid', returnUrl: returnAddress(checkout, payment) }
}

async function startSubscription(
  transaction: SandboxTransaction,
  checkout: CheckoutRow,
  card: TestCard,
  at: Date,
): Promise<string> {
  const id = newSandboxId('sub')
  const periodEnd = nextPeriodEnd(at, getProduct(checkout.product_id).interval ?? 'Month', at)
  await transaction
    .insertInto('sandbox_subscriptions')
    .values({
      id,
      customer_id: checkout.customer_id,
      product_id: checkout.product_id,
      status: 'active',
      card_number: card.number,
      metadata: JSON.stringify(checkout.metadata),
      is_cancelled_at_period_end: false,
      scheduled_product_id: null,
      scheduled_at: null,
      anchor_at: at,
      period_start: at,
      period_end: periodEnd,
      due_at: periodEnd,
      grace_ends_at: null,
      cancelled_at: null,
      created_at: at,
    })
    .execute()
  return id
}

/** Where the buyer goes after paying, with what the real service adds to that address. */
function returnAddress(checkout: CheckoutRow, payment: PaymentRow): string {
  const address = new URL(checkout.return_url)
  if (payment.subscription_id) address.searchParams.set('subscription_id', payment.subscription_id)
  else address.searchParams.set('payment_id', payment.id)
  address.searchParams.set('status', payment.subscription_id ? 'active' : 'succeeded')
  return address.href
}

async function lockCheckout(transaction: SandboxTransaction, checkoutId: string): Promise<CheckoutRow> {
  const row = await transaction
    .selectFrom('sandbox_checkouts')
    .selectAll()
    .where('id', '=', checkoutId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new SandboxRefusal(404, 'NOT_FOUND', 'There is no such page to pay on.')
  return row
}

function cardThatAsksTwice(): TestCard {
  const card = TEST_CARDS.find(({ behaviour }) => behaviour === 'second step')
  if (card === undefined) throw new Error('no test card asks for a second step')
  return card
}
