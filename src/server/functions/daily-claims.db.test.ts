import { randomUUID } from 'node:crypto'
import { Account, ExecutionMethod, Functions } from 'appwrite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { catalogue, type FunctionId } from '#contract/functions/catalogue.ts'
import { createProof } from '../core/accounts/proof.ts'
import { createCredits } from '../core/credits/create-credits.ts'
import { createDailyBonus } from '../product/daily-bonus/create-daily-bonus.ts'
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts'
import { dailyClaimsHandler } from './daily-claims.ts'
import { getCreditHistoryHandler } from './get-credit-history.ts'
import { getDailyStatusHandler } from './get-daily-status.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

const DAY_MS = 86_400_000
let door: TestDoor
beforeAll(async () => {
  const handlers: Partial<Handlers> = {}
  door = await openTestDoor({ handlers })
  const { kysely: database, clock } = door
  const credits = createCredits({ clock })
  const proof = createProof({ google: true, discord: true, purchases: true })
  const parts = { database, credits, dailyBonus: createDailyBonus({ database, credits, clock, proof }) } as HandlerParts
  handlers['daily-claims'] = dailyClaimsHandler(parts)
  handlers['get-daily-status'] = getDailyStatusHandler(parts)
  handlers['get-credit-history'] = getCreditHistoryHandler(parts)
})
afterEach(() => {
  door.clock.reset()
  expect(door.bugs).toEqual([])
})
afterAll(() => door[Symbol.asyncDispose]())

/** Somebody new with the official SDK. */
async function somebody({ isAnonymous = false } = {}) {
  const visitor = door.visitor()
  const client = visitor.client27()
  const account = new Account(client)
  if (isAnonymous) await account.createAnonymousSession()
  else {
    await visitor.fetch('/dev/person', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as: 'new', name: randomUUID() }),
    })
  }
  const { $id: userId } = await account.get()
  const execute = async (functionId: FunctionId, input: object) => {
    const body = JSON.stringify(input)
    const execution = await new Functions(client).createExecution({ functionId, body, method: ExecutionMethod.POST })
    return { status: execution.responseStatusCode, reply: JSON.parse(execution.responseBody) }
  }
  const good = async (id: FunctionId, input: object) => {
    const { status, reply } = await execute(id, input)
    expect(status).toBe(200)
    expect(catalogue[id].output.parse(reply)).toEqual(reply)
    return reply
  }
  return {
    userId,
    account,
    execute,
    claim: async (timezone = 'Europe/Berlin') => (await good('daily-claims', { userId, timezone })).data,
    status: async (timezone?: string) => (await good('get-daily-status', { userId, timezone })).data,
    history: (input: object = {}) => good('get-credit-history', input),
  }
}

const setClock = (iso: string) => door.clock.set(new Date(iso))

test('FC-03 EN-14 BC-17 the first claim awards 150 and says everything, also in the ledger', async () => {
  setClock('2030-05-10T10:00:00Z')
  const mira = await somebody()
  expect(await mira.claim()).toEqual({
    claimed: true,
    creditsAwarded: 150,
    newBalance: 150,
    streak: 1,
    streakBonus: 0,
    nextClaimDate: '2030-05-10T22:00:00.000Z',
    message: 'Come back tomorrow to keep your streak.',
  })
  const { data } = await mira.history()
  expect(data).toMatchObject([{ kind: 'grant', amount: 150, balanceAfter: 150, reason: 'Daily bonus, day 1 in a row' }])
})

