import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PaymentsError } from '#server/platform/payments/payments.ts'
import { type BillingStage, openBillingStage } from '#server/testing/billing-stage.ts'
import { type FreshDatabase, freshDatabase } from '#server/testing/fresh-database.ts'
import { openHaltingDatabase } from '#server/testing/open-halting-database.ts'
import { returnPurchases } from './return-purchases.ts'

let fresh: FreshDatabase
let stage: BillingStage
beforeAll(async () => {
  fresh = await freshDatabase()
  stage = await openBillingStage({ database: fresh })
})
afterAll(async () => {
  await stage[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

const UNSOLD = [0, 'Not paid as ordered, so it was ended and the money goes back: Creator plan']

/** From now on the provider's words on subscriptions are of another price or currency than was ordered. */
function tellOtherwise(change: { priceCents: number } | { currency: string }) {
  const { payments } = stage
  const { readWebhook, findSubscription } = payments
  const heard = vi.spyOn(payments, 'readWebhook').mockImplementation((...call) => {
    const event = readWebhook(...call)
    return event.kind === 'subscription' ? { ...event, subscription: { ...event.subscription, ...change } } : event
  })
  const found = vi.spyOn(payments, 'findSubscription').mockImplementation(async (id) => {
    const subscription = await findSubscription(id)
    return subscription && { ...subscription, ...change }
  })
  return () => {
    heard.mockRestore()
    found.mockRestore()
  }
}

const refundsOf = (paymentId: string) =>
  stage.kysely.selectFrom('sandbox_refunds').select('amount_cents').where('payment_id', '=', paymentId).execute()

const planStatus = async (subscriptionId: string) => (await stage.payments.findSubscription(subscriptionId))?.status

test.each([{ priceCents: 19 }, { currency: 'JPY' }])(
  'a plan whose first word is of %o is ended and its money given back, once; its buyer can buy anew',
  async (change) => {
    const mira = stage.person()
    const tellTruly = tellOtherwise(change)
    const { paymentId, subscriptionId } = await stage.buy(mira, 'creator-month')
    await stage.billing.catchUp()
    tellTruly()
    expect(await planStatus(subscriptionId)).toBe('cancelled')
    expect(await refundsOf(paymentId)).toEqual([{ amount_cents: 1999 }])
    expect(await stage.ledgerOf(mira.userId)).toEqual([UNSOLD])
    const words = `user ${mira.userId} did not pay what a plan was ordered for; subscription ${subscriptionId} was ended`
    expect(stage.reported.filter((what) => what.includes(words))).toHaveLength(1)
    expect(await stage.billing.findSubscription(mira.userId)).toBeUndefined()
    await stage.buy(mira, 'creator-month')
    expect(await stage.balance(mira.userId)).toBe(5000)
  },
)

test('where the answer to a refund is lost, or the process dies before it is noted, the money goes back once', async () => {
  const [mira, { payments }] = [stage.person(), stage]
  const { refundPayment } = payments
  const lost = vi.spyOn(payments, 'refundPayment').mockImplementation(async (id) => {
    await refundPayment(id)
    throw new PaymentsError('unavailable', 'no answer came')
  })
  const tellTruly = tellOtherwise({ priceCents: 19 })
  const { paymentId, subscriptionId } = await stage.buy(mira, 'creator-month')
  lost.mockRestore()
  await stage.billing.catchUp()
  await stage.billing.catchUp()
  tellTruly()
  expect(await planStatus(subscriptionId)).toBe('cancelled')
  expect(await refundsOf(paymentId)).toEqual([{ amount_cents: 1999 }])
  expect(await stage.ledgerOf(mira.userId)).toEqual([UNSOLD])
})

test('a process that is killed between any two steps of giving back gives back once in the end', async () => {
  const { payments } = stage
  let steps = 0
  for (let isOver = false; !isOver; steps += 1) {
    const mira = stage.person()
    const isDown = vi.spyOn(payments, 'endSubscription').mockRejectedValue(new PaymentsError('unavailable', 'down'))
    const tellTruly = tellOtherwise({ priceCents: 19 })
    const { paymentId, subscriptionId } = await stage.buy(mira, 'creator-month')
    tellTruly()
    isDown.mockRestore()
    expect(await refundsOf(paymentId)).toEqual([])
    const { kysely: database, halted, part } = openHaltingDatabase(fresh.connection, steps + 1)
    isOver = (await Promise.race([halted, returnPurchases({ ...stage.parts, database })])) === undefined
    await part()
    await returnPurchases(stage.parts)
    expect(await planStatus(subscriptionId)).toBe('cancelled')
    expect(await refundsOf(paymentId)).toEqual([{ amount_cents: 1999 }])
    expect(await stage.ledgerOf(mira.userId)).toEqual([UNSOLD])
  }
  expect(steps).toBeGreaterThan(6)
})

test('two messages side by side ask the provider for the money once', async () => {
  const mira = stage.person()
  const { payments } = stage
  const isDown = vi.spyOn(payments, 'endSubscription').mockRejectedValue(new PaymentsError('unavailable', 'down'))
  const tellTruly = tellOtherwise({ priceCents: 19 })
  const { paymentId } = await stage.buy(mira, 'creator-month')
  tellTruly()
  isDown.mockRestore()
  const asked = vi.spyOn(payments, 'refundPayment')
  await Promise.all([1, 2, 3].map(() => returnPurchases(stage.parts)))
  expect(asked.mock.calls).toEqual([[paymentId]])
  asked.mockRestore()
})
