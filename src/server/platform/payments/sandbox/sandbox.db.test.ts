import DodoPayments from 'dodopayments'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPaymentStage, type PaymentStage } from '#server/testing/payment-stage.ts'
import type { PaymentEvent } from '../payments.ts'

const DAY_MS = 86_400_000
const ASKS_TWICE = '4000 0000 0000 3220'
const FAILS_LATER = '4000000000000341'

let stage: PaymentStage
beforeEach(async () => {
  stage = await openPaymentStage()
})
afterEach(async () => {
  expect(stage.bugs).toEqual([])
  await stage[Symbol.asyncDispose]()
})

/** `payment succeeded 1999`, `subscription renewed creator-month active` */
const tell = (event: PaymentEvent) => {
  if (event.kind === 'payment') return `payment ${event.payment.status} ${event.payment.amountCents}`
  if (event.kind === 'subscription') {
    return `subscription ${event.change} ${event.subscription.productId} ${event.subscription.status}`
  }
  if (event.kind === 'refund') return `refund ${event.refundedCents}`
  return event.kind === 'dispute' ? `dispute ${event.state}` : event.type
}
const told = () => stage.events.map(tell)
const forget = () => stage.events.splice(0)
const goTo = async (moment: string) => {
  stage.clock.set(new Date(moment))
  await stage.sandbox.catchUp()
}
const subscriptionOf = async ({ subscriptionId }: { subscriptionId?: string | undefined }) => {
  const subscription = await stage.payments.findSubscription(subscriptionId ?? '')
  if (!subscription) throw new Error('there is no subscription')
  return subscription
}
/** A link to the portal of who owns the subscription. */
const portalOf = async (bought: { subscriptionId?: string | undefined }) => {
  const { customerId } = await subscriptionOf(bought)
  const { url } = await stage.payments.createPortal({ customerId, returnUrl: 'http://localhost:8787/pricing' })
  return url.split('/').at(-1) ?? ''
}

test('products are listed with prices, intervals and discounts', async () => {
  const products = await stage.payments.listProducts()
  expect(products.map(({ productId, priceCents, interval }) => [productId, priceCents, interval])).toEqual([
    ['creator-month', 1999, 'Month'],
    ['creator-year', 19_990, 'Year'],
    ['pro-month', 3999, 'Month'],
    ['pro-year', 39_990, 'Year'],
    ['credit-pack-1000', 999, undefined],
    ['credit-pack-5000', 3999, undefined],
    ['credit-pack-12000', 7999, undefined],
  ])
  expect(products.find(({ productId }) => productId === 'pro-year')).toEqual({
    productId: 'pro-year',
    name: 'Pro',
    isRecurring: true,
    priceCents: 39_990,
    currency: 'USD',
    discountPercent: 20,
    interval: 'Year',
  })
})

test('a pack is paid once, with our ids in its payment', async () => {
  const { checkoutId, url } = await stage.order('credit-pack-1000')
  expect(url).toBe(`http://localhost:8787/dev/pay/checkout/${checkoutId}`)
  expect(await stage.payments.findCheckout(checkoutId)).toEqual({ status: 'open', paymentId: undefined })
  const outcome = await stage.sandbox.pay(checkoutId, { card: '4242424242424242' })
  const { paymentId = '' } = (await stage.payments.findCheckout(checkoutId)) ?? {}
  expect(outcome).toEqual({
    state: 'paid',
    returnUrl: `http://localhost:8787/payment/success?session_id=1&payment_id=${paymentId}&status=succeeded`,
  })
  expect(await stage.sandbox.pay(checkoutId, { card: '4242424242424242' })).toEqual(outcome)
  await stage.sandbox.catchUp()
  expect(told()).toEqual(['payment succeeded 999'])
  expect(await stage.payments.findPayment(paymentId)).toMatchObject({
    ...{ paymentId, userId: 'mira', orderId: 'order-of-credit-pack-1000', productId: 'credit-pack-1000' },
    ...{ amountCents: 999, currency: 'USD', status: 'succeeded', refundedCents: 0 },
  })
})

test('a plan begins, and is renewed at the end of each month whatever its length', async () => {
  const bought = await stage.buy('creator-month')
  expect(told()).toEqual([
    'subscription active creator-month active',
    'subscription renewed creator-month active',
    'payment succeeded 1999',
  ])
  expect(await subscriptionOf(bought)).toMatchObject({
    ...{ userId: 'mira', productId: 'creator-month', status: 'active', interval: 'Month', isCancelledAtPeriodEnd: false },
    periodEnd: new Date('2026-02-28T10:00:00Z'),
  })
  forget()
  await goTo('2026-04-15T00:00:00Z')
  expect(told()).toEqual(Array(2).fill(['subscription renewed creator-month active', 'payment succeeded 1999']).flat())
  expect(stage.events.map(({ at }) => at.toISOString())).toEqual([
    ...Array(2).fill('2026-02-28T10:00:00.000Z'),
    ...Array(2).fill('2026-03-31T10:00:00.000Z'),
  ])
  expect((await subscriptionOf(bought)).periodEnd).toEqual(new Date('2026-04-30T10:00:00Z'))
})

