import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import type { PaidSubscription, Payment, PaymentEvent } from '#server/platform/payments/payments.ts'
import { createFakePayments, messageOf } from '#server/testing/fake-payments.ts'
import { type FreshDatabase, freshDatabase } from '#server/testing/fresh-database.ts'
import { type Billing, createBilling } from './create-billing.ts'

let fresh: FreshDatabase
let billing: Billing
const reported: string[] = []
const credits = createCredits({ clock: systemClock })
const payments = createFakePayments()

beforeAll(async () => {
  fresh = await freshDatabase()
  billing = createBilling({
    database: fresh.kysely,
    clock: systemClock,
    credits,
    payments,
    report: (what) => reported.push(what),
  })
})
afterAll(() => fresh[Symbol.asyncDispose]())

const aBuyer = () => ({ userId: randomUUID(), email: 'mira@example.test', name: 'Mira' })
const tell = (event: PaymentEvent) => billing.receiveWebhook(messageOf(event), {})
const balance = (userId: string) => credits.balance(fresh.kysely, userId)

const UNSOLD_PLAN = 'Not paid as ordered, so it was ended and the money goes back: Creator plan'

/** What the history tells of what brought nothing. */
async function linesOfNothing(userId: string): Promise<string[]> {
  const entries = fresh.kysely.selectFrom('credit_entries').select('reason').where('user_id', '=', userId)
  return (await entries.where('amount_credits', '=', 0).execute()).map(({ reason }) => reason)
}

async function anOrder(productId: string, mode: 'payment' | 'subscription') {
  const buyer = aBuyer()
  const { orderId } = await billing.startCheckout(buyer, { productId, mode, origin: 'http://localhost' })
  return { userId: buyer.userId, orderId }
}

const aPayment = (change: Partial<Payment>): PaymentEvent => ({
  eventId: randomUUID(),
  at: new Date(),
  kind: 'payment',
  payment: {
    paymentId: randomUUID(),
    customerId: 'customer',
    productId: 'pack-1000',
    amountCents: 999,
    currency: 'USD',
    status: 'succeeded',
    refundedCents: 0,
    paidAt: new Date(),
    ...change,
  },
})

const aSubscription = (change: Partial<PaidSubscription>): PaymentEvent => ({
  eventId: randomUUID(),
  at: new Date(),
  kind: 'subscription',
  change: 'active',
  subscription: {
    subscriptionId: randomUUID(),
    customerId: 'customer',
    productId: 'creator-month',
    status: 'active',
    isCancelledAtPeriodEnd: false,
    periodStart: new Date(),
    periodEnd: new Date(Date.now() + 30 * 86_400_000),
    interval: 'Month',
    currency: 'USD',
    priceCents: 1999,
    isTaxIncluded: false,
    ...change,
  },
})

test('what was ordered and paid as it was ordered is credited, also with a tax on top', async () => {
  const [plain, taxed] = [await anOrder('pack-1000', 'payment'), await anOrder('pack-1000', 'payment')]
  expect(await tell(aPayment(plain))).toBe('applied')
  expect(await tell(aPayment({ ...taxed, amountCents: 1189 }))).toBe('applied')
  expect([await balance(plain.userId), await balance(taxed.userId)]).toEqual([1000, 1000])
})

test.each<[string, Partial<Payment>]>([
  ['less than the price', { amountCents: 998 }],
  ['nothing', { amountCents: 0 }],
  ['far more than the price', { amountCents: 99_900 }],
  ['another currency', { currency: 'JPY' }],
  ['another product', { productId: 'pack-5000' }],
])(
  'a payment of %s is refused, credits nothing, and goes back; its buyer and the operator are told once',
  async (_what, change) => {
    const order = await anOrder('pack-1000', 'payment')
    const paymentId = randomUUID()
    const before = reported.length
    expect(await tell(aPayment({ ...order, paymentId, ...change }))).toBe('refused')
    expect(await tell(aPayment({ ...order, paymentId, ...change }))).toBe('ignored')
    expect(reported.slice(before)).toEqual([
      expect.stringContaining('a payment message was refused'),
      `what was paid is not what was ordered; the money of payment ${paymentId} was given back`,
    ])
    expect(await balance(order.userId)).toBe(0)
    expect(await linesOfNothing(order.userId)).toEqual(['Not paid as ordered, so the money goes back: Credit Pack 1000'])
    expect(await billing.findUnsold(order.userId)).toBe('Credit Pack 1000')
    expect(await billing.findReturnOf(order.userId, order.orderId)).toBe('not as ordered')
    expect(await billing.findReturnOf(randomUUID(), order.orderId)).toBeUndefined()
  },
)

