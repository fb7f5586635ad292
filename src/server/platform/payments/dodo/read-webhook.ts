import { createHash } from 'node:crypto'
import type DodoPayments from 'dodopayments'
import { type Webhook, WebhookVerificationError } from 'standardwebhooks'
import { z } from 'zod'
import { type PaymentEvent, type SubscriptionChange, WebhookForged, WebhookMalformed } from '../payments.ts'
import { readDate, readPayment, readRefund, readSubscription } from './read-dodo.ts'
import { DisputeData, Envelope, PaymentData, RefundData, SubscriptionData } from './webhook-shapes.ts'

/** What the provider sends is much shorter; a longer one is known by its hash. */
const ID_MOST_CHARS = 200

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
  const { id, message } = verify(verifier, Buffer.from(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength), headers)
  try {
    return readMessage(id, message)
  } catch (error) {
    if (error instanceof z.ZodError) throw new WebhookMalformed(id, z.prettifyError(error), { cause: error })
    if (error instanceof SyntaxError) throw new WebhookMalformed(id, 'it is no JSON', { cause: error })
    // A fault of ours is not the message's: the provider sends it again.
    throw error
  }
}

function readMessage(eventId: string, message: string): PaymentEvent {
  const { type, timestamp, data } = Envelope.parse(JSON.parse(message))
  const event = { eventId, at: readDate(timestamp) }
  // Its fields were looked at; what they may say beyond that is the provider's own.
  if (type.startsWith('payment.')) {
    return { ...event, kind: 'payment', payment: readPayment(PaymentData.parse(data) as DodoPayments.Payment) }
  }
  const change = SUBSCRIPTION_CHANGES[type]
  if (change) {
    const subscription = readSubscription(SubscriptionData.parse(data) as DodoPayments.Subscription)
    return { ...event, kind: 'subscription', subscription, change }
  }
  if (type === 'refund.succeeded') return { ...event, ...readRefund(RefundData.parse(data) as DodoPayments.Refund) }
  const state = DISPUTE_STATES[type]
  if (state) return { ...event, kind: 'dispute', paymentId: DisputeData.parse(data).payment_id, state }
  return { ...event, kind: 'other', type }
}

function verify(
  verifier: Webhook,
  body: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
): { id: string; message: string } {
  const id = headers['webhook-id'] ?? ''
  const signed = {
    'webhook-id': id,
    'webhook-timestamp': headers['webhook-timestamp'] ?? '',
    'webhook-signature': headers['webhook-signature'] ?? '',
  }
  try {
    verifier.verify(body, signed, { jsonParse: false })
  } catch (error) {
    const why = error instanceof WebhookVerificationError ? error.message : 'The signed message cannot be read.'
    throw new WebhookForged(why, { cause: error })
  }
  return { id: id.length > ID_MOST_CHARS ? createHash('sha256').update(id).digest('hex') : id, message: body.toString('utf8') }
}
