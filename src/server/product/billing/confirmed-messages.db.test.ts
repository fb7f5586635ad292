import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { type PaidSubscription, type Payment, type Payments, PaymentsError } from '#server/platform/payments/payments.ts'
import { createFakePayments, messageOf } from '#server/testing/fake-payments.ts'
import { type FreshDatabase, freshDatabase } from '#server/testing/fresh-database.ts'
import { createBilling } from './create-billing.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh[Symbol.asyncDispose]())

/** Billing before a provider that answers questions about payments as the test says, and an order of a pack that is paid there. */
async function aPaidOrder(findPayment: Payments['findPayment']) {
  const clock = createAdjustableClock(systemClock)
  const credits = createCredits({ clock })
  const reported: string[] = []
  // What it lists is another way to hear of a payment.
  const lists = { async *listPayments() {} }
  const payments = { ...createFakePayments(), ...lists, name: `dodo-${randomUUID()}`, findPayment }
  const report = (what: string) => reported.push(what)
  const billing = createBilling({ database: fresh.kysely, clock, credits, payments, report })
  const buyer = { userId: randomUUID(), email: 'mira@example.test', name: 'Mira' }
  const order = { productId: 'pack-1000', mode: 'payment', origin: 'http://localhost' } as const
  const { orderId } = await billing.startCheckout(buyer, order)
  const payment: Payment = {
    paymentId: randomUUID(),
    userId: buyer.userId,
    orderId,
    customerId: 'customer',
    productId: 'pack-1000',
    amountCents: 999,
    currency: 'USD',
    status: 'succeeded',
    refundedCents: 0,
    paidAt: clock.now(),
  }
  const eventId = randomUUID()
  return {
    billing,
    clock,
    reported,
    payment,
    tell: () => billing.receiveWebhook(messageOf({ eventId, at: clock.now(), kind: 'payment', payment }), {}),
    balance: () => credits.balance(fresh.kysely, buyer.userId),
  }
}

test('while the provider cannot be reached a message waits, for however long, and is asked about again', async () => {
  let answer: () => Payment = () => {
    throw new PaymentsError('unavailable', 'no line')
  }
  const order = await aPaidOrder(async () => answer())
  expect(await order.tell()).toBe('waiting')
  expect(await order.tell()).toBe('repeated')
  for (const _day of [1, 2, 3, 4, 5, 6]) {
    order.clock.advance(10 * 86_400_000)
    await order.billing.catchUp()
  }
  expect(await order.balance()).toBe(0)
  expect(order.reported.filter((what) => what.includes('refused'))).toEqual([])
  answer = () => order.payment
  await Promise.all([order.billing.catchUp(), order.billing.catchUp()])
  expect(await order.balance()).toBe(1000)
  expect(await order.tell()).toBe('repeated')
  expect(await order.balance()).toBe(1000)
})

test('a provider whose books are behind its own message is asked again for three days, then the operator is told', async () => {
  const order = await aPaidOrder(async () => ({ ...order.payment, status: 'processing' }))
  expect(await order.tell()).toBe('waiting')
  order.clock.advance(86_400_000)
  await order.billing.catchUp()
  expect(order.reported).toEqual([])
  order.clock.advance(3 * 86_400_000)
  await order.billing.catchUp()
  expect(order.reported).toEqual([expect.stringContaining('the provider says that the payment is processing')])
  expect(await order.balance()).toBe(0)
})

test('what the provider does not know yet is asked about again for an hour, then refused', async () => {
  let known: Payment | undefined
  const [early, lie] = [await aPaidOrder(async () => known), await aPaidOrder(async () => undefined)]
  expect([await early.tell(), await lie.tell()]).toEqual(['waiting', 'waiting'])
  known = early.payment
  for (const order of [early, lie]) {
    order.clock.advance(50 * 60_000)
    await order.billing.catchUp()
  }
  expect([await early.balance(), await lie.balance()]).toEqual([1000, 0])
  expect(lie.reported).toEqual([])
  lie.clock.advance(20 * 60_000)
  await lie.billing.catchUp()
  expect(lie.reported).toEqual([expect.stringContaining('the provider knows no such payment')])
  expect([await lie.tell(), await lie.balance()]).toEqual(['repeated', 0])
})