test.each<[string, Partial<Payment>]>([
  ['a negative sum', { amountCents: -999 }],
  ['a huge sum', { amountCents: Number.MAX_VALUE }],
  ['a part of a cent', { amountCents: 999.5 }],
  ['a subscription', { subscriptionId: 'sub' }],
  ['an unknown order', { orderId: randomUUID() }],
  ['an order that is no id', { orderId: "' or 1=1" }],
  ['no order', { orderId: undefined }],
  ['nobody', { userId: undefined }],
  ['somebody else', { userId: randomUUID() }],
  ['a negative refund', { refundedCents: -1 }],
])('a payment of %s is refused, told to the operator, and credits nothing', async (_what, change) => {
  const order = await anOrder('pack-1000', 'payment')
  const before = reported.length
  expect(await tell(aPayment({ ...order, ...change }))).toBe('refused')
  expect(reported).toHaveLength(before + 1)
  expect(await balance(order.userId)).toBe(0)
  expect(await fresh.kysely.selectFrom('billing_payments').where('user_id', '=', order.userId).execute()).toEqual([])
})

test('a huge sum is refused, for a plan and in a refund too', async () => {
  const order = await anOrder('creator-month', 'subscription')
  const huge = { ...order, subscriptionId: 'sub', productId: 'creator-month', amountCents: 3_000_000_000 }
  expect(await tell(aPayment(huge))).toBe('refused')
  const refund = { kind: 'refund', refundId: randomUUID(), paymentId: randomUUID(), refundedCents: 3_000_000_000 } as const
  expect(await tell({ eventId: randomUUID(), at: new Date(), ...refund })).toBe('refused')
})

test.each([
  ['before', 1],
  ['after', 1_998],
  ['after', 199_900],
])(
  'a plan that was begun %s it was paid with %i cents, ordered for 1999, gives nothing, and is told to the operator',
  async (when, amountCents) => {
    const order = await anOrder('creator-month', 'subscription')
    const { checkout_id } = await fresh.kysely
      .selectFrom('billing_orders')
      .select('checkout_id')
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow()
    const subscriptionId = randomUUID()
    const begin = async () => expect(await tell(aSubscription({ userId: order.userId, subscriptionId }))).toBe('applied')
    if (when === 'before') await begin()
    const checkoutId = checkout_id ?? ''
    const payment = aPayment({ ...order, subscriptionId, checkoutId, productId: undefined, amountCents })
    const told = reported.length
    expect(await tell(payment)).toBe('refused')
    expect(reported[told]).toContain(`paid ${amountCents} cents, ordered for 1999`)
    if (when === 'after') await begin()
    expect(await balance(order.userId)).toBe(0)
    expect(await linesOfNothing(order.userId)).toEqual([UNSOLD_PLAN])
    expect(await billing.findSubscription(order.userId)).toBeUndefined()
    expect(await billing.findUnsold(order.userId)).toBe('Creator plan')
    expect(await billing.findReturnOf(order.userId, order.orderId)).toBe('not as ordered')
  },
)

test('what a plan costs at a change or with a tax is not held against it', async () => {
  const order = await anOrder('creator-month', 'subscription')
  const { checkout_id } = await fresh.kysely
    .selectFrom('billing_orders')
    .select('checkout_id')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow()
  const subscriptionId = randomUUID()
  const payment = { ...order, subscriptionId, checkoutId: checkout_id ?? '', productId: undefined }
  expect(await tell(aPayment({ ...payment, amountCents: 2378 }))).toBe('applied')
  expect(await tell(aPayment({ ...payment, checkoutId: undefined, amountCents: 17 }))).toBe('applied')
  await tell(aSubscription({ userId: order.userId, subscriptionId }))
  expect(await balance(order.userId)).toBe(5000)
})

test('a refund without a sum is of the whole payment', async () => {
  const order = await anOrder('pack-1000', 'payment')
  const paymentId = randomUUID()
  await tell(aPayment({ ...order, paymentId }))
  await tell({ eventId: randomUUID(), at: new Date(), kind: 'refund', refundId: randomUUID(), paymentId })
  expect(await balance(order.userId)).toBe(0)
})

test('a payment that failed or is not through yet credits nothing', async () => {
  const order = await anOrder('pack-1000', 'payment')
  for (const status of ['failed', 'processing'] as const) expect(await tell(aPayment({ ...order, status }))).toBe('ignored')
  expect(await balance(order.userId)).toBe(0)
})

