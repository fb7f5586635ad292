import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type App, createApp } from './app.ts'
import { readConfig } from './platform/config/config.ts'
import { createFakeEngine } from './testing/fake-engine.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

let fresh: FreshDatabase
let app: App
let url: string
const directory = makeTemporaryDirectory('troupe-billing-')
const reported: string[] = []

beforeAll(async () => {
  fresh = await freshDatabase()
  app = await createApp(readConfig({ TROUPE_DATA: directory, TROUPE_RATE_LIMITS: 'off' }), {
    connection: fresh.connection,
    engine: createFakeEngine(),
    roles: ['api'],
    reportBug: (what) => reported.push(what),
  })
  url = await app.door.listen({ host: '127.0.0.1', port: 0 })
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
  const response = await visitor.fetch('/dev/person', json({ as }))
  expect(response.status).toBe(201)
  return visitor
}

async function call(visitor: Visitor, id: string, body: object = {}) {
  const response = await visitor.fetch(`/v1/functions/${id}/executions`, json({ body: JSON.stringify(body), method: 'POST' }))
  const { responseStatusCode, responseBody, type } = await response.json()
  return { http: response.status, status: responseStatusCode, type, reply: responseBody ? JSON.parse(responseBody) : undefined }
}

test.each([
  ['creator', 'creator-month', 5_000, false],
  ['creator-broke', 'creator-month', 0, false],
  ['pro-yearly', 'pro-year', 10_000, false],
  ['cancelling', 'creator-month', 5_000, true],
])('FC-04 OP-28 a person is made %s, and their subscription can be read', async (as, productId, credits, isCancelled) => {
  const mira = await person(as)
  const { reply } = await call(mira, 'get-user-subscription')
  expect(reply).toMatchObject({
    success: true,
    data: { status: 'active', productId, cancelAtPeriodEnd: isCancelled, subscriptionId: expect.stringMatching(/^sub_/) },
  })
  expect(JSON.parse(reply.data.metadata)).toEqual({
    toldAt: expect.any(String),
    paymentFrequency: as === 'pro-yearly' ? 'Year' : 'Month',
  })
  expect(Date.parse(reply.data.currentPeriodEnd)).toBeGreaterThan(Date.now())
  expect((await call(mira, 'sync-credits')).reply).toEqual({ success: true, credits, added: 0 })
  expect((await call(mira, 'check-user-credits', { job: 'create-preview' })).reply.subscriptionStatus).toBe('active')
})

test('FC-04 who has no subscription is told so', async () => {
  const mira = await person('rich')
  expect((await call(mira, 'get-user-subscription')).reply).toEqual({ success: true, data: null })
  expect((await call(mira, 'check-user-credits', { job: 'create-preview' })).reply.subscriptionStatus).toBeNull()
  expect((await call(mira, 'checkout', { wantPortal: true })).reply).toMatchObject({
    success: false,
    error: 'You do not have an active subscription to manage',
  })
})

test('EN-12 a checkout answers a page to pay on, and for a subscriber a portal', async () => {
  const [rich, creator] = [await person('rich'), await person('creator')]
  const plan = await call(rich, 'checkout', { priceId: 'pro-year', mode: 'subscription' })
  expect(plan.reply).toEqual({ success: true, paymentLink: expect.stringMatching(/\/dev\/pay\/checkout\//) })
  const portal = await call(creator, 'checkout', { wantPortal: true })
  expect(portal.reply).toEqual({ success: true, portalLink: expect.stringMatching(/\/dev\/pay\/portal\//) })
  const pack = await call(creator, 'checkout', { priceId: 'credit-pack-1000', mode: 'payment' })
  expect(pack.reply.paymentLink).toBeDefined()
})

test.each([
  ['an unknown product', { priceId: 'gold-bars', mode: 'payment' }, 'product.unknown'],
  ['a plan as a single payment', { priceId: 'pro-month', mode: 'payment' }, 'product.wrong-mode'],
  ['a pack as a subscription', { priceId: 'credit-pack-1000', mode: 'subscription' }, 'product.wrong-mode'],
  ['nothing', {}, 'validation.invalid'],
])('a checkout of %s is refused', async (_what, request, code) => {
  const { reply } = await call(await person('rich'), 'checkout', request)
  expect(reply).toMatchObject({ success: false, code })
})

test('who has a plan is not sold a second one', async () => {
  const { reply } = await call(await person('creator'), 'checkout', { priceId: 'pro-month', mode: 'subscription' })
  expect(reply).toMatchObject({ success: false, code: 'subscription.already' })
})

test('RP-05 RP-11 guests and anonymous sessions get no link', async () => {
  const [guest, anonymous] = [createVisitor(url, 'troupe'), createVisitor(url, 'troupe')]
  expect((await anonymous.fetch('/v1/account/sessions/anonymous', json({}))).status).toBe(201)
  for (const visitor of [guest, anonymous]) {
    for (const request of [{ priceId: 'pro-month', mode: 'subscription' }, { wantPortal: true }]) {
      const { http, status, reply } = await call(visitor, 'checkout', request)
      expect([http, status]).not.toEqual([201, 200])
      expect(reply?.paymentLink ?? reply?.portalLink).toBeUndefined()
    }
  }
  expect((await call(guest, 'get-products')).reply.data).toHaveLength(7)
})

test('PB-24 a change without a subscription, or of a foreign one, says that there is none', async () => {
  const [rich, creator, other] = [await person('rich'), await person('creator'), await person('creator')]
  const { data } = (await call(other, 'get-user-subscription')).reply
  for (const visitor of [rich, creator]) {
    const change = { subscriptionId: data.subscriptionId, targetProductId: 'pro-month' }
    expect((await call(visitor, 'change-subscription', change)).reply).toEqual({
      success: false,
      message: 'No active subscription found to change',
    })
  }
  expect((await call(other, 'sync-credits')).reply.credits).toBe(5_000)
})

test('a subscriber changes the plan', async () => {
  const mira = await person('creator')
  const { subscriptionId } = (await call(mira, 'get-user-subscription')).reply.data
  const to = (targetProductId: string) => call(mira, 'change-subscription', { subscriptionId, targetProductId })
  expect((await to('pro-month')).reply).toEqual({ success: true, message: 'Your subscription plan has been updated.' })
  expect((await call(mira, 'sync-credits')).reply.credits).toBe(10_000)
  // The same press in another tab.
  expect((await to('pro-month')).reply).toEqual({ success: true, message: 'Your subscription plan has been updated.' })
  expect((await to('gold-bars')).reply.success).toBe(false)
  expect((await to('creator-month')).reply.success).toBe(true)
  const { metadata } = (await call(mira, 'get-user-subscription')).reply.data
  expect(JSON.parse(metadata)).toMatchObject({ paymentFrequency: 'Month', scheduledProductId: 'creator-month' })
})

test('OP-37 a yearly plan brings its next month as soon as the clock is there', async () => {
  const mira = await person('pro-yearly')
  try {
    // Who does not come for thirty days is signed out.
    for (const days of [20, 12]) {
      expect((await mira.fetch('/dev/clock', json({ advanceSeconds: days * 86_400 }))).status).toBe(200)
      expect((await call(mira, 'sync-credits')).status).toBe(200)
    }
    expect((await call(mira, 'sync-credits')).reply.credits).toBe(20_000)
  } finally {
    await mira.fetch('/dev/clock', json({}))
  }
})

test('PR-04 an address that names credits and a session of nobody adds nothing, and is told to the operator', async () => {
  const mira = await person('rich')
  for (const session_id of ['x', '\0', "' or 1=1"]) {
    const { reply } = await call(mira, 'sync-credits', { session_id, credits: 99_999 })
    expect(reply).toEqual({ success: true, credits: 1000, added: 0, payment: 'unknown' })
  }
  expect(reported.some((what) => what.includes('session'))).toBe(true)
})

test('messages that are forged, changed or old are refused, and credit nothing', async () => {
  const mira = await person('broke')
  for (const fault of ['forge', 'tamper', 'old']) {
    expect((await mira.fetch('/dev/payments', json({ next: fault }))).status).toBeLessThan(300)
  }
  const { paymentLink } = (await call(mira, 'checkout', { priceId: 'credit-pack-1000', mode: 'payment' })).reply
  const paid = await mira.fetch(new URL(paymentLink).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: new URLSearchParams({ card: '4242424242424242' }),
  })
  expect(paid.status).toBe(303)
  await vi.waitFor(async () => expect((await call(mira, 'sync-credits')).reply.credits).toBe(1000))
  await vi.waitFor(async () => {
    const { attacks } = await (await mira.fetch('/dev/payments')).json()
    expect(attacks.length).toBeGreaterThan(0)
    expect(attacks.every(({ status }: { status: number }) => status === 401)).toBe(true)
  })
  const unsigned = await fetch(`${url}/v1/webhooks/dodo`, json({ type: 'payment.succeeded', data: {} }))
  expect(unsigned.status).toBe(401)
  expect((await fetch(`${url}/v1/webhooks/gold`, json({}))).status).toBe(404)
})

test('OP-19 premium films are for whoever has the credits', async () => {
  const feature = { feature: 'video-generation-sora' }
  expect((await call(await person('rich'), 'get-feature-access', feature)).reply).toEqual({ success: true, allowed: true })
  expect((await call(await person('broke'), 'get-feature-access', feature)).reply).toEqual({
    success: true,
    allowed: false,
    reason: 'Insufficient Credits',
  })
})

test('OP-19 where premium films are switched off nobody may start one, whatever they have', async () => {
  const ownDirectory = makeTemporaryDirectory('troupe-premium-off-')
  await using ownDatabase = await freshDatabase()
  const config = readConfig({ TROUPE_DATA: ownDirectory, TROUPE_RATE_LIMITS: 'off', TROUPE_PREMIUM_FILMS: 'off' })
  {
    await using own = await createApp(config, {
      connection: ownDatabase.connection,
      engine: createFakeEngine(),
      roles: ['api'],
      reportBug: (what) => reported.push(what),
    })
    const mira = createVisitor(await own.door.listen({ host: '127.0.0.1', port: 0 }), 'troupe')
    await mira.fetch('/dev/person', json({ as: 'rich' }))
    const reason = 'This is switched off on this server for now.'
    const access = await call(mira, 'get-feature-access', { feature: 'video-generation-sora' })
    expect(access.reply).toEqual({ success: true, allowed: false, reason })
    const film = { action: 'sora-2-t2v', chatId: 'a-chat', prompt: 'A fox runs over a field', mode: 'portrait' }
    expect((await call(mira, 'video-generation-service', film)).reply).toMatchObject({ success: false, code: 'feature.off' })
    expect((await call(mira, 'sync-credits')).reply.credits).toBe(1000)
  }
  await rm(ownDirectory, { recursive: true, force: true })
})

test('FC-05 a plan, a pack and the portal each answer their link; an unknown price an error', async () => {
  const mira = await person('creator')
  const ask = async (input: object) => (await call(mira, 'checkout', input)).reply
  const noor = await person('rich')
  const plan = (await call(noor, 'checkout', { priceId: 'creator-month', mode: 'subscription' })).reply
  const pack = await ask({ priceId: 'credit-pack-5000', mode: 'payment' })
  const portal = await ask({ wantPortal: true })
  for (const link of [plan.paymentLink, pack.paymentLink, portal.portalLink])
    expect(new URL(link).pathname).toMatch(/^\/dev\/pay\//)
  expect(await ask({ priceId: 'price_of_nothing', mode: 'payment' })).toEqual({
    success: false,
    code: 'product.unknown',
    error: expect.stringMatching(/./),
  })
})

test('FC-06 the own subscription is changed, a foreign one is refused', async () => {
  const [mira, noor] = [await person('creator'), await person('creator')]
  const { subscriptionId } = (await call(mira, 'get-user-subscription')).reply.data
  const change = { subscriptionId, targetProductId: 'pro-year' }
  const refused = (await call(noor, 'change-subscription', change)).reply
  expect(refused).toEqual({ success: false, message: expect.stringMatching(/./) })
  const changed = (await call(mira, 'change-subscription', change)).reply
  expect(changed).toEqual({ success: true, message: expect.stringMatching(/./) })
  expect((await call(mira, 'get-user-subscription')).reply.data.productId).toBe('pro-year')
  expect((await call(noor, 'get-user-subscription')).reply.data.productId).toBe('creator-month')
})

test('FC-07 EN-11 what is sold is told to anybody, at the path of a GET, each with its whole price', async () => {
  const guest = createVisitor(url, 'troupe')
  const request = json({ body: '', path: '/', method: 'GET', async: false })
  const response = await guest.fetch('/v1/functions/get-products/executions', request)
  const { responseStatusCode, responseBody } = await response.json()
  expect(responseStatusCode).toBe(200)
  const products: { name: string; product_id: string; is_recurring: boolean; price_detail: Record<string, unknown> }[] =
    JSON.parse(responseBody).data
  expect(products.length).toBeGreaterThan(4)
  for (const { name, product_id, is_recurring, price_detail } of products) {
    expect([typeof name, typeof product_id, typeof is_recurring]).toEqual(['string', 'string', 'boolean'])
    const { price, discount, payment_frequency_interval: interval } = price_detail
    expect(Number.isInteger(price) && Number(price) > 0).toBe(true)
    expect(Number(discount)).toBeGreaterThanOrEqual(0)
    expect(Number(discount)).toBeLessThanOrEqual(100)
    expect(is_recurring ? ['Month', 'Year'] : [null, undefined]).toContain(interval)
  }
})

test('EN-09 a subscription names its product and itself, and holds its interval as a text that parses', async () => {
  const { data } = (await call(await person('pro-yearly'), 'get-user-subscription')).reply
  expect(Object.keys(data).sort()).toEqual(
    ['cancelAtPeriodEnd', 'currentPeriodEnd', 'metadata', 'productId', 'status', 'subscriptionId'].sort(),
  )
  expect(typeof data.metadata).toBe('string')
  expect(JSON.parse(data.metadata).paymentFrequency).toBe('Year')
})

test('FC-26 OP-33 a sync after a payment answers the true balance, and repeating it adds nothing', async () => {
  const mira = await person('rich')
  await mira.fetch('/dev/payments', json({ webhooks: 'hold' }))
  try {
    const { paymentLink } = (await call(mira, 'checkout', { priceId: 'credit-pack-1000', mode: 'payment' })).reply
    const paid = await mira.fetch(new URL(paymentLink).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
      body: new URLSearchParams({ card: '4242424242424242' }),
    })
    const sessionId = new URL(paid.headers.get('location') ?? '', url).searchParams.get('session_id')
    for (let visit = 0; visit < 3; visit += 1) {
      const { reply } = await call(mira, 'sync-credits', { session_id: sessionId })
      expect(reply).toEqual({ success: true, credits: 2000, added: 1000, payment: 'arrived' })
    }
  } finally {
    await mira.fetch('/dev/payments', json({ webhooks: 'send' }))
  }
  expect((await call(mira, 'sync-credits')).reply).toEqual({ success: true, credits: 2000, added: 0 })
})

test('who bought a pack finds the receipt in the portal without a plan', async () => {
  const mira = await person('broke')
  expect((await call(mira, 'checkout', { wantPortal: true })).reply.code).toBe('subscription.none')
  const { paymentLink } = (await call(mira, 'checkout', { priceId: 'credit-pack-1000', mode: 'payment' })).reply
  await mira.fetch(new URL(paymentLink).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: new URLSearchParams({ card: '4242424242424242' }),
  })
  await vi.waitFor(async () => expect((await call(mira, 'sync-credits')).reply.credits).toBe(1000))
  const { portalLink } = (await call(mira, 'checkout', { wantPortal: true })).reply
  expect(await (await mira.fetch(new URL(portalLink).pathname)).text()).toContain('Credit Pack 1000')
})
