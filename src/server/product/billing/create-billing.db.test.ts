import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BillingStage, openBillingStage } from '#server/testing/billing-stage.ts'

let stage: BillingStage
beforeAll(async () => {
  stage = await openBillingStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const CREATOR = 5_000
const PRO = 10_000

test('OP-34 a pack is credited once, however often and in whatever order its messages come', async () => {
  const mira = stage.person()
  await stage.sandbox.order({ webhooks: 'hold' })
  const { paymentId } = await stage.buy(mira, 'credit-pack-1000')
  expect(await stage.balance(mira.userId)).toBe(0)
  await stage.sandbox.order({ release: 'twice' })
  await stage.sandbox.order({ webhooks: 'send' })
  const { messages } = await stage.sandbox.describe()
  for (const { id } of messages) await stage.sandbox.order({ resend: id })
  await stage.sandbox.catchUp()
  expect(await stage.ledgerOf(mira.userId)).toEqual([[1000, 'Bought: Credit Pack 1000']])
  expect(paymentId).not.toBe('')
  // Told to open pages in the same transaction, once.
  const told = await stage.kysely.selectFrom('outbox_events').select('kind').where('user_id', '=', mira.userId).execute()
  expect(told).toEqual([{ kind: 'credits.changed' }])
})

test('BC-14 BC-15 a plan gives its credits each month that is paid', async () => {
  const [mira, noor] = [stage.person(), stage.person()]
  await stage.buy(mira, 'creator-month')
  await stage.buy(noor, 'pro-month')
  expect([await stage.balance(mira.userId), await stage.balance(noor.userId)]).toEqual([CREATOR, PRO])
  await stage.wait(31)
  expect([await stage.balance(mira.userId), await stage.balance(noor.userId)]).toEqual([2 * CREATOR, 2 * PRO])
})

test('OP-37 a yearly plan gives its credits every month, and catches up after an outage', async () => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  await stage.buy(mira, 'creator-year')
  expect(await stage.balance(mira.userId)).toBe(CREATOR)
  await stage.wait(32)
  await stage.billing.catchUp()
  await stage.billing.catchUp()
  expect(await stage.balance(mira.userId)).toBe(2 * CREATOR)
  await stage.wait(100)
  await stage.billing.catchUp()
  expect(await stage.balance(mira.userId)).toBe(5 * CREATOR)
  await stage.wait(220)
  await stage.billing.catchUp()
  expect(await stage.balance(mira.userId)).toBe(12 * CREATOR)
})

test('OP-37 OP-38 an upgrade brings at once the difference for the days that its payment is for', async () => {
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'creator-month')
  await stage.wait(10)
  const change = await stage.billing.changePlan(mira.userId, { subscriptionId, targetProductId: 'pro-month' })
  expect(change).toEqual({ isChanged: true, message: 'Your subscription plan has been updated.' })
  await stage.sandbox.catchUp()
  const period = await stage.billing.findSubscription(mira.userId)
  const daysLeft = ((period?.periodEnd.getTime() ?? 0) - stage.clock.now().getTime()) / 86_400_000
  const upgraded = CREATOR + Math.ceil(((PRO - CREATOR) * daysLeft) / (10 + daysLeft))
  expect(await stage.balance(mira.userId)).toBe(upgraded)
  expect(period).toMatchObject({ productId: 'pro-month', status: 'active' })
  await stage.wait(22)
  expect(await stage.balance(mira.userId)).toBe(upgraded + PRO)
})

test('who chooses the plan they have takes back the change that was planned', async () => {
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'pro-month')
  const choose = (targetProductId: string) => stage.billing.changePlan(mira.userId, { subscriptionId, targetProductId })
  expect(await choose('pro-month')).toEqual({ isChanged: false, message: 'This is your plan already.' })
  await choose('creator-month')
  expect(await choose('pro-month')).toEqual({ isChanged: true, message: 'The planned change is taken back.' })
  await stage.sandbox.catchUp()
  await stage.wait(31)
  expect(await stage.billing.findSubscription(mira.userId)).toMatchObject({ productId: 'pro-month' })
  expect(await stage.balance(mira.userId)).toBe(2 * PRO)
})

