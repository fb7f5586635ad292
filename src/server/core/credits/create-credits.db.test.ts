import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#contract/app-error.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { createCredits } from './create-credits.ts'

const credits = createCredits({ clock: systemClock })
let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh[Symbol.asyncDispose]())

type Transact = Parameters<Parameters<ReturnType<FreshDatabase['kysely']['transaction']>['execute']>[0]>[0]
const transact = <Answer>(run: (transaction: Transact) => Promise<Answer>) => fresh.kysely.transaction().execute(run)

async function aUser(amountCredits: number): Promise<string> {
  const userId = crypto.randomUUID()
  if (amountCredits > 0) await transact((transaction) => credits.grant(transaction, { userId, amountCredits, reason: 'Gift' }))
  return userId
}

const hold = (userId: string, amountCredits: number, holdId: string = crypto.randomUUID()) =>
  transact((transaction) => credits.hold(transaction, { holdId, userId, amountCredits, reason: 'Preview' }))

async function entriesOf(userId: string) {
  return fresh.kysely.selectFrom('credit_entries').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

test('a hold takes the credits, a settle keeps them, and the entries say so', async () => {
  const userId = await aUser(1000)
  const holdId = crypto.randomUUID()
  expect(await hold(userId, 100, holdId)).toBe(900)
  expect(await transact((transaction) => credits.settle(transaction, holdId))).toBe(true)
  expect(await credits.balance(fresh.kysely, userId)).toBe(900)
  const entries = await entriesOf(userId)
  expect(entries.map((entry) => [entry.kind, entry.amount_credits, entry.balance_after_credits])).toEqual([
    ['grant', 1000, 1000],
    ['hold', -100, 900],
    ['settle', 0, 900],
  ])
})

test('a release gives the held credits back, once', async () => {
  const userId = await aUser(100)
  const holdId = crypto.randomUUID()
  await hold(userId, 100, holdId)
  expect(await transact((transaction) => credits.release(transaction, holdId))).toBe(true)
  expect(await transact((transaction) => credits.release(transaction, holdId))).toBe(false)
  expect(await transact((transaction) => credits.settle(transaction, holdId))).toBe(false)
  expect(await credits.balance(fresh.kysely, userId)).toBe(100)
})

test('a hold larger than the balance is refused and leaves no trace', async () => {
  const userId = await aUser(99)
  await expect(hold(userId, 100)).rejects.toMatchObject({ code: 'credits.insufficient' })
  expect(await credits.balance(fresh.kysely, userId)).toBe(99)
  expect(await entriesOf(userId)).toHaveLength(1)
})

test('BC-30 many spends at once never take more than there is', async () => {
  const userId = await aUser(1000)
  const spends = await Promise.allSettled(Array.from({ length: 40 }, () => hold(userId, 100)))
  expect(spends.filter((spend) => spend.status === 'fulfilled')).toHaveLength(10)
  expect(await credits.balance(fresh.kysely, userId)).toBe(0)
})

test('a grant with a reference is granted once, also when it comes twice at the same time', async () => {
  const userId = crypto.randomUUID()
  const grant = () =>
    transact((transaction) =>
      credits.grant(transaction, { userId, amountCredits: 500, reason: 'Pack', reference: 'payment-1' }),
    )
  const answers = await Promise.all([grant(), grant(), grant()])
  expect(answers.filter((balance) => balance === 500)).toHaveLength(1)
  expect(await credits.balance(fresh.kysely, userId)).toBe(500)
})

test('credits are taken back once, never more than there are, and the entry says what was left', async () => {
  const userId = await aUser(300)
  const takeBack = (reference: string) =>
    transact((transaction) =>
      credits.takeBack(transaction, { userId, amountCredits: 200, reason: (taken) => `${taken} of 200`, reference }),
    )
  expect([await takeBack('refund 1'), await takeBack('refund 1'), await takeBack('refund 2')]).toEqual([200, 0, 100])
  expect(await credits.balance(fresh.kysely, userId)).toBe(0)
  const entries = await entriesOf(userId)
  expect(entries.map((entry) => [entry.kind, entry.amount_credits, entry.reason]).slice(1)).toEqual([
    ['takeback', -200, '200 of 200'],
    ['takeback', -100, '100 of 200'],
  ])
})

test('the ledger refuses to be changed', async () => {
  await aUser(10)
  await expect(sql`update credit_entries set amount_credits = 1`.execute(fresh.kysely)).rejects.toThrow('append-only')
  await expect(sql`delete from credit_entries`.execute(fresh.kysely)).rejects.toThrow('append-only')
  await expect(sql`truncate credit_entries`.execute(fresh.kysely)).rejects.toThrow('append-only')
  await expect(sql`update credit_accounts set balance_credits = -1`.execute(fresh.kysely)).rejects.toThrow('not_negative')
})

test('a free use is taken once for the account and once for the device, and can come back', async () => {
  const [mira, noor] = [crypto.randomUUID(), crypto.randomUUID()]
  const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const take = (userId: string, jobId: string, device?: string) =>
    transact((transaction) => credits.takeFreeUse(transaction, { kind: 'preview', userId, device }, jobId))
  const device = crypto.randomUUID()
  expect(await take(mira, first, device)).toBe(true)
  expect(await take(mira, second)).toBe(false)
  expect(await take(noor, second, device)).toBe(false)
  expect(await credits.hasFreeUse(fresh.kysely, { kind: 'preview', userId: noor, device })).toBe(false)
  expect(await credits.hasFreeUse(fresh.kysely, { kind: 'preview', userId: noor })).toBe(true)
  expect(await credits.usedFreeUses(fresh.kysely, mira)).toEqual(new Set(['preview']))
  expect(await transact((transaction) => credits.giveBackFreeUse(transaction, first))).toBe(true)
  expect(await transact((transaction) => credits.giveBackFreeUse(transaction, first))).toBe(false)
  expect(await take(noor, third, device)).toBe(true)
})

/** What can happen to a user's credits, with few users, holds and references, so that repeats and races are common. */
type Step =
  | { do: 'grant'; amount: number; reference: number | null }
  | { do: 'hold' | 'broken hold'; amount: number; hold: number }
  | { do: 'settle' | 'release'; hold: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('grant'), amount: fc.integer({ min: 1, max: 300 }), reference: fc.option(fc.nat(3)) }),
  fc.record({ do: fc.constantFrom('hold', 'hold', 'broken hold'), amount: fc.integer({ min: 1, max: 200 }), hold: fc.nat(6) }),
  fc.record({ do: fc.constantFrom('settle', 'release'), hold: fc.nat(6) }),
)

