import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PaymentsError } from '#server/platform/payments/payments.ts'
import { type BillingStage, openBillingStage } from '#server/testing/billing-stage.ts'
import { insertDeparture } from './departures.store.ts'

let stage: BillingStage
beforeAll(async () => {
  stage = await openBillingStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const CARD = { card: '4242 4242 4242 4242' }
const A_QUARTER_MS = 15 * 60_000

const leave = (userId: string) =>
  stage.kysely.transaction().execute((transaction) => insertDeparture(transaction, { userId, leftAt: stage.clock.now() }))

/** Ordered while there was an account, and paid when there was none any more. */
async function payAfterLeaving(productId: string) {
  const mira = stage.person()
  const { checkoutId } = await stage.order(mira, productId)
  await leave(mira.userId)
  await stage.sandbox.pay(checkoutId, CARD)
  await stage.sandbox.catchUp()
  const { paymentId = '', subscriptionId = '' } = (await stage.payments.findCheckout(checkoutId)) ?? {}
  return { userId: mira.userId, paymentId, subscriptionId }
}

const stateOf = async ({ paymentId, subscriptionId }: { paymentId: string; subscriptionId: string }) => ({
  payment: (await stage.payments.findPayment(paymentId))?.status,
  plan: (await stage.payments.findSubscription(subscriptionId))?.status,
})

const GIVEN_BACK = { payment: 'refunded', plan: 'cancelled' }

test('a plan that is paid after its buyer has deleted their account is ended and given back, once, and told', async () => {
  const bought = await payAfterLeaving('pro-year')
  expect(await stateOf(bought)).toEqual(GIVEN_BACK)
  expect(await stage.ledgerOf(bought.userId)).toEqual([])
  const words = `subscription ${bought.subscriptionId} was ended and its money given back`
  await stage.billing.catchUp()
  await stage.wait(400)
  expect(stage.reported.filter((what) => what.includes(words))).toHaveLength(1)
  expect(await stage.ledgerOf(bought.userId)).toEqual([])
})

test('a pack goes back in the same way', async () => {
  const bought = await payAfterLeaving('credit-pack-1000')
  expect((await stateOf(bought)).payment).toBe('refunded')
  expect(await stage.ledgerOf(bought.userId)).toEqual([])
  expect(stage.reported.filter((what) => what.includes(`the money of payment ${bought.paymentId}`))).toHaveLength(1)
})

test('it is tried again until the provider does it, and found where its messages are lost', async () => {
  const { payments } = stage
  const refund = vi.spyOn(payments, 'refundPayment').mockRejectedValue(new PaymentsError('unavailable', 'not now'))
  stage.reach(false)
  const [plan, pack] = [await payAfterLeaving('creator-month'), await payAfterLeaving('credit-pack-5000')]
  stage.clock.advance(A_QUARTER_MS)
  await stage.billing.catchUp()
  expect([(await stateOf(plan)).payment, (await stateOf(pack)).payment]).toEqual(['succeeded', 'succeeded'])
  expect(stage.reported.filter((what) => what.includes('was not returned yet'))).toHaveLength(2)
  refund.mockRestore()
  await stage.billing.catchUp()
  expect([await stateOf(plan), (await stateOf(pack)).payment]).toEqual([GIVEN_BACK, 'refunded'])
  expect([await stage.ledgerOf(plan.userId), await stage.ledgerOf(pack.userId)]).toEqual([[], []])
  stage.reach(true)
})

test('a plan that begins in the moment of leaving is ended; what was paid before stays as it was', async () => {
  const mira = stage.person()
  const pack = await stage.buy(mira, 'credit-pack-1000')
  const plan = await stage.buy(mira, 'creator-month')
  await leave(mira.userId)
  await stage.billing.catchUp()
  await stage.sandbox.catchUp()
  expect(await stateOf(plan)).toEqual({ payment: 'succeeded', plan: 'cancelled' })
  expect((await stateOf(pack)).payment).toBe('succeeded')
  expect(await stage.balance(mira.userId)).toBe(6000)
})
