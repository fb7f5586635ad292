import type DodoPayments from 'dodopayments'
import { systemClock } from '../../clock/clock.ts'
import { disputeShape, messageBody, paymentShape, refundShape, subscriptionShape } from './rest-shapes.ts'
import { recordOfPayment, recordOfSubscription } from './sandbox.store.ts'
import {
  newSandboxId,
  type PaymentRow,
  type RefundRow,
  type SandboxTransaction,
  type SubscriptionRow,
} from './sandbox-parts.ts'

type EventType = DodoPayments.WebhookEventType

/** Writes a webhook about a payment as it stands, in the transaction that changed it. `at` is the product's time. */
export async function tellOfPayment(
  transaction: SandboxTransaction,
  type: EventType & `payment.${string}`,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  const record = await recordOfPayment(transaction, payment)
  await queueMessage(transaction, type, at, { ...paymentShape(record), payload_type: 'Payment' })
}

export async function tellOfSubscription(
  transaction: SandboxTransaction,
  type: EventType & `subscription.${string}`,
  subscription: SubscriptionRow,
  at: Date,
): Promise<void> {
  const record = await recordOfSubscription(transaction, subscription)
  await queueMessage(transaction, type, at, { ...subscriptionShape(record), payload_type: 'Subscription' })
}

export async function tellOfRefund(transaction: SandboxTransaction, refund: RefundRow, payment: PaymentRow): Promise<void> {
  const { customer } = await recordOfPayment(transaction, payment)
  const data = { ...refundShape(refund, payment, customer), payload_type: 'Refund' }
  await queueMessage(transaction, 'refund.succeeded', refund.created_at, data)
}

export async function tellOfDispute(
  transaction: SandboxTransaction,
  type: EventType & `dispute.${string}`,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  await queueMessage(transaction, type, at, { ...disputeShape(payment), payload_type: 'Dispute' })
}

async function queueMessage(transaction: SandboxTransaction, type: EventType, at: Date, data: object): Promise<void> {
  const id = newSandboxId('msg')
  await transaction
    .insertInto('sandbox_messages')
    .values({
      id,
      type,
      body: messageBody(type, at, data),
      state: 'waiting',
      attempts: 0,
      last_answer: null,
      due_at: systemClock.now(),
    })
    .execute()
}
