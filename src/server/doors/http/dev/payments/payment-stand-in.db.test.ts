import DodoPayments from 'dodopayments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'
import { openPaymentStage, type PaymentStage } from '#server/testing/payment-stage.ts'

let stage: PaymentStage
let door: TestDoor
beforeAll(async () => {
  stage = await openPaymentStage()
  door = await openTestDoor({ payments: stage.sandbox })
})
afterAll(async () => {
  expect([...door.bugs, ...stage.bugs]).toEqual([])
  await door[Symbol.asyncDispose]()
  await stage[Symbol.asyncDispose]()
})

const at = (path: string) => `${door.url}${path}`
const get = (path: string) => fetch(at(path), { redirect: 'manual' })
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(at(path), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
const order = (body: unknown) =>
  fetch(at('/dev/payments'), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const pageOf = async (productId: string) => new URL((await stage.order(productId)).url).pathname
const portalOf = async (subscriptionId = '') => {
  const customerId = (await stage.payments.findSubscription(subscriptionId))?.customerId ?? ''
  const { url } = await stage.payments.createPortal({ customerId, returnUrl: 'http://localhost:8787/pricing' })
  return new URL(url).pathname
}

test('the official SDK speaks with it over HTTP', async () => {
  const { apiKey } = await (await get('/dev/payments')).json()
  const client = new DodoPayments({ bearerToken: apiKey, baseURL: at('/dev/dodo'), maxRetries: 0 })
  const { items } = await client.products.list()
  expect(items.map(({ name }) => name)).toContain('Credit Pack 1000')
  const session = await client.checkoutSessions.create({
    product_cart: [{ product_id: 'pro-month', quantity: 1 }],
    customer: { email: 'noa@example.test', name: 'Noa' },
    return_url: 'http://localhost:8787/payment/success',
  })
  expect(await client.checkoutSessions.retrieve(session.session_id)).toMatchObject({ payment_status: null })
  await post(new URL(session.checkout_url ?? '').pathname, { card: '4242424242424242' })
  const { payment_id: paymentId } = await client.checkoutSessions.retrieve(session.session_id)
  const { subscription_id: subscriptionId } = await client.payments.retrieve(paymentId ?? '')
  const cancelled = await client.subscriptions.update(subscriptionId ?? '', { cancel_at_next_billing_date: true })
  expect(cancelled).toMatchObject({ status: 'active', cancel_at_next_billing_date: true })
  const refund = await client.refunds.create({ payment_id: paymentId ?? '', items: [{ item_id: 'pro-month', amount: 100 }] })
  expect(refund).toMatchObject({ amount: 100, is_partial: true, status: 'succeeded' })
  await expect(client.refunds.create({ payment_id: 'pay_none' })).rejects.toThrow(DodoPayments.NotFoundError)
  await expect(client.brands.list()).rejects.toThrow(DodoPayments.NotFoundError)
})

test('the page shows what is paid for and leads back once it is paid', async () => {
  const path = await pageOf('creator-year')
  const page = await get(path)
  const html = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const words of ['Creator', '$159.92', '$199.90', 'every year', 'mira@example.test', 'value="4242 4242 4242 4242"']) {
    expect(html).toContain(words)
  }
  expect(await (await get(`${path}?card=4000000000000002`)).text()).toContain('value="4000 0000 0000 0002"')
  const paid = await post(path, { card: '4242 4242 4242 4242' })
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^http:\/\/localhost:8787\/payment\/success\?session_id=1&subscription_id=sub_.*&status=active$/),
  ])
  expect((await get(path)).headers.get('location')).toBe(paid.headers.get('location'))
})

test('a declined card is told beside the form, with what was typed', async () => {
  const declined = await post(await pageOf('credit-pack-1000'), { card: '4000000000000002' })
  const html = await declined.text()
  expect(declined.status).toBe(402)
  expect(html).toContain('role="alert">Your card was declined.')
  expect(html).toContain('value="4000 0000 0000 0002"')
  const odd = await (await post(await pageOf('credit-pack-1000'), { card: '"><script>' })).text()
  expect(odd).toContain('none of the test cards')
  expect(odd).not.toContain('<script>')
})

test('a second step is a page of its own', async () => {
  const path = await pageOf('credit-pack-5000')
  const asked = await post(path, { card: '4000000000003220' })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, path])
  expect(await (await get(path)).text()).toContain('Is it you?')
  expect((await post(path, { secondStep: 'refuse' })).status).toBe(402)
  await post(path, { card: '4000000000003220' })
  expect((await post(path, { secondStep: 'approve' })).headers.get('location')).toContain('status=succeeded')
})

test('in the portal a plan is cancelled, kept, and gets another card; payments are given back', async () => {
  const { subscriptionId = '', paymentId = '' } = await stage.buy('pro-month')
  const path = await portalOf(subscriptionId)
  const press = async (what: string, fields: Record<string, string> = {}) => {
    const answer = await post(path, { do: what, id: subscriptionId, ...fields })
    return [answer.status, await (answer.status === 303 ? await get(path) : answer).text()] as const
  }
  expect(await press('cancel')).toEqual([303, expect.stringContaining('It ends on February 28, 2026.')])
  expect(await press('keep')).toEqual([303, expect.stringContaining('The next payment is on February 28, 2026.')])
  expect(await press('change-card', { card: '4000000000000341' })).toEqual([303, expect.stringContaining('ends in 0341')])
  expect(await press('change-card', { card: '1' })).toEqual([400, expect.stringContaining('none of the test cards')])
  await stage.payments.changePlan({ subscriptionId, productId: 'creator-month', when: 'period end' })
  expect(await (await get(path)).text()).toContain('changes to Creator, paid by the month')
  expect((await press('forget-change'))[0]).toBe(303)
  expect(await press('refund', { id: paymentId })).toEqual([303, expect.stringContaining('refunded')])
  expect(await press('refund', { id: paymentId })).toEqual([400, expect.stringContaining('given back already')])
  expect(await press('cancel', { id: 'sub_other' })).toEqual([404, expect.stringContaining('nothing of yours')])
  expect((await post(path, { do: 'steal', id: subscriptionId })).status).toBe(400)
})

test('pages that are not there say so', async () => {
  for (const path of ['/dev/pay/checkout/cks_none', '/dev/pay/portal/portal_none']) {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Nothing to do here')])
  }
})

test('orders to the sandbox are checked', async () => {
  expect((await order({ webhooks: 'hold' })).status).toBe(200)
  expect(await (await order({ webhooks: 'send' })).json()).toMatchObject({ webhooks: 'send' })
  for (const wrong of [{}, { next: 'explode' }, { webhooks: 'hold', next: 'drop' }, { refund: { paymentId: 1 } }]) {
    expect((await order(wrong)).status).toBe(400)
  }
  expect(await (await order({ resend: 'msg_none' })).json()).toMatchObject({ message: 'There is no such webhook.' })
})

test('pages of other sites neither pay nor give orders', async () => {
  const foreign = { origin: 'http://evil.test' }
  for (const path of [await pageOf('pro-month'), '/dev/payments', '/dev/dodo/refunds']) {
    expect((await post(path, { card: '4242424242424242' }, foreign)).status).toBe(403)
  }
})

test('a clock that is moved renews what is due', async () => {
  const { subscriptionId = '' } = await stage.buy('creator-month')
  stage.clock.set(new Date('2026-03-02T00:00:00Z'))
  await fetch(at('/dev/clock'), { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  const row = await stage.kysely
    .selectFrom('sandbox_subscriptions')
    .select('period_end')
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  expect(row?.period_end).toEqual(new Date('2026-03-31T10:00:00Z'))
})