test('one press in three tabs is one change, and each of them hears that it is done', async () => {
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'creator-month')
  const press = () => stage.billing.changePlan(mira.userId, { subscriptionId, targetProductId: 'pro-month' })
  const answers = await Promise.all([press(), press(), press()])
  // A press that comes when the others are done hears the same.
  answers.push(await press())
  expect(answers.map(({ isChanged }) => isChanged)).toEqual([true, true, true, true])
  await stage.sandbox.catchUp()
  expect(await stage.balance(mira.userId)).toBe(PRO)
  const paid = stage.kysely.selectFrom('sandbox_payments').select('amount_cents').where('subscription_id', '=', subscriptionId)
  expect(await paid.execute()).toHaveLength(2)
})

test('OP-38 a downgrade waits for the end of the period and takes nothing', async () => {
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'pro-month')
  const change = await stage.billing.changePlan(mira.userId, { subscriptionId, targetProductId: 'creator-month' })
  expect(change.isChanged).toBe(true)
  await stage.sandbox.catchUp()
  const { productId, scheduledProductId } = (await stage.billing.findSubscription(mira.userId)) ?? {}
  expect([productId, scheduledProductId, await stage.balance(mira.userId)]).toEqual(['pro-month', 'creator-month', PRO])
  await stage.wait(31)
  expect(await stage.balance(mira.userId)).toBe(PRO + CREATOR)
  expect((await stage.billing.findSubscription(mira.userId))?.productId).toBe('creator-month')
})

test('OP-38 a switch to yearly begins a year at once, less what was left of the month', async () => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'creator-month')
  const { isChanged } = await stage.billing.changePlan(mira.userId, { subscriptionId, targetProductId: 'creator-year' })
  await stage.sandbox.catchUp()
  expect([isChanged, await stage.balance(mira.userId)]).toEqual([true, CREATOR])
  await stage.wait(364)
  await stage.billing.catchUp()
  expect(await stage.balance(mira.userId)).toBe(12 * CREATOR)
})

test('a refund takes back what is left of the credits, and says what was not', async () => {
  const mira = stage.person()
  const { paymentId } = await stage.buy(mira, 'credit-pack-1000')
  const holdId = crypto.randomUUID()
  await stage.kysely.transaction().execute(async (transaction) => {
    await stage.parts.credits.hold(transaction, { holdId, userId: mira.userId, amountCredits: 700, reason: 'preview' })
    await stage.parts.credits.settle(transaction, holdId)
  })
  await stage.sandbox.order({ refund: { paymentId } })
  await stage.sandbox.catchUp()
  expect(await stage.ledgerOf(mira.userId)).toEqual([
    [1000, 'Bought: Credit Pack 1000'],
    [-700, 'preview'],
    [0, 'preview'],
    [-300, 'Refund of Credit Pack 1000 (700 of 1,000 credits were spent already)'],
  ])
})

test('a part that is refunded takes back that part', async () => {
  const mira = stage.person()
  const { paymentId } = await stage.buy(mira, 'credit-pack-1000')
  for (const amountCents of [99, 400]) await stage.sandbox.order({ refund: { paymentId, amountCents } })
  await stage.sandbox.catchUp()
  expect(await stage.balance(mira.userId)).toBe(1000 - Math.floor((1000 * 499) / 999))
})

test('a dispute takes the credits back when it is opened, and gives them back when it is won', async () => {
  const mira = stage.person()
  const { paymentId } = await stage.buy(mira, 'creator-month')
  await stage.sandbox.order({ dispute: { paymentId, state: 'opened' } })
  await stage.sandbox.catchUp()
  expect(await stage.balance(mira.userId)).toBe(0)
  stage.clock.advance(60_000)
  await stage.sandbox.order({ dispute: { paymentId, state: 'won' } })
  await stage.sandbox.catchUp()
  expect(await stage.balance(mira.userId)).toBe(CREATOR)
})