test('BC-30 the ledger sums up after any interleaving, also at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ user: fc.nat(1), step }), { maxLength: 40 }), fc.nat(8), async (steps, width) => {
      const users = [crypto.randomUUID(), crypto.randomUUID()]
      const holds = users.map(() => Array.from({ length: 7 }, () => crypto.randomUUID()))
      const lanes = Array.from({ length: width + 1 }, (_, lane) => steps.filter((_, index) => index % (width + 1) === lane))
      await Promise.all(
        lanes.map(async (lane) => {
          for (const { user, step } of lane) await perform(step, users[user] ?? '', holds[user] ?? [])
        }),
      )
      for (const userId of users) await expectSound(userId)
    }),
    { numRuns: 60 },
  )
})

async function perform(step: Step, userId: string, holds: readonly string[]): Promise<void> {
  const attempt = transact(async (transaction) => {
    if (step.do === 'grant') {
      const reference = step.reference === null ? undefined : `reference ${step.reference}`
      await credits.grant(transaction, { userId, amountCredits: step.amount, reason: 'Gift', reference })
      return
    }
    const holdId = holds[step.hold] ?? ''
    if ('amount' in step) {
      await credits.hold(transaction, { holdId, userId, amountCredits: step.amount, reason: 'Preview' })
    } else if (step.do === 'settle') await credits.settle(transaction, holdId)
    else await credits.release(transaction, holdId)
    if (step.do === 'broken hold') throw new AppError('engine.unsupported')
  })
  await attempt.catch((error: unknown) => {
    const isRefusal = error instanceof AppError
    const isSameHoldTwice = (error as { code?: string }).code === '23505'
    if (!isRefusal && !isSameHoldTwice) throw error
  })
}

async function expectSound(userId: string): Promise<void> {
  const entries = await entriesOf(userId)
  let balance = 0
  for (const entry of entries) {
    balance += entry.amount_credits
    expect(entry.balance_after_credits).toBe(balance)
  }
  expect(await credits.balance(fresh.kysely, userId)).toBe(balance)
  const holds = await fresh.kysely.selectFrom('credit_holds').selectAll().where('user_id', '=', userId).execute()
  for (const held of holds) {
    const kinds = entries.filter((entry) => entry.job_id === held.id).map((entry) => entry.kind)
    const ending = { held: [], settled: ['settle'], released: ['release'] }[held.state]
    expect(kinds).toEqual(['hold', ...ending])
  }
  const references = entries.flatMap((entry) => entry.reference ?? [])
  expect(new Set(references).size).toBe(references.length)
}
