import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from './app.ts'
import { readConfig } from './platform/config/config.ts'
import { createFakeEngine } from './testing/fake-engine.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

/** What somebody can do who has the webhook's key: sign whatever they like. */
let fresh: FreshDatabase
let app: App
let url: string
let webhookKey: string
const directory = makeTemporaryDirectory('troupe-lies-')
const reported: { what: string; error: unknown }[] = []

beforeAll(async () => {
  fresh = await freshDatabase()
  app = await createApp(readConfig({ TROUPE_DATA: directory, TROUPE_RATE_LIMITS: 'off' }), {
    connection: fresh.connection,
    engine: createFakeEngine(),
    roles: ['api'],
    reportBug: (what, error) => reported.push({ what, error }),
  })
  url = await app.door.listen({ host: '127.0.0.1', port: 0 })
  webhookKey = (await (await fetch(`${url}/dev/payments`)).json()).webhookKey
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function person(as: string): Promise<Visitor> {
  const visitor = createVisitor(url, 'troupe')
  expect((await visitor.fetch('/dev/person', json({ as }))).status).toBe(201)
  return visitor
}

async function call(visitor: Visitor, id: string, body: object = {}) {
  const response = await visitor.fetch(`/v1/functions/${id}/executions`, json({ body: JSON.stringify(body), method: 'POST' }))
  return JSON.parse((await response.json()).responseBody)
}

const balance = async (visitor: Visitor): Promise<number> => (await call(visitor, 'sync-credits')).credits

/** Sends a message that is signed as the provider's. */
async function say(body: string, id = `msg_${randomUUID()}`) {
  const now = new Date()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
    'webhook-signature': new Webhook(webhookKey).sign(id, now, body),
  }
  const response = await fetch(`${url}/v1/webhooks/dodo`, { method: 'POST', headers, body })
  return { status: response.status, reply: await response.json() }
}

const message = (type: string, data: object) => JSON.stringify({ type, timestamp: new Date().toISOString(), data })

/** An order of somebody who has not paid it, as the provider's messages name it. */
async function anOrder(visitor: Visitor, priceId: string, mode: 'payment' | 'subscription') {
  await call(visitor, 'checkout', { priceId, mode })
  const order = await fresh.kysely
    .selectFrom('billing_orders')
    .selectAll()
    .where('product_id', '=', priceId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { metadata: { user_id: order.user_id, order_id: order.id }, order }
}

const aPayment = (change: object) => ({
  payment_id: `pay_${randomUUID()}`,
  customer: { customer_id: 'cus_1' },
  product_cart: [{ product_id: 'credit-pack-12000' }],
  total_amount: 7999,
  currency: 'USD',
  status: 'succeeded',
  refunds: [],
  disputes: [],
  created_at: new Date().toISOString(),
  ...change,
})

test('a signed message that cannot be understood is kept as refused: no error, and one line for the operator', async () => {
  const before = reported.length
  const bodies = ['not json', '{}', message('payment.succeeded', {}), message('subscription.active', { customer: null })]
  for (const [index, body] of bodies.entries()) {
    for (const _time of ['once', 'again']) {
      const { status, reply } = await say(body, `msg_malformed_${index}`)
      expect([status, Object.values(reply)]).toEqual([200, [_time === 'once' ? 'refused' : 'repeated']])
    }
  }
  const told = reported.slice(before)
  expect(told.map(({ what }) => what)).toEqual(
    bodies.map((_, index) => expect.stringContaining(`a payment message was refused (malformed msg_malformed_${index})`)),
  )
  expect(told.every(({ error }) => error === undefined)).toBe(true)
  const kept = fresh.kysely.selectFrom('payment_inbox').select('outcome').where('event_id', 'like', 'msg_malformed_%')
  expect(await kept.execute()).toEqual(bodies.map(() => ({ outcome: 'refused' })))
})

test('a signed payment that the provider does not know gives nothing', async () => {
  const mira = await person('broke')
  const { metadata } = await anOrder(mira, 'credit-pack-12000', 'payment')
  expect((await say(message('payment.succeeded', aPayment({ metadata })))).reply).toEqual({ received: 'waiting' })
  expect(await balance(mira)).toBe(0)
})

test('of a payment that it knows, what the provider says counts, not what was signed', async () => {
  const mira = await person('broke')
  const { paymentLink } = await call(mira, 'checkout', { priceId: 'credit-pack-1000', mode: 'payment' })
  await mira.fetch('/dev/payments', json({ webhooks: 'hold' }))
  await mira.fetch(new URL(paymentLink).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: new URLSearchParams({ card: '4242424242424242' }),
  })
  const paid = await fresh.kysely.selectFrom('sandbox_payments').select('id').orderBy('created_at', 'desc').executeTakeFirst()
  const { metadata } = await anOrder(mira, 'credit-pack-12000', 'payment')
  await say(message('payment.succeeded', aPayment({ metadata, payment_id: paid?.id })))
  expect(await balance(mira)).toBe(1000)
  await mira.fetch('/dev/payments', json({ webhooks: 'send' }))
  expect(await balance(mira)).toBe(1000)
})

const DAY_MS = 86_400_000

const aSubscription = (change: object) => ({
  subscription_id: `sub_${randomUUID()}`,
  product_id: 'pro-month',
  status: 'active',
  customer: { customer_id: 'cus_1' },
  previous_billing_date: new Date().toISOString(),
  next_billing_date: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  payment_frequency_interval: 'Month',
  payment_frequency_count: 1,
  cancel_at_next_billing_date: false,
  currency: 'USD',
  recurring_pre_tax_amount: 3999,
  tax_inclusive: true,
  ...change,
})

test('a signed subscription that the provider does not know gives nothing', async () => {
  const mira = await person('broke')
  const { metadata } = await anOrder(mira, 'pro-month', 'subscription')
  expect((await say(message('subscription.active', aSubscription({ metadata })))).reply).toEqual({ received: 'waiting' })
  expect(await balance(mira)).toBe(0)
  expect((await call(mira, 'get-user-subscription')).data).toBeNull()
})

test('a signed period of a plan that the provider knows as unpaid gives nothing', async () => {
  const mira = await person('broke')
  const { metadata } = await anOrder(mira, 'pro-month', 'subscription')
  const noor = await person('creator')
  const truth = await fresh.kysely
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  // The provider keeps a plan whose first payment failed.
  const id = `sub_${randomUUID()}`
  const unpaid = { ...truth, id, status: 'on_hold' as const, product_id: 'pro-month', due_at: null }
  await fresh.kysely
    .insertInto('sandbox_subscriptions')
    .values({ ...unpaid, metadata: JSON.stringify(metadata) })
    .execute()
  const lie = aSubscription({
    subscription_id: id,
    customer: { customer_id: truth.customer_id },
    metadata,
    previous_billing_date: truth.period_start.toISOString(),
    next_billing_date: truth.period_end.toISOString(),
  })
  expect((await say(message('subscription.active', lie))).reply).toEqual({ received: 'waiting' })
  expect(await balance(mira)).toBe(0)
  expect((await call(mira, 'get-user-subscription')).data).toBeNull()
  expect((await call(noor, 'get-user-subscription')).data).not.toBeNull()
})

test.each<[string, object]>([
  ['a period that has not begun', { previous_billing_date: new Date(Date.now() + 30 * DAY_MS).toISOString() }],
  ['a better plan', { product_id: 'pro-month', recurring_pre_tax_amount: 3999 }],
  ['a period that was never paid', { previous_billing_date: new Date(Date.now() - 30 * DAY_MS).toISOString() }],
])('of a real plan, %s that was signed and is not so gives nothing', async (_what, lie) => {
  const mira = await person('creator')
  const before = await balance(mira)
  const truth = await fresh.kysely
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const said = {
    subscription_id: truth.id,
    product_id: 'creator-month',
    customer: { customer_id: truth.customer_id },
    metadata: truth.metadata,
    previous_billing_date: truth.period_start.toISOString(),
    recurring_pre_tax_amount: 1999,
    ...lie,
  }
  const start = new Date(said.previous_billing_date).getTime()
  const next_billing_date = new Date(start + 30 * DAY_MS).toISOString()
  const id = `msg_${randomUUID()}`
  const { reply } = await say(message('subscription.renewed', aSubscription({ ...said, next_billing_date })), id)
  expect(reply).toEqual({ received: 'waiting' })
  // It is asked about again, and once that has lasted it is refused.
  await mira.fetch('/dev/clock', json({ advanceSeconds: 4 * 86_400 }))
  await mira.fetch('/dev/clock', json({}))
  const kept = fresh.kysely.selectFrom('payment_inbox').select(['outcome', 'reason']).where('event_id', '=', id)
  expect(await kept.executeTakeFirst()).toMatchObject({
    outcome: 'refused',
    reason: expect.stringMatching(/^the provider says/),
  })
  expect(await balance(mira)).toBe(before)
})
