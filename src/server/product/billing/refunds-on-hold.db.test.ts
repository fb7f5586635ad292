import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BillingStage, openBillingStage } from '#server/testing/billing-stage.ts'

let stage: BillingStage
beforeAll(async () => {
  stage = await openBillingStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

/** Somebody with a pack, of which so much is on hold for a job. */
async function aBuyerAtWork(...heldCredits: readonly number[]) {
  const mira = stage.person()
  const { credits } = stage.parts
  const { paymentId } = await stage.buy(mira, 'credit-pack-1000')
  const holdIds: string[] = []
  for (const amountCredits of heldCredits) {
    const holdId = crypto.randomUUID()
    const hold = { holdId, userId: mira.userId, amountCredits, reason: 'preview' }
    await stage.kysely.transaction().execute((transaction) => credits.hold(transaction, hold))
    holdIds.push(holdId)
  }
  return {
    balance: () => stage.balance(mira.userId),
    amounts: async () => (await stage.ledgerOf(mira.userId)).map(([amount]) => amount),
    words: async () => (await stage.ledgerOf(mira.userId)).map(([, reason]) => reason),
    release: (which = 0) =>
      stage.kysely.transaction().execute((transaction) => credits.release(transaction, holdIds[which] ?? '')),
    settle: (which = 0) =>
      stage.kysely.transaction().execute((transaction) => credits.settle(transaction, holdIds[which] ?? '')),
    async refund(amountCents?: number) {
      await stage.sandbox.order({ refund: { paymentId, ...(amountCents && { amountCents }) } })
      await stage.sandbox.catchUp()
    },
    async dispute(state: 'opened' | 'won' | 'lost') {
      stage.clock.advance(1000)
      await stage.sandbox.order({ dispute: { paymentId, state } })
      await stage.sandbox.catchUp()
    },
  }
}

test('a refund takes what is left at once, and what is on hold when that is given back', async () => {
  const mira = await aBuyerAtWork(700)
  await mira.refund()
  expect(await mira.amounts()).toEqual([1000, -700, -300])
  expect((await mira.words()).at(-1)).toBe(
    'Refund of Credit Pack 1000 (700 of 1,000 credits are on hold for running work and taken if it gives them back)',
  )
  await mira.release()
  expect(await mira.amounts()).toEqual([1000, -700, -300, 700, -700])
  expect((await mira.words()).at(-1)).toBe('Refund of Credit Pack 1000 (was on hold)')
  expect(await mira.balance()).toBe(0)
})

test('what was on hold and is spent then is not taken from anything that comes later', async () => {
  const mira = await aBuyerAtWork(400, 300)
  await mira.refund()
  await mira.settle(0)
  await mira.release(1)
  expect(await mira.amounts()).toEqual([1000, -400, -300, -300, 0, 300, -300])
  expect(await mira.balance()).toBe(0)
})

test('only what is on hold is waited for: what was spent is said and forgotten', async () => {
  const mira = await aBuyerAtWork(600, 400)
  await mira.settle(0)
  await mira.refund()
  expect((await mira.words()).at(-1)).toBe(
    'Refund of Credit Pack 1000 (600 of 1,000 credits were spent already; 400 of 1,000 credits are on hold for running work and taken if it gives them back)',
  )
  await mira.release(1)
  expect(await mira.balance()).toBe(0)
})

test('a dispute that is won gives back what it took late, and forgets what it waited for', async () => {
  const [taken, waiting] = [await aBuyerAtWork(700), await aBuyerAtWork(700)]
  await taken.dispute('opened')
  await taken.release()
  expect(await taken.balance()).toBe(0)
  await taken.dispute('won')
  expect(await taken.balance()).toBe(1000)
  expect((await taken.words()).at(-1)).toBe('Dispute settled: Credit Pack 1000')
  await waiting.dispute('opened')
  await waiting.dispute('won')
  await waiting.release()
  expect(await waiting.balance()).toBe(1000)
})

test('a part is refunded, then the rest: never more is taken than was bought', async () => {
  const mira = await aBuyerAtWork(900)
  await mira.refund(500)
  expect(await mira.balance()).toBe(0)
  await mira.refund()
  await mira.release()
  expect(await mira.balance()).toBe(0)
  expect((await mira.amounts()).reduce((sum, amount) => sum + amount, 0)).toBe(0)
})
