import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { WebhookMalformed } from '../payments.ts'
import { readDodoWebhook } from './read-webhook.ts'

const KEY = 'whsec_c2VjcmV0'
const SUBSCRIPTION = {
  subscription_id: 'sub_1',
  product_id: 'pdt_1',
  status: 'past_due',
  customer: { customer_id: 'cus_1' },
  metadata: { user_id: 'mira' },
  previous_billing_date: '2026-01-01T00:00:00Z',
  next_billing_date: '2027-01-01T00:00:00Z',
  payment_frequency_count: 12,
  payment_frequency_interval: 'Month',
  cancel_at_next_billing_date: true,
  currency: 'USD',
  recurring_pre_tax_amount: 1999,
  tax_inclusive: true,
  scheduled_change: { product_id: 'pdt_2' },
}

/** What we read of a message that the provider signed just now. */
function read(type: string, data: object, body = JSON.stringify({ type, timestamp: '2026-02-01T00:00:00Z', data })) {
  const now = new Date()
  const signature = new Webhook(KEY).sign('msg_1', now, body)
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': `${Math.floor(+now / 1000)}`, 'webhook-signature': signature }
  return readDodoWebhook(new Webhook(KEY), Buffer.from(body), headers)
}

test('a subscription is read with its interval, its next plan and whose it is', () => {
  expect(read('subscription.past_due', SUBSCRIPTION)).toEqual({
    eventId: 'msg_1',
    at: new Date('2026-02-01T00:00:00Z'),
    kind: 'subscription',
    change: 'updated',
    subscription: {
      subscriptionId: 'sub_1',
      customerId: 'cus_1',
      productId: 'pdt_1',
      userId: 'mira',
      status: 'past_due',
      isCancelledAtPeriodEnd: true,
      periodStart: new Date('2026-01-01T00:00:00Z'),
      periodEnd: new Date('2027-01-01T00:00:00Z'),
      interval: 'Year',
      currency: 'USD',
      priceCents: 1999,
      isTaxIncluded: true,
      scheduledProductId: 'pdt_2',
    },
  })
})

test.each([
  ['active', 'active'],
  ['renewed', 'renewed'],
  ['on_hold', 'on_hold'],
  ['paused', 'updated'],
  ['unpaused', 'updated'],
  ['cancelled', 'cancelled'],
  ['failed', 'failed'],
  ['expired', 'expired'],
  ['plan_changed', 'plan_changed'],
  ['updated', 'updated'],
  ['update_payment_method', 'updated'],
])('subscription.%s is the change %s', (type, change) => {
  expect(read(`subscription.${type}`, SUBSCRIPTION)).toMatchObject({ kind: 'subscription', change })
})

test.each([
  ['opened', 'opened'],
  ['won', 'won'],
  ['cancelled', 'won'],
  ['lost', 'lost'],
  ['accepted', 'lost'],
  ['expired', 'lost'],
])('a dispute that is %s counts as %s', (type, state) => {
  expect(read(`dispute.${type}`, { payment_id: 'pay_1' })).toMatchObject({ kind: 'dispute', paymentId: 'pay_1', state })
})

test.each(['dispute.challenged', 'refund.failed', 'license_key.created', 'something.new'])('%s moves no money', (type) => {
  expect(read(type, {})).toMatchObject({ kind: 'other', type })
})

test('a refund is one of perhaps several', () => {
  const refund = { refund_id: 'ref_1', payment_id: 'pay_1', amount: 400 }
  const event = { kind: 'refund', refundId: 'ref_1', paymentId: 'pay_1', refundedCents: 400 }
  expect(read('refund.succeeded', refund)).toMatchObject(event)
})

const PAYMENT = {
  payment_id: 'pay_1',
  metadata: {},
  customer: { customer_id: 'cus_1' },
  total_amount: 999,
  currency: 'USD',
  status: 'succeeded',
  refunds: [],
  disputes: [],
  created_at: '2026-02-01T00:00:00Z',
}

test.each<[string, string, unknown]>([
  ['nothing', 'payment.succeeded', undefined],
  ['no fields', 'payment.succeeded', {}],
  ['no list of refunds', 'payment.succeeded', { ...PAYMENT, refunds: 'none' }],
  ['a sum in words', 'payment.succeeded', { ...PAYMENT, total_amount: 'ten' }],
  ['a time that is none', 'payment.succeeded', { ...PAYMENT, created_at: 'soon' }],
  ['a character that no database keeps', 'payment.succeeded', { ...PAYMENT, payment_id: 'pay\0' }],
  ['an id without end', 'payment.succeeded', { ...PAYMENT, payment_id: 'p'.repeat(10_000) }],
  ['no customer', 'subscription.active', { ...SUBSCRIPTION, customer: null }],
  ['a price that is no whole number', 'subscription.active', { ...SUBSCRIPTION, recurring_pre_tax_amount: 19.99 }],
  ['a period out of time', 'subscription.active', { ...SUBSCRIPTION, next_billing_date: '+275760-09-13T00:00:00Z' }],
  ['a refund of nothing', 'refund.succeeded', { refund_id: 'ref_1' }],
  ['a dispute of nothing', 'dispute.won', []],
])('a signed message with %s is malformed, not forged', (_what, type, data) => {
  expect(() => read(type, data as object)).toThrow(expect.objectContaining({ name: 'WebhookMalformed', eventId: 'msg_1' }))
})

test('signed bytes that are no message, or a message of nothing, are malformed', () => {
  for (const body of ['not json', 'null', '{}', '[]', '{"type":"payment.succeeded","timestamp":"never","data":{}}']) {
    expect(() => read('', {}, body)).toThrow(WebhookMalformed)
  }
})

test('a message with all that is read of it is understood', () => {
  expect(read('payment.succeeded', PAYMENT)).toMatchObject({ kind: 'payment', payment: { paymentId: 'pay_1' } })
})