test('who pays twice at once pays once', async () => {
  const { checkoutId } = await stage.order('creator-month')
  const pay = () => stage.sandbox.pay(checkoutId, { card: '4242424242424242' })
  const [one, other] = await Promise.all([pay(), pay()])
  expect(one).toEqual(other)
  await stage.sandbox.catchUp()
  expect(told().filter((text) => text.startsWith('payment'))).toEqual(['payment succeeded 1999'])
})

test('the same address later is another customer, unless they are known', async () => {
  const first = await subscriptionOf(await stage.buy('creator-month'))
  const { url } = await stage.order('credit-pack-1000')
  await stage.sandbox.pay(url.split('/').at(-1) ?? '', { card: '4242424242424242' })
  expect((await stage.sandbox.showPortal(await portalOf(first))).payments).toHaveLength(1)
  const { checkoutId } = await stage.order('credit-pack-1000', first.customerId)
  await stage.sandbox.pay(checkoutId, { card: '4242424242424242' })
  expect((await stage.sandbox.showPortal(await portalOf(first))).payments).toHaveLength(2)
})

test('a card that is declined pays nothing, and another one still may', async () => {
  const { checkoutId, outcome, status } = await stage.buy('creator-month', '4000 0000 0000 0002')
  expect([outcome, status]).toEqual([{ state: 'declined', problem: 'Your card was declined.' }, 'failed'])
  expect(told()).toEqual(['payment failed 1999'])
  expect(await stage.sandbox.pay(checkoutId, { card: '1234' })).toMatchObject({ state: 'declined' })
  expect(await stage.sandbox.pay(checkoutId, { card: '4242424242424242' })).toMatchObject({ state: 'paid' })
  expect(await stage.payments.findCheckout(checkoutId)).toMatchObject({ status: 'paid' })
})

test('a second step is approved or refused', async () => {
  const approved = await stage.buy('creator-year', ASKS_TWICE)
  expect([approved.outcome, approved.status]).toEqual([{ state: 'second step' }, 'open'])
  expect(await stage.sandbox.pay(approved.checkoutId, { secondStep: 'approve' })).toMatchObject({ state: 'paid' })
  const refused = await stage.buy('credit-pack-5000', ASKS_TWICE)
  expect(await stage.sandbox.pay(refused.checkoutId, { secondStep: 'refuse' })).toMatchObject({ state: 'declined' })
  await stage.sandbox.catchUp()
  expect(told()).toEqual([
    'payment processing 15992',
    'subscription active creator-year active',
    'subscription renewed creator-year active',
    'payment succeeded 15992',
    'payment processing 3999',
    'payment failed 3999',
  ])
  await expect(stage.sandbox.pay(refused.checkoutId, { secondStep: 'approve' })).rejects.toThrow('No payment waits')
})

test('a page to pay on is good for a day', async () => {
  const { checkoutId } = await stage.order('creator-month')
  stage.clock.advance(DAY_MS + 1000)
  await expect(stage.sandbox.pay(checkoutId, { card: '4242424242424242' })).rejects.toThrow('expired')
  expect(await stage.payments.findCheckout(checkoutId)).toMatchObject({ status: 'expired' })
})

test('a renewal that fails holds the plan for seven days of grace, then ends it', async () => {
  const bought = await stage.buy('pro-month', FAILS_LATER)
  forget()
  await goTo('2026-03-01T00:00:00Z')
  expect(told()).toEqual(['payment failed 3999', 'subscription on_hold pro-month on_hold'])
  await goTo('2026-03-06T00:00:00Z')
  expect((await subscriptionOf(bought)).status).toBe('on_hold')
  await goTo('2026-03-08T00:00:00Z')
  expect(told().slice(2)).toEqual([...Array(3).fill('payment failed 3999'), 'subscription cancelled pro-month cancelled'])
  await goTo('2027-01-01T00:00:00Z')
  expect(told()).toHaveLength(6)
})

test('another card in the portal ends the hold at once', async () => {
  const bought = await stage.buy('pro-month', FAILS_LATER)
  await goTo('2026-03-01T00:00:00Z')
  forget()
  const token = await portalOf(bought)
  const { subscriptionId = '' } = bought
  const change = (card: string) => stage.sandbox.changeInPortal(token, { do: 'change-card', subscriptionId, card })
  expect(await change('4000000000000002')).toBe('Your card was declined.')
  expect(await change('4242424242424242')).toBeUndefined()
  await stage.sandbox.catchUp()
  expect(told()).toEqual([
    'subscription updated pro-month on_hold',
    'subscription renewed pro-month active',
    'payment succeeded 3999',
  ])
  expect((await subscriptionOf(bought)).periodEnd).toEqual(new Date('2026-03-31T10:00:00Z'))
})