test('the payment of somebody can not become that of somebody else', async () => {
  const [mira, noor] = [await anOrder('pack-1000', 'payment'), await anOrder('pack-1000', 'payment')]
  const paymentId = randomUUID()
  expect(await tell(aPayment({ ...mira, paymentId }))).toBe('applied')
  expect(await tell(aPayment({ ...noor, paymentId }))).toBe('refused')
  expect([await balance(mira.userId), await balance(noor.userId)]).toEqual([1000, 0])
})

test.each<[string, (userId: string) => Partial<PaidSubscription>]>([
  ['nobody ordered', () => ({ userId: randomUUID() })],
  ['names nobody', () => ({ userId: undefined })],
  ['is of another product than was ordered', (userId) => ({ userId, productId: 'pro-month' })],
  ['is paid in another currency', (userId) => ({ userId, currency: 'JPY' })],
  ['is of less than was ordered', (userId) => ({ userId, priceCents: 1998 })],
  ['is of a cent, with taxes in it', (userId) => ({ userId, priceCents: 1, isTaxIncluded: true })],
  ['is of nothing', (userId) => ({ userId, priceCents: 0 })],
  ['is of no plan', (userId) => ({ userId, productId: 'pack-1000' })],
  ['ends before it begins', (userId) => ({ userId, periodEnd: new Date(0) })],
  ['lasts for ever', (userId) => ({ userId, periodEnd: new Date('9999-01-01') })],
])('a subscription that %s is refused', async (_what, change) => {
  const { userId } = await anOrder('creator-month', 'subscription')
  expect(await tell(aSubscription(change(userId)))).toBe('refused')
  expect(await balance(userId)).toBe(0)
})

const MONTH_MS = 30 * 86_400_000

test('what is renewed for less than was agreed brings nothing, and is told; at its price, with its tax or not, it does', async () => {
  const order = await anOrder('creator-month', 'subscription')
  const begun = { userId: order.userId, subscriptionId: randomUUID() }
  const now = Date.now()
  const month = (number: number) => ({
    periodStart: new Date(now - (4 - number) * MONTH_MS),
    periodEnd: new Date(now - (3 - number) * MONTH_MS),
  })
  await tell(aSubscription({ ...begun, ...month(1) }))
  expect(await tell(aSubscription({ ...begun, ...month(2), priceCents: 19 }))).toBe('refused')
  expect(reported.at(-1)).toContain('of 19 cents for each period, and 1999 were agreed')
  expect(await balance(order.userId)).toBe(5000)
  // Its owner is told, once, and has what was paid: the first month.
  expect(await tell(aSubscription({ ...begun, ...month(2), priceCents: 19 }))).toBe('refused')
  expect(await linesOfNothing(order.userId)).toEqual(['Renewal not paid at its price: Creator plan'])
  const row = fresh.kysely.selectFrom('billing_subscriptions').selectAll().where('id', '=', begun.subscriptionId)
  expect(await row.executeTakeFirst()).toMatchObject({ period_end: month(1).periodEnd, refused_since: expect.any(Date) })
  // Told again at its price, as when the operator has mended it.
  expect(await tell(aSubscription({ ...begun, ...month(2) }))).toBe('applied')
  expect(await tell(aSubscription({ ...begun, ...month(3), priceCents: 1680, isTaxIncluded: true }))).toBe('applied')
  expect(await balance(order.userId)).toBe(15_000)
  expect(await row.executeTakeFirst()).toMatchObject({ period_end: month(3).periodEnd, refused_since: null })
})

test.each(['before', 'after'])(
  'a renewal that was paid with a cent %s it is told brings nothing, and is told',
  async (when) => {
    const order = await anOrder('creator-month', 'subscription')
    const begun = { userId: order.userId, subscriptionId: randomUUID() }
    const renewedAt = new Date(Date.now() - 10 * 86_400_000)
    const paid = { ...order, subscriptionId: begun.subscriptionId, productId: undefined, paidAt: renewedAt }
    await tell(aSubscription({ ...begun, periodStart: new Date(renewedAt.getTime() - MONTH_MS), periodEnd: renewedAt }))
    const renewed = () => {
      const periodEnd = new Date(renewedAt.getTime() + MONTH_MS)
      const event = aSubscription({ ...begun, periodStart: renewedAt, periodEnd })
      return tell(event.kind === 'subscription' ? { ...event, change: 'renewed' } : event)
    }
    if (when === 'after') expect(await renewed()).toBe('applied')
    const told = await tell(aPayment({ ...paid, amountCents: 1 }))
    expect(when === 'after' ? told : await renewed()).toBe('refused')
    expect(reported.at(-1)).toContain('renewed for 1 cents, agreed were 1999')
    expect(await balance(order.userId)).toBe(5000)
    const line = 'Renewal not paid at its price: Creator plan'
    // What came before the payment was told is taken back in words of its own.
    expect(await linesOfNothing(order.userId)).toEqual(when === 'after' ? [] : [line])
    expect(await billing.findSubscription(order.userId)).toMatchObject({ productId: 'creator-month', isMispaid: true })
    // What was missing is paid after all.
    expect(await tell(aPayment({ ...paid, amountCents: 1998 }))).toBe('applied')
    expect(await balance(order.userId)).toBe(10_000)
    expect(await billing.findSubscription(order.userId)).toMatchObject({ isMispaid: false })
  },
)

