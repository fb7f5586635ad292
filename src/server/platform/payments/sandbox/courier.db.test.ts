import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPaymentStage, type PaymentStage } from '#server/testing/payment-stage.ts'
import { WebhookForged } from '../payments.ts'

let stage: PaymentStage
beforeEach(async () => {
  stage = await openPaymentStage()
})
afterEach(async () => {
  expect(stage.bugs).toEqual([])
  await stage[Symbol.asyncDispose]()
})

const kinds = () => stage.events.map((event) => (event.kind === 'subscription' ? event.change : event.kind))
const ids = () => stage.events.map(({ eventId }) => eventId)
const states = async () => (await stage.sandbox.describe()).messages.map(({ state }) => state)

test('webhooks wait while they are held, and then come in the order one likes', async () => {
  await stage.sandbox.order({ webhooks: 'hold' })
  await stage.buy('creator-month')
  expect(kinds()).toEqual([])
  await stage.sandbox.order({ release: 'reversed' })
  expect(kinds()).toEqual(['payment', 'renewed', 'active'])
  expect(await states()).toEqual(Array(3).fill('delivered'))
})

test('a message that was released twice is the same event twice', async () => {
  await stage.sandbox.order({ webhooks: 'hold' })
  await stage.buy('credit-pack-1000')
  await stage.sandbox.order({ release: 'twice' })
  expect(ids()).toHaveLength(2)
  expect(new Set(ids()).size).toBe(1)
})

test('a message is dropped, and comes when it is sent again', async () => {
  await stage.sandbox.order({ next: 'drop' })
  await stage.buy('credit-pack-1000')
  expect([kinds(), await states()]).toEqual([[], ['dropped']])
  const [message] = (await stage.sandbox.describe()).messages
  await stage.sandbox.order({ resend: message?.id ?? '' })
  expect([ids(), await states()]).toEqual([[message?.id], ['delivered']])
  await expect(stage.sandbox.order({ resend: 'msg_none' })).rejects.toThrow('no such webhook')
})

test('a message is repeated', async () => {
  await stage.sandbox.order({ next: 'repeat' })
  await stage.buy('credit-pack-1000')
  expect(ids()).toHaveLength(2)
})

test('a delayed message comes after later ones', async () => {
  await stage.sandbox.order({ next: 'delay', delayMs: 3_600_000 })
  await stage.buy('creator-month')
  expect(kinds()).toEqual(['renewed', 'payment'])
  await stage.sandbox.order({ release: 'in order' })
  expect(kinds()).toEqual(['renewed', 'payment', 'active'])
})

test('what we did not take is sent again later', async () => {
  stage.answerWith(500)
  await stage.buy('credit-pack-1000')
  const [message] = (await stage.sandbox.describe()).messages
  expect(message).toMatchObject({ state: 'waiting', lastAnswer: 500 })
  stage.answerWith(200)
  await stage.kysely
    .updateTable('sandbox_messages')
    .set({ due_at: new Date(0) })
    .execute()
  await stage.sandbox.catchUp()
  expect([kinds(), await states()]).toEqual([['payment'], ['delivered']])
})

test('forged, changed and old messages are refused; the true ones are taken', async () => {
  for (const fault of ['forge', 'tamper', 'old'] as const) await stage.sandbox.order({ next: fault })
  await stage.buy('creator-month')
  const { attacks } = await stage.sandbox.describe()
  expect(attacks.map(({ fault, status }) => [fault, status])).toEqual([
    ['forge', 401],
    ['tamper', 401],
    ['old', 401],
  ])
  expect(kinds()).toEqual(['active', 'renewed', 'payment'])
})

test.each([
  ['nothing is signed', () => ({})],
  ['there is no signature', (right: Headers) => ({ ...right, 'webhook-signature': undefined })],
  ['the id is another', (right: Headers) => ({ ...right, 'webhook-id': 'msg_other' })],
  ['the signature is of another version', (right: Headers) => ({ ...right, 'webhook-signature': 'v2,AAAA' })],
  ['the time is none', (right: Headers) => ({ ...right, 'webhook-timestamp': 'now' })],
  ['it was signed in an hour', (_right: Headers) => signed(new Date(Date.now() + 3_600_000))],
  ['it was signed six minutes ago', (_right: Headers) => signed(new Date(Date.now() - 360_000))],
])('a webhook is forged where %s', (_why, headersOf) => {
  const right = signed(new Date())
  const event = stage.payments.readWebhook(Buffer.from(BODY), right)
  expect(event).toEqual({ eventId: 'msg_1', at: new Date('2026-02-01T00:00:00Z'), kind: 'other', type: 'payout.created' })
  expect(() => stage.payments.readWebhook(Buffer.from(BODY), headersOf(right))).toThrow(WebhookForged)
  expect(() => stage.payments.readWebhook(Buffer.from(`${BODY} `), right)).toThrow(WebhookForged)
})

type Headers = ReturnType<typeof signed>

const BODY = JSON.stringify({ business_id: 'b', type: 'payout.created', timestamp: '2026-02-01T00:00:00Z', data: {} })

function signed(at: Date) {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(stage.sandbox.webhookKey).sign('msg_1', at, BODY),
  }
}
