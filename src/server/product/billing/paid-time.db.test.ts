import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import type { PaidSubscription } from '#server/platform/payments/payments.ts'
import { openBillingStage } from '#server/testing/billing-stage.ts'
import { createFakePayments, messageOf } from '#server/testing/fake-payments.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { createBilling } from './create-billing.ts'

const CREATOR = 5_000
const PRO = 10_000
/** Of a day. */
const HOUR = 1 / 24
const DAY_MS = 86_400_000

test('OP-38 a better plan by the month waits for the end of the year that is paid', async () => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'creator-year')
  await stage.wait(10)
  const change = await stage.billing.changePlan(mira.userId, { subscriptionId, targetProductId: 'pro-month' })
  expect(change.isChanged).toBe(true)
  await stage.sandbox.catchUp()
  const { productId, scheduledProductId } = (await stage.billing.findSubscription(mira.userId)) ?? {}
  expect([productId, scheduledProductId]).toEqual(['creator-year', 'pro-month'])
})

test('an upgrade whose answer and message were lost is found by looking', async () => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'creator-month')
  await stage.wait(10)
  await stage.billing.catchUp()
  stage.reach(false)
  await stage.sandbox.order({ next: 'drop', times: 20 })
  await stage.payments.changePlan({ subscriptionId, productId: 'pro-month', when: 'now' })
  await stage.wait(HOUR)
  expect(await stage.balance(mira.userId)).toBe(CREATOR)
  await stage.billing.catchUp()
  // From the day it was paid, not from the day it was found.
  expect(await stage.balance(mira.userId)).toBe(CREATOR + Math.ceil(((PRO - CREATOR) * 21) / 31))
})

test('a renewal that is told before its period gives nothing back of a month that was refunded', async () => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  const { paymentId } = await stage.buy(mira, 'creator-month')
  await stage.sandbox.order({ refund: { paymentId } })
  await stage.sandbox.catchUp()
  expect(await stage.balance(mira.userId)).toBe(0)
  await stage.sandbox.order({ webhooks: 'hold' })
  await stage.wait(31)
  // The payment of the second month, told last by the sandbox, comes first.
  await stage.sandbox.order({ release: 'reversed' })
  expect((await stage.ledgerOf(mira.userId)).map(([credits]) => credits)).toEqual([CREATOR, -CREATOR, CREATOR])
})

test('who has paid for a plan, and orders one again before that was told, does not pay twice', async () => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  stage.reach(false)
  await stage.buy(mira, 'creator-month')
  expect(await stage.balance(mira.userId)).toBe(0)
  await expect(stage.order(mira, 'pro-month')).rejects.toMatchObject({ code: 'subscription.already' })
  expect(await stage.balance(mira.userId)).toBe(CREATOR)
})

test('a year that was paid keeps its months when its cancellation is told before its end', async () => {
  await using fresh = await freshDatabase()
  const clock = createAdjustableClock({ now: () => new Date('2026-01-10T10:00:00Z') })
  const credits = createCredits({ clock })
  const parts = { database: fresh.kysely, clock, credits, payments: createFakePayments(), report: () => undefined }
  const billing = createBilling(parts)
  const buyer = { userId: randomUUID(), email: 'mira@example.test', name: 'Mira' }
  await billing.startCheckout(buyer, { productId: 'creator-year', mode: 'subscription', origin: 'http://localhost' })
  const subscription = {
    subscriptionId: 'sub',
    customerId: 'customer',
    productId: 'creator-year',
    userId: buyer.userId,
    isCancelledAtPeriodEnd: false,
    periodStart: clock.now(),
    periodEnd: new Date('2027-01-10T10:00:00Z'),
    interval: 'Year',
    currency: 'USD',
    priceCents: 19_990,
    isTaxIncluded: true,
  } as const
  const tell = (change: 'active' | 'cancelled', told: PaidSubscription) => {
    const event = { eventId: randomUUID(), at: clock.now(), kind: 'subscription', change, subscription: told } as const
    return billing.receiveWebhook(messageOf(event), {})
  }
  await tell('active', { ...subscription, status: 'active' })
  clock.advance(10 * DAY_MS)
  await tell('cancelled', { ...subscription, status: 'cancelled', isCancelledAtPeriodEnd: true })
  clock.advance(400 * DAY_MS)
  await billing.catchUp()
  expect(await credits.balance(fresh.kysely, buyer.userId)).toBe(12 * CREATOR)
})