const DAY_MS = 86_400_000
const JANUARY = { periodStart: new Date('2026-01-10'), periodEnd: new Date('2026-02-10') }
const FEBRUARY = { periodStart: new Date('2026-02-10'), periodEnd: new Date('2026-03-10') }

/**
 * A month whose message comes when the next one has begun. That of its payment never does, and no look through all payments finds
 * it: asked about the payments of this one subscription, the provider answers as the test says.
 */
async function anEarlierMonth(paymentsOf: () => Partial<Payment>[]) {
  const clock = createAdjustableClock({ now: () => new Date('2026-02-11') })
  const credits = createCredits({ clock })
  const reported: string[] = []
  const books = createFakePayments()
  const buyer = { userId: randomUUID(), email: 'mira@example.test', name: 'Mira' }
  const subscriptionId = randomUUID()
  const payments: Payments = {
    ...books,
    name: `dodo-${randomUUID()}`,
    async *listPayments(_since, of) {
      if (of?.subscriptionId !== subscriptionId) return
      for (const payment of paymentsOf()) {
        const usual = { paymentId: randomUUID(), userId: buyer.userId, orderId, customerId: 'customer', subscriptionId }
        const paid = { amountCents: 1999, currency: 'USD', status: 'succeeded', refundedCents: 0 } as const
        yield { ...usual, ...paid, paidAt: JANUARY.periodStart, ...payment }
      }
    },
  }
  const report = (what: string) => reported.push(what)
  const billing = createBilling({ database: fresh.kysely, clock, credits, payments, report })
  const order = { productId: 'creator-month', mode: 'subscription', origin: 'http://localhost' } as const
  const { orderId } = await billing.startCheckout(buyer, order)
  const january: PaidSubscription = {
    ...{ subscriptionId, customerId: 'customer', productId: 'creator-month', userId: buyer.userId, status: 'active' },
    ...{ isCancelledAtPeriodEnd: false, interval: 'Month', currency: 'USD', priceCents: 1999, isTaxIncluded: false },
    ...JANUARY,
  }
  const event = { kind: 'subscription', change: 'active' } as const
  books.record({ ...event, eventId: randomUUID(), at: FEBRUARY.periodStart, subscription: { ...january, ...FEBRUARY } })
  const told = messageOf({ ...event, eventId: randomUUID(), at: JANUARY.periodStart, subscription: january })
  return {
    billing,
    clock,
    reported,
    tell: () => billing.receiveWebhook(told, {}),
    balance: () => credits.balance(fresh.kysely, buyer.userId),
  }
}

test('a month that is over is believed where its payment is in the books of the provider, though it was not told', async () => {
  const month = await anEarlierMonth(() => [{ paidAt: FEBRUARY.periodStart }, { paidAt: JANUARY.periodStart }])
  expect(await month.tell()).toBe('applied')
  expect(await month.balance()).toBe(5000)
})

test.each<[string, Partial<Payment>[]]>([
  ['none at all', []],
  ['one of the month after it', [{ paidAt: FEBRUARY.periodStart }]],
  ['one that failed', [{ status: 'failed' }]],
  ['one of another subscription', [{ subscriptionId: 'another' }]],
])(
  'a month that is over waits for its payment while the provider knows %s, and is refused after three days',
  async (_what, paid) => {
    const month = await anEarlierMonth(() => paid)
    expect(await month.tell()).toBe('waiting')
    month.clock.advance(2 * DAY_MS)
    await month.billing.catchUp()
    expect(month.reported).toEqual([])
    month.clock.advance(2 * DAY_MS)
    await month.billing.catchUp()
    expect(month.reported).toEqual([expect.stringContaining('the provider says nothing of this plan in this period')])
    expect(await month.balance()).toBe(0)
  },
)

test('a month that is over is not refused while its payments cannot be asked about', async () => {
  let answer: () => Partial<Payment>[] = () => {
    throw new PaymentsError('unavailable', 'no line')
  }
  const month = await anEarlierMonth(() => answer())
  expect(await month.tell()).toBe('waiting')
  month.clock.advance(10 * DAY_MS)
  await month.billing.catchUp()
  expect(month.reported).toEqual([])
  answer = () => [{}]
  await month.billing.catchUp()
  expect(await month.balance()).toBe(5000)
})