test('DB-21 ten claims at once are one, whatever zones they name', async () => {
  setClock('2030-05-10T10:00:00Z')
  const mira = await somebody()
  const zones = ['Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'UTC']
  const claims = await Promise.all(Array.from({ length: 10 }, (_, index) => mira.claim(zones[index % zones.length])))
  expect(claims.filter(({ claimed }) => claimed)).toHaveLength(1)
  expect(claims.every(({ newBalance }) => newBalance === 150)).toBe(true)
  expect((await mira.history()).data).toHaveLength(1)
})

test('DB-22 PS-17 the streak goes 1, 2, 3, and after a missed day it is 1 again', async () => {
  setClock('2030-05-10T10:00:00Z')
  const mira = await somebody()
  const streaks = []
  for (const days of [0, 1, 1, 3]) {
    door.clock.advance(days * DAY_MS)
    streaks.push((await mira.claim()).streak)
  }
  expect(streaks).toEqual([1, 2, 3, 1])
})

test('OP-41 every seventh day in a row brings 50 on top', async () => {
  setClock('2030-05-10T10:00:00Z')
  const mira = await somebody()
  const awards = []
  for (let day = 1; day <= 14; day += 1) {
    const { creditsAwarded, streakBonus, newBalance } = await mira.claim()
    awards.push([creditsAwarded, streakBonus])
    expect(newBalance).toBe(day * 150 + Math.floor(day / 7) * 50)
    door.clock.advance(DAY_MS)
  }
  const usual = Array.from({ length: 6 }, () => [150, 0])
  expect(awards).toEqual([...usual, [200, 50], ...usual, [200, 50]])
  expect((await mira.history()).data[0].reason).toBe('Daily bonus, day 14 in a row, with streak bonus')
})

test('OP-42 a second claim is refused until the exact moment, and then it is had', async () => {
  setClock('2030-10-26T21:59:00Z')
  const mira = await somebody()
  const { nextClaimDate } = await mira.claim()
  expect(nextClaimDate).toBe('2030-10-26T22:00:00.000Z')
  expect(await mira.status('Europe/Berlin')).toEqual({ claimable: false, nextClaimDate, streak: 1 })
  expect(await mira.claim()).toMatchObject({
    claimed: false,
    creditsAwarded: 0,
    newBalance: 150,
    streak: 1,
    nextClaimDate,
    message: 'You have already claimed your bonus today.',
  })
  setClock(nextClaimDate)
  expect(await mira.status('Europe/Berlin')).toMatchObject({ claimable: true, streak: 1 })
  // The 27th has 25 hours in Berlin.
  expect(await mira.claim()).toMatchObject({ claimed: true, streak: 2, nextClaimDate: '2030-10-27T23:00:00.000Z' })
})

test('OP-42 the zone of the preferences counts before the one a request names, unless it is UTC', async () => {
  setClock('2030-05-10T16:00:00Z')
  const [mira, noor] = [await somebody(), await somebody()]
  await mira.account.updatePrefs({ prefs: { timezone: 'Europe/Berlin' } })
  expect((await mira.claim('Asia/Tokyo')).nextClaimDate).toBe('2030-05-10T22:00:00.000Z')
  await noor.account.updatePrefs({ prefs: { timezone: 'UTC' } })
  expect((await noor.claim('Asia/Tokyo')).nextClaimDate).toBe('2030-05-11T15:00:00.000Z')
})

test('OP-42 changing the zone pays nothing before 20 hours have passed', async () => {
  setClock('2030-05-10T16:00:00Z')
  const mira = await somebody()
  await mira.account.updatePrefs({ prefs: { timezone: 'America/Los_Angeles' } })
  await mira.claim()
  await mira.account.updatePrefs({ prefs: { timezone: 'Asia/Tokyo' } })
  const { nextClaimDate, ...refusal } = await mira.claim()
  expect(nextClaimDate).toMatch(/^2030-05-11T12:00:0/)
  expect(refusal).toMatchObject({
    claimed: false,
    message: 'Your time zone has changed, so the next bonus comes 20 hours after the last one.',
  })
  setClock(nextClaimDate)
  expect(await mira.claim()).toMatchObject({ claimed: true, streak: 2 })
})

test('DB-17 guests and anonymous people cannot claim, and nobody for somebody else', async () => {
  const guest = new Functions(door.visitor().client27())
  const body = JSON.stringify({ userId: 'me', timezone: 'UTC' })
  const asked = guest.createExecution({ functionId: 'daily-claims', body, method: ExecutionMethod.POST })
  await expect(asked).rejects.toMatchObject({ code: 401 })
  const [anonymous, mira] = [await somebody({ isAnonymous: true }), await somebody()]
  const claimFor = (userId: string, by: typeof mira) => by.execute('daily-claims', { userId, timezone: 'UTC' })
  expect(await claimFor(anonymous.userId, anonymous)).toMatchObject({ status: 403, reply: { code: 'user.anonymous' } })
  expect(await claimFor(anonymous.userId, mira)).toMatchObject({ status: 403, reply: { code: 'user.mismatch' } })
  expect(await door.kysely.selectFrom('daily_claims').where('user_id', '=', anonymous.userId).selectAll().execute()).toEqual([])
})

test.each(['', 'Mars/Olympus', '+14:00', 'x'.repeat(300), 7, null, { zone: 'UTC' }])('no time zone: %j', async (timezone) => {
  const mira = await somebody()
  const { status, reply } = await mira.execute('daily-claims', { userId: mira.userId, timezone })
  expect([status, reply.success]).toEqual([400, false])
  expect((await mira.history()).data).toEqual([])
})