test('a better plan for less than it costs brings nothing; what it cost when it was chosen stays its price', async () => {
  const order = await anOrder('creator-month', 'subscription')
  const begun = { userId: order.userId, subscriptionId: randomUUID() }
  await tell(aSubscription(begun))
  const better = { ...begun, productId: 'pro-month' }
  expect(await tell(aSubscription({ ...better, priceCents: 1999 }))).toBe('refused')
  expect(await balance(order.userId)).toBe(5000)
  // The plan that is shown is the one that was paid.
  expect(await billing.findSubscription(order.userId)).toMatchObject({ productId: 'creator-month', isMispaid: true })
  expect(await linesOfNothing(order.userId)).toEqual(['Change not paid at its price: Pro plan'])
  expect(await tell(aSubscription({ ...better, priceCents: 3999 }))).toBe('applied')
  expect(await balance(order.userId)).toBe(10_000)
  expect(await billing.findSubscription(order.userId)).toMatchObject({ productId: 'pro-month', isMispaid: false })
})

test('a subscription stays with whom it belongs to, and one order makes one', async () => {
  const [mira, noor] = [await anOrder('creator-month', 'subscription'), await anOrder('creator-month', 'subscription')]
  const subscriptionId = randomUUID()
  expect(await tell(aSubscription({ userId: mira.userId, subscriptionId }))).toBe('applied')
  expect(await tell(aSubscription({ userId: noor.userId, subscriptionId }))).toBe('refused')
  expect(await tell(aSubscription({ userId: mira.userId }))).toBe('refused')
  expect([await balance(mira.userId), await balance(noor.userId)]).toEqual([5000, 0])
})

test('RP-10 nobody can pay for an Enterprise plan here', async () => {
  await expect(anOrder('enterprise-year', 'subscription')).rejects.toMatchObject({ code: 'product.contact-only' })
})

test('a refund or a dispute that comes before its payment waits for it', async () => {
  const [mira, noor] = [await anOrder('pack-1000', 'payment'), await anOrder('pack-1000', 'payment')]
  const [refunded, disputed] = [randomUUID(), randomUUID()]
  const event = () => ({ eventId: randomUUID(), at: new Date() })
  await tell({ ...event(), kind: 'refund', refundId: randomUUID(), paymentId: refunded, refundedCents: 999 })
  await tell({ ...event(), kind: 'dispute', paymentId: disputed, state: 'lost' })
  await tell({ ...aPayment({ ...mira, paymentId: refunded }), at: new Date(0) })
  await tell({ ...aPayment({ ...noor, paymentId: disputed }), at: new Date(0) })
  expect([await balance(mira.userId), await balance(noor.userId)]).toEqual([0, 0])
})

test.each([
  ['opened', 'won', 1000],
  ['won', 'opened', 1000],
  ['opened', 'lost', 0],
  ['lost', 'opened', 0],
] as const)('a dispute that is %s and %s at the same moment leaves %i credits', async (first, second, left) => {
  const order = await anOrder('pack-1000', 'payment')
  const [paymentId, at] = [randomUUID(), new Date()]
  await tell({ ...aPayment({ ...order, paymentId }), at })
  for (const state of [first, second]) await tell({ eventId: randomUUID(), at, kind: 'dispute', paymentId, state })
  expect(await balance(order.userId)).toBe(left)
})

test('a payment of a plan that is told after the plan was sent back goes back too', async () => {
  const order = await anOrder('creator-month', 'subscription')
  const [subscriptionId, first, late] = [randomUUID(), randomUUID(), randomUUID()]
  const asked = vi.spyOn(payments, 'refundPayment')
  const pay = (paymentId: string) =>
    tell(aPayment({ ...order, subscriptionId, paymentId, productId: undefined, amountCents: 1999 }))
  await tell(aSubscription({ ...order, subscriptionId, priceCents: 19 }))
  await pay(first)
  expect(asked.mock.calls).toEqual([[first]])
  await pay(late)
  expect(asked.mock.calls.map(([id]) => id)).toContain(late)
  asked.mockRestore()
  expect(await linesOfNothing(order.userId)).toEqual([UNSOLD_PLAN])
})