test('a renewal that can not be paid leaves seven days, and then nothing', async () => {
  await using stage = await openBillingStage()
  const mira = stage.person()
  await stage.buy(mira, 'creator-month', '4000 0000 0000 0341')
  await stage.wait(31)
  const held = await stage.billing.findSubscription(mira.userId)
  expect([held?.status, await stage.balance(mira.userId)]).toEqual(['on_hold', CREATOR])
  const graceDays = ((held?.graceEndsAt?.getTime() ?? 0) - stage.clock.now().getTime()) / 86_400_000
  expect(Math.round(graceDays)).toBe(7)
  await stage.wait(8)
  expect(await stage.billing.findSubscription(mira.userId)).toBeUndefined()
})

test('who cancels keeps what is paid until the period ends', async () => {
  const mira = stage.person()
  const { subscriptionId } = await stage.buy(mira, 'creator-month')
  const { url } = await stage.billing.openPortal(mira.userId, { origin: 'http://localhost:8787' })
  const token = new URL(url).pathname.split('/').at(-1) ?? ''
  await stage.sandbox.changeInPortal(token, { do: 'cancel', subscriptionId })
  await stage.sandbox.catchUp()
  expect(await stage.billing.findSubscription(mira.userId)).toMatchObject({ status: 'active', isCancelledAtPeriodEnd: true })
  await stage.wait(32)
  expect(await stage.billing.findSubscription(mira.userId)).toBeUndefined()
  expect(await stage.balance(mira.userId)).toBe(CREATOR)
})

test('OP-33 OP-34 the redirect may come first: the provider is asked, and the message adds nothing more', async () => {
  const mira = stage.person()
  stage.reach(false)
  const [pack, plan] = [await stage.buy(mira, 'credit-pack-5000'), await stage.buy(mira, 'creator-month')]
  expect(await stage.balance(mira.userId)).toBe(0)
  for (let look = 0; look < 3; look += 1) {
    expect(await stage.billing.syncOrder(mira.userId, pack.orderId)).toEqual({ addedCredits: 5000, payment: 'arrived' })
    expect(await stage.billing.syncOrder(mira.userId, plan.orderId)).toEqual({ addedCredits: CREATOR, payment: 'arrived' })
  }
  stage.reach(true)
  await stage.sandbox.order({ release: 'reversed' })
  expect(await stage.balance(mira.userId)).toBe(5000 + CREATOR)
})

test('PR-04 a session of nobody, of somebody else, or that is not paid gives nothing', async () => {
  const [mira, noor] = [stage.person(), stage.person()]
  const unpaid = await stage.order(mira, 'credit-pack-1000')
  const foreign = await stage.buy(noor, 'credit-pack-1000')
  for (const session of [unpaid.orderId, foreign.orderId, foreign.checkoutId, 'x', crypto.randomUUID()]) {
    const payment = session === unpaid.orderId ? 'open' : 'unknown'
    expect(await stage.billing.syncOrder(mira.userId, session)).toEqual({ addedCredits: 0, payment })
  }
  expect(await stage.balance(mira.userId)).toBe(0)
})

test('messages that never came are found by looking', async () => {
  const mira = stage.person()
  await stage.billing.catchUp()
  stage.reach(false)
  await stage.sandbox.order({ next: 'drop', times: 20 })
  const { paymentId } = await stage.buy(mira, 'credit-pack-1000')
  await stage.buy(mira, 'pro-month')
  await stage.wait(0.1)
  expect(await stage.balance(mira.userId)).toBe(0)
  await stage.billing.catchUp()
  expect(await stage.balance(mira.userId)).toBe(1000 + PRO)
  await stage.sandbox.order({ refund: { paymentId } })
  await stage.wait(0.1)
  await stage.billing.catchUp()
  expect(await stage.balance(mira.userId)).toBe(PRO)
  stage.reach(true)
})