test('an upgrade at once charges the difference for the rest of the period', async () => {
  stage.clock.set(new Date('2026-04-01T00:00:00Z'))
  const { subscriptionId = '' } = await stage.buy('creator-month')
  forget()
  stage.clock.set(new Date('2026-04-16T00:00:00Z'))
  await stage.payments.changePlan({ subscriptionId, productId: 'pro-month', when: 'now' })
  await stage.sandbox.catchUp()
  expect(told()).toEqual(['subscription plan_changed pro-month active', 'payment succeeded 1000'])
  expect((await subscriptionOf({ subscriptionId })).periodEnd).toEqual(new Date('2026-05-01T00:00:00Z'))
})

test('a switch to the year at once pays the year less what is left of the month, and begins anew', async () => {
  stage.clock.set(new Date('2026-04-01T00:00:00Z'))
  const { subscriptionId = '' } = await stage.buy('creator-month')
  forget()
  stage.clock.set(new Date('2026-04-16T00:00:00Z'))
  await stage.payments.changePlan({ subscriptionId, productId: 'creator-year', when: 'now' })
  await stage.sandbox.catchUp()
  expect(told()[1]).toBe(`payment succeeded ${15_992 - 999}`)
  expect((await subscriptionOf({ subscriptionId })).periodEnd).toEqual(new Date('2027-04-16T00:00:00Z'))
})

test('a downgrade waits for the end of the period and can be replaced or forgotten', async () => {
  const { subscriptionId = '' } = await stage.buy('pro-month')
  const later = (productId: string) => stage.payments.changePlan({ subscriptionId, productId, when: 'period end' })
  await later('creator-month')
  await later('creator-year')
  expect(await subscriptionOf({ subscriptionId })).toMatchObject({
    ...{ productId: 'pro-month', scheduledProductId: 'creator-year' },
  })
  await stage.sandbox.changeInPortal(await portalOf({ subscriptionId }), { do: 'forget-change', subscriptionId })
  expect((await subscriptionOf({ subscriptionId })).scheduledProductId).toBeUndefined()
  await later('creator-month')
  await stage.sandbox.catchUp()
  forget()
  await goTo('2026-03-01T00:00:00Z')
  expect(told()).toEqual([
    'subscription plan_changed creator-month active',
    'subscription renewed creator-month active',
    'payment succeeded 1999',
  ])
})

test('a change whose charge fails changes nothing', async () => {
  const { subscriptionId = '' } = await stage.buy('creator-month', FAILS_LATER)
  forget()
  await stage.payments.changePlan({ subscriptionId, productId: 'pro-year', when: 'now' })
  await stage.sandbox.catchUp()
  expect(told()).toEqual([expect.stringMatching(/^payment failed/)])
  expect((await subscriptionOf({ subscriptionId })).productId).toBe('creator-month')
})

test('a plan cancelled in the portal lasts until its end, unless that is taken back', async () => {
  const bought = await stage.buy('creator-month')
  const { subscriptionId = '' } = bought
  const token = await portalOf(bought)
  await stage.sandbox.changeInPortal(token, { do: 'cancel', subscriptionId })
  expect(await subscriptionOf(bought)).toMatchObject({ status: 'active', isCancelledAtPeriodEnd: true })
  await stage.sandbox.changeInPortal(token, { do: 'keep', subscriptionId })
  await goTo('2026-03-01T00:00:00Z')
  expect(await subscriptionOf(bought)).toMatchObject({ status: 'active', isCancelledAtPeriodEnd: false })
  await stage.sandbox.changeInPortal(await portalOf(bought), { do: 'cancel', subscriptionId })
  await stage.sandbox.catchUp()
  forget()
  await goTo('2026-06-01T00:00:00Z')
  expect(told()).toEqual(['subscription cancelled creator-month cancelled'])
})

test('who chooses another plan takes a cancellation back', async () => {
  const bought = await stage.buy('creator-month')
  const { subscriptionId = '' } = bought
  await stage.sandbox.changeInPortal(await portalOf(bought), { do: 'cancel', subscriptionId })
  await stage.payments.changePlan({ subscriptionId, productId: 'pro-month', when: 'now' })
  expect(await subscriptionOf(bought)).toMatchObject({ productId: 'pro-month', isCancelledAtPeriodEnd: false })
})

