import type DodoPayments from 'dodopayments'
import { type Webhook, WebhookVerificationError } from 'standardwebhooks'
import { type PaymentEvent, type SubscriptionChange, WebhookForged } from '../payments.ts'
import { readDate, readPayment, readRefund, readSubscription } from './read-dodo.ts'

type Envelope = Pick<DodoPayments.WebhookPayload, 'type' | 'timestamp'> & { readonly data: unknown }

const SUBSCRIPTION_CHANGES: Readonly<Record<string, SubscriptionChange>> = {
  'subscription.active': 'active',
  'subscription.renewed': 'renewed',
  'subscription.on_hold': 'on_hold',
  'subscription.cancelled': 'cancelled',
  'subscription.failed': 'failed',
  'subscription.expired': 'expired',
  'subscription.plan_changed': 'plan_changed',
  'subscription.updated': 'updated',
  'subscription.past_due': 'updated',
  'subscription.paused': 'updated',
  'subscription.unpaused': 'updated',
  'subscription.update_payment_method': 'updated',
}

/** A dispute that was accepted, or that nobody answered in time, is lost; one that the buyer dropped is won. */
const DISPUTE_STATES: Readonly<Record<string, 'opened' | 'won' | 'lost'>> = {
  'dispute.opened': 'opened',
  'dispute.won': 'won',
  'dispute.cancelled': 'won',
  'dispute.lost': 'lost',
  'dispute.accepted': 'lost',
  'dispute.expired': 'lost',
}

/** What the provider says in a webhook, once its signature and its age are proved on the bytes that came. */
export function readDodoWebhook(
  verifier: Webhook,
  rawBody: Uint8Array,
  headers: Readonly<Record<string, string | undefined>>,
): PaymentEvent {
  const envelope = verify(verifier, Buffer.from(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength), headers)
  const event = { eventId: headers['webhook-id'] ?? '', at: readDate(envelope.timestamp) }
  const { type } = envelope
  if (type.startsWith('payment.')) {
    // The type says which shape the data has.
    return { ...event, kind: 'payment', payment: readPayment(envelope.data as DodoPayments.Payment) }
  }
  const change = SUBSCRIPTION_CHANGES[type]
  if (change) {
    const subscription = readSubscription(envelope.data as DodoPayments.Subscription)
    return { ...event, kind: 'subscription', subscription, change }
  }
  if (type === 'refund.succeeded') {
    return { ...event, ...readRefund(envelope.data as DodoPayments.Refund) }
  }
  const state = DISPUTE_STATES[type]
  if (state) {
    return { ...event, kind: 'dispute', paymentId: (envelope.data as DodoPayments.GetDispute).payment_id, state }
  }
  return { ...event, kind: 'other', type }
}

function verify(verifier: Webhook, body: Buffer, headers: Readonly<Record<string, string | undefined>>): Envelope {
  const signed = {
    'webhook-id': headers['webhook-id'] ?? '',
    'webhook-timestamp': headers['webhook-timestamp'] ?? '',
    'webhook-signature': headers['webhook-signature'] ?? '',
  }
  try {
    // What is signed with our key has the provider's shape.
    return verifier.verify(body, signed) as Envelope
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new WebhookForged(error.message, { cause: error })
    throw new WebhookForged('The signed message cannot be read.', { cause: error })
  }
}