test('two plans paid side by side: the second is ended and its money given back, and it gives nothing', async () => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  const first = await stage.order(mira, 'creator-month')
  stage.clock.advance(1000)
  const orders = [first, await stage.order(mira, 'pro-month')]
  for (const { checkoutId } of orders) await stage.sandbox.pay(checkoutId, { card: '4242 4242 4242 4242' })
  for (let look = 0; look < 3; look += 1) await stage.sandbox.catchUp()
  const current = await stage.billing.findSubscription(mira.userId)
  const kept = current?.productId === 'pro-month' ? PRO : CREATOR
  expect(await stage.balance(mira.userId)).toBe(kept)
  expect(await stage.billing.findReturnedPlan(mira.userId)).toEqual({ planName: kept === PRO ? 'Creator' : 'Pro' })
  const paid = await stage.kysely.selectFrom('sandbox_subscriptions').select(['product_id', 'status']).execute()
  expect(paid.filter(({ status }) => status === 'active').map(({ product_id }) => product_id)).toEqual([current?.productId])
  const refunds = await stage.kysely.selectFrom('sandbox_refunds').select('amount_cents').execute()
  expect(refunds.map(({ amount_cents }) => amount_cents)).toEqual([kept === PRO ? 1999 : 3999])
  await stage.wait(31)
  await stage.billing.catchUp()
  expect(await stage.balance(mira.userId)).toBe(2 * kept)
  expect(stage.reported.filter((what) => what.includes('second plan'))).toHaveLength(1)
})

test('a second plan whose messages are lost is found by looking, and given back', async () => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  const second = await stage.order(mira, 'pro-month')
  stage.clock.advance(1000)
  await stage.buy(mira, 'creator-month')
  stage.reach(false)
  await stage.sandbox.order({ next: 'drop', times: 20 })
  await stage.sandbox.pay(second.checkoutId, { card: '4242 4242 4242 4242' })
  await stage.billing.catchUp()
  expect(await stage.kysely.selectFrom('sandbox_refunds').select('amount_cents').execute()).toEqual([{ amount_cents: 3999 }])
  expect(await stage.balance(mira.userId)).toBe(CREATOR)
})

test('a refund and a dispute of payments that are long past are found when they were never told', async () => {
  await using stage = await openBillingStage()
  const [mira, noor] = [stage.person(), stage.person()]
  const [pack, disputed] = [await stage.buy(mira, 'credit-pack-1000'), await stage.buy(noor, 'credit-pack-5000')]
  await stage.wait(20)
  await stage.billing.catchUp()
  await stage.sandbox.order({ next: 'drop', times: 2 })
  await stage.sandbox.order({ refund: { paymentId: pack.paymentId } })
  await stage.sandbox.order({ dispute: { paymentId: disputed.paymentId, state: 'opened' } })
  await stage.wait(HOUR)
  expect([await stage.balance(mira.userId), await stage.balance(noor.userId)]).toEqual([1000, 5000])
  await stage.billing.catchUp()
  expect([await stage.balance(mira.userId), await stage.balance(noor.userId)]).toEqual([0, 0])
  await stage.sandbox.order({ next: 'drop', times: 1 })
  await stage.sandbox.order({ dispute: { paymentId: disputed.paymentId, state: 'won' } })
  await stage.wait(HOUR)
  await stage.billing.catchUp()
  await stage.wait(HOUR)
  await stage.billing.catchUp()
  expect([await stage.balance(mira.userId), await stage.balance(noor.userId)]).toEqual([0, 5000])
})