test('payments are given back in parts, never more than was paid', async () => {
  const { paymentId = '' } = await stage.buy('credit-pack-1000')
  forget()
  await stage.sandbox.order({ refund: { paymentId, amountCents: 400 } })
  expect(await stage.payments.findPayment(paymentId)).toMatchObject({ status: 'succeeded', refundedCents: 400 })
  await expect(stage.sandbox.order({ refund: { paymentId, amountCents: 600 } })).rejects.toThrow('From 1 to 599')
  await stage.sandbox.order({ refund: { paymentId } })
  await expect(stage.sandbox.order({ refund: { paymentId } })).rejects.toThrow('already')
  expect(await stage.payments.findPayment(paymentId)).toMatchObject({ status: 'refunded', refundedCents: 999 })
  await stage.sandbox.catchUp()
  expect(told()).toEqual(['refund 400', 'refund 599'])
})

test('a dispute is opened, won and lost', async () => {
  const { paymentId = '' } = await stage.buy('credit-pack-1000')
  forget()
  const dispute = (state: 'opened' | 'won' | 'lost') => stage.sandbox.order({ dispute: { paymentId, state } })
  const status = async () => (await stage.payments.findPayment(paymentId))?.status
  await expect(dispute('won')).rejects.toThrow('No dispute is open')
  await dispute('opened')
  expect(await status()).toBe('disputed')
  await dispute('won')
  expect(await status()).toBe('succeeded')
  await dispute('opened')
  await dispute('lost')
  expect(await status()).toBe('disputed')
  await stage.sandbox.catchUp()
  expect(told()).toEqual(['dispute opened', 'dispute won', 'dispute opened', 'dispute lost'])
})

test('payments since a day come oldest first, over many pages', async () => {
  await stage.buy('credit-pack-1000')
  stage.clock.advance(DAY_MS)
  const since = stage.clock.now()
  await stage.buy('creator-month')
  stage.clock.set(new Date('2036-01-01T00:00:00Z'))
  // Another look is under way already, as the one that comes every little while.
  const other = stage.sandbox.catchUp()
  await stage.sandbox.catchUp()
  const paid: Date[] = []
  for await (const payment of stage.payments.listPayments(since)) paid.push(payment.paidAt)
  expect(paid).toHaveLength(1 + 118)
  expect(paid).toEqual([...paid].sort((one, other) => one.getTime() - other.getTime()))
  await other
})

test('payments of one subscription are listed without those of others', async () => {
  const since = stage.clock.now()
  const [mine] = [await stage.buy('creator-month'), await stage.buy('creator-month')]
  const { subscriptionId = '' } = mine
  const listed = await Array.fromAsync(stage.payments.listPayments(since, { subscriptionId }))
  expect(listed.map(({ paymentId }) => paymentId)).toEqual([mine.paymentId])
})

test('what is not there is not found, and what cannot be is refused', async () => {
  const { payments } = stage
  expect(await payments.findSubscription('sub_none')).toBeUndefined()
  expect(await payments.findPayment('pay_none')).toBeUndefined()
  expect(await payments.findCheckout('cks_none')).toBeUndefined()
  await expect(stage.order('free-credits')).rejects.toMatchObject({ name: 'PaymentsError', kind: 'refused' })
  await expect(stage.order('creator-month', 'cus_none')).rejects.toMatchObject({ kind: 'refused' })
  const { subscriptionId = '' } = await stage.buy('creator-month')
  for (const productId of ['creator-month', 'credit-pack-1000', 'none']) {
    await expect(payments.changePlan({ subscriptionId, productId, when: 'now' })).rejects.toMatchObject({ kind: 'refused' })
  }
})

test('nobody manages what is not theirs', async () => {
  const mine = await stage.buy('creator-month')
  const { checkoutId } = await stage.payments.createCheckout({
    productId: 'pro-month',
    currency: 'USD',
    customer: { userId: 'noa', email: 'noa@example.test', name: 'Noa' },
    orderId: 'hers',
    returnUrl: 'http://localhost:8787/',
    cancelUrl: 'http://localhost:8787/',
  })
  await stage.sandbox.pay(checkoutId, { card: '4242424242424242' })
  const hers = await stage.payments.findCheckout(checkoutId)
  const token = await portalOf(mine)
  const cancel = stage.sandbox.changeInPortal(token, { do: 'cancel', subscriptionId: hers?.subscriptionId ?? '' })
  await expect(cancel).rejects.toThrow('nothing of yours')
  const refund = stage.sandbox.changeInPortal(token, { do: 'refund', paymentId: hers?.paymentId ?? '' })
  await expect(refund).rejects.toThrow('nothing of yours')
  expect((await stage.sandbox.showPortal(token)).subscriptions).toHaveLength(1)
})

test('a wrong key is refused', async () => {
  const stranger = new DodoPayments({
    ...{ bearerToken: 'guessed', baseURL: 'http://sandbox.test', fetch: stage.sandbox.fetch, maxRetries: 0 },
  })
  await expect(stranger.products.list()).rejects.toThrow(DodoPayments.AuthenticationError)
})
