import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BillingStage, openBillingStage } from '#server/testing/billing-stage.ts'

let stage: BillingStage
beforeAll(async () => {
  stage = await openBillingStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const PAYS_ONCE = '4000 0000 0000 0341'
const newest = async () =>
  stage.kysely
    .selectFrom('sandbox_payments')
    .select(['amount_cents', 'status'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .where('checkout_id', 'is', null)
    .executeTakeFirst()

test.each([
  ['creator-month', 'pro-month', { thenCents: 3999, interval: 'Month', renewsAt: new Date('2026-02-10T10:00:00Z') }],
  ['creator-month', 'creator-year', { thenCents: 15_992, interval: 'Year', renewsAt: new Date('2027-01-20T10:00:00Z') }],
] as const)('OP-38 from %s to %s what is charged is what was told, to the cent', async (from, to, then) => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, from)
  await stage.wait(10)
  const change = { subscriptionId, targetProductId: to }
  const preview = await stage.billing.previewPlanChange(mira.userId, change)
  expect(preview).toEqual({ chargedNowCents: expect.any(Number), currency: 'USD', isTaxExtra: false, ...then })
  const shownCents = preview?.chargedNowCents ?? 0
  expect((await stage.billing.changePlan(mira.userId, { ...change, shownCents })).isChanged).toBe(true)
  const charged = await stage.kysely
    .selectFrom('sandbox_payments')
    .select('amount_cents')
    .where('checkout_id', 'is', null)
    .executeTakeFirstOrThrow()
  expect(charged.amount_cents).toBe(shownCents)
  expect((await stage.billing.findSubscription(mira.userId))?.periodEnd).toEqual(then.renewsAt)
})

test('OP-38 a change that waits is told with nothing now, and its price from the end of the period on', async () => {
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'pro-month')
  const change = { subscriptionId, targetProductId: 'creator-month' }
  const end = (await stage.billing.findSubscription(mira.userId))?.periodEnd
  const then = { thenCents: 1999, currency: 'USD', interval: 'Month', isTaxExtra: false, renewsAt: end }
  expect(await stage.billing.previewPlanChange(mira.userId, change)).toEqual({ chargedNowCents: 0, ...then })
})

test('a change that would charge more at once than was shown is refused, and nothing is charged; what costs less goes on', async () => {
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'creator-month')
  const change = { subscriptionId, targetProductId: 'pro-month' }
  const shownCents = (await stage.billing.previewPlanChange(mira.userId, change))?.chargedNowCents ?? 0
  const before = await newest()
  await expect(stage.billing.changePlan(mira.userId, { ...change, shownCents: shownCents - 1 })).rejects.toMatchObject({
    code: 'price.changed',
    details: { chargedNowCents: shownCents },
  })
  expect(await newest()).toEqual(before)
  expect((await stage.billing.findSubscription(mira.userId))?.productId).toBe('creator-month')
  await stage.wait(5)
  expect((await stage.billing.changePlan(mira.userId, { ...change, shownCents })).isChanged).toBe(true)
  expect((await newest())?.amount_cents).toBeLessThan(shownCents)
})

test('a card that does not pay is told as such, and the plan stays', async () => {
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'creator-month', PAYS_ONCE)
  const change = { subscriptionId, targetProductId: 'pro-month' }
  expect(await stage.billing.changePlan(mira.userId, change)).toEqual({
    isChanged: false,
    isCardDeclined: true,
    message: 'The payment for this change did not go through, so your plan stays as it is.',
  })
  expect((await stage.billing.findSubscription(mira.userId))?.productId).toBe('creator-month')
})

test('nothing is told of a plan that is had, is not sold, or is of somebody else', async () => {
  const [mira, noor] = [stage.person(), stage.person()]
  const { subscriptionId } = await stage.buy(mira, 'creator-month')
  const preview = (userId: string, targetProductId: string) =>
    stage.billing.previewPlanChange(userId, { subscriptionId, targetProductId })
  for (const product of ['creator-month', 'gold-bars', 'credit-pack-1000']) {
    expect(await preview(mira.userId, product)).toBeUndefined()
  }
  const asked = vi.spyOn(stage.payments, 'previewChange')
  expect(await preview(noor.userId, 'pro-month')).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
