import { rm } from 'node:fs/promises'
import { Account, ExecutionMethod, Functions, ID } from 'appwrite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FunctionId } from '#contract/functions/catalogue.ts'
import type { JobStatus } from '#contract/job-constants.ts'
import { LEAVE_PHRASE } from '#contract/leave-phrase.ts'
import { type App, createApp } from './app.ts'
import { createPastGifts } from './core/accounts/create-past-gifts.ts'
import { createAdjustableClock } from './platform/clock/adjustable-clock.ts'
import { readConfig } from './platform/config/config.ts'
import { createPseudonyms } from './platform/sealing/create-pseudonyms.ts'
import { insertClaim, lockClaims } from './product/daily-bonus/daily-claims.store.ts'
import { createFakeEngine, fakePreviews } from './testing/fake-engine.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { MOCK_CLIENT, startMockProviders } from './testing/mock-providers.ts'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

/** A house in production, with Google and Discord played by a server of ours. */
const PUBLIC_URL = 'https://troupe.test'
const SECRET = 'sGq2vC0rXyJ7hN5mZ8kT1wB4pL6dF3aE9uR0oVbQ'
const NEXT_SECRET = 'Zb8uV1nQ4xW7eR0tY3iO6pA9sD2fG5hJ8kL1zXcV'
const DAY_MS = 86_400_000
const WAIT = { timeout: 20_000, interval: 20 }
const PREVIEW = { name: 'Rosalind', characterDescription: 'a red-haired pirate at sea', style: 'anime' }

const directory = makeTemporaryDirectory('troupe-returns-')
/** What is asked for "without end" goes on until somebody ends it; what is "impossible" fails. */
const engine = createFakeEngine({
  repeatable: false,
  start: async (work, { attemptId }) => ({
    engine: 'fake',
    id: attemptId,
    state: ('description' in work && work.description) || work.kind,
  }),
  check: async ({ state }) => {
    if (String(state).includes('without end')) return { state: 'pending', stage: '', share: 0 }
    if (!String(state).includes('impossible')) return fakePreviews(3)
    return { state: 'failed', failure: 'engine.failed', retry: false, detail: 'of a test' }
  },
})
/** Noon, and ahead of the real time, or the cookies that it gives would have ended. */
const clock = createAdjustableClock({ now: () => new Date('2036-11-20T12:00:00Z') })
let mock: Awaited<ReturnType<typeof startMockProviders>>
let fresh: FreshDatabase
let app: App
let url: string

beforeAll(async () => {
  mock = await startMockProviders()
  fresh = await freshDatabase()
  await open({ TROUPE_SECRET: SECRET })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
  await mock[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

async function open(secrets: { TROUPE_SECRET: string; TROUPE_SECRET_PREVIOUS?: string }): Promise<void> {
  const config = readConfig({
    TROUPE_RATE_LIMITS: 'off',
    TROUPE_ENV: 'production',
    PUBLIC_URL,
    DATABASE_URL: 'postgres://given.below/instead',
    TROUPE_BILLING: 'off',
    GOOGLE_CLIENT_ID: MOCK_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: MOCK_CLIENT.clientSecret,
    GOOGLE_URL: mock.origin,
    DISCORD_CLIENT_ID: MOCK_CLIENT.clientId,
    DISCORD_CLIENT_SECRET: MOCK_CLIENT.clientSecret,
    DISCORD_URL: mock.origin,
    TROUPE_DATA: directory,
    ...secrets,
  })
  app = await createApp(config, { connection: fresh.connection, engine, clock, roles: ['api', 'worker'] })
  url = await app.door.listen({ host: '127.0.0.1', port: 0 })
}

interface Identity {
  readonly provider: 'google' | 'discord'
  readonly profile: Record<string, unknown>
}

const google = (email = `${ID.unique()}@example.test`): Identity => ({
  provider: 'google',
  profile: { sub: ID.unique(), name: 'Ada Obi', email, email_verified: true },
})

const discord = (email = `${ID.unique()}@example.test`): Identity => ({
  provider: 'discord',
  profile: { id: ID.unique(), username: 'ada', email, verified: true },
})

/** Goes to the provider; answers what comes back from there. */
async function goTo({ provider, profile }: Identity, visitor: Visitor): Promise<() => Promise<void>> {
  mock.play({ profile })
  const begun = await visitor.fetch(`/v1/account/sessions/oauth2/${provider}?project=troupe&success=${PUBLIC_URL}/`)
  const back = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  const { pathname, search } = new URL(back.headers.get('location') ?? '')
  return async () => {
    expect((await visitor.fetch(pathname + search)).headers.get('location')).toBe(`${PUBLIC_URL}/`)
  }
}

interface Guest {
  readonly visitor: Visitor
  readonly userId: string
}

const comeAs = async (visitor: Visitor): Promise<Guest> => ({
  visitor,
  userId: (await new Account(visitor.client27()).get()).$id,
})

async function signIn(identity: Identity, visitor = createVisitor(url, 'troupe')): Promise<Guest> {
  const comeBack = await goTo(identity, visitor)
  await comeBack()
  return comeAs(visitor)
}

async function leave({ visitor }: Guest): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ confirm: LEAVE_PHRASE })
  expect((await visitor.fetch('/v1/account', { method: 'DELETE', headers, body })).status).toBe(204)
}

async function call({ visitor }: Guest, functionId: FunctionId, input: object) {
  const execution = { functionId, body: JSON.stringify(input), method: ExecutionMethod.POST }
  const { responseBody } = await new Functions(visitor.client27()).createExecution(execution)
  return JSON.parse(responseBody)
}

const claim = async (guest: Guest) =>
  (await call(guest, 'daily-claims', { userId: guest.userId, timezone: 'Europe/Berlin' })).data

/** Starts a preview and waits until it is in this state; answers its job. */
async function preview(guest: Guest, status: JobStatus, characterDescription = PREVIEW.characterDescription): Promise<string> {
  const { jobId } = await call(guest, 'create-preview', { userId: guest.userId, ...PREVIEW, characterDescription })
  await vi.waitFor(async () => {
    const job = await fresh.kysely.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow()
    expect(job).toEqual({ status })
  }, WAIT)
  return jobId
}

const pastGifts = () => fresh.kysely.selectFrom('past_gifts').selectAll().execute()

test('whoever deletes their account and signs in anew is answered as somebody who has had today’s bonus', async () => {
  const ada = google()
  const before = await signIn(ada)
  expect(await claim(before)).toMatchObject({ claimed: true, creditsAwarded: 150 })
  const again = await claim(before)
  await leave(before)

  const after = await signIn(ada)
  expect(after.userId).not.toBe(before.userId)
  expect(await claim(after)).toEqual({ ...again, newBalance: 0 })
  const { data } = await call(after, 'get-daily-status', { userId: after.userId })
  expect(data).toEqual({ claimable: false, nextClaimDate: again.nextClaimDate, streak: 1 })

  clock.advance(DAY_MS)
  expect(await claim(after)).toMatchObject({ claimed: true, creditsAwarded: 150, newBalance: 150, streak: 2 })
})

test('going again and again brings nothing, and makes nobody wait longer', async () => {
  const ada = google()
  const first = await signIn(ada)
  const { nextClaimDate } = await claim(first)
  await leave(first)
  for (let round = 0; round < 3; round += 1) {
    const guest = await signIn(ada)
    expect(await claim(guest)).toMatchObject({ claimed: false, newBalance: 0, nextClaimDate })
    await leave(guest)
  }
  clock.advance(DAY_MS)
  expect(await claim(await signIn(ada))).toMatchObject({ claimed: true, streak: 2 })
})

test('the free first uses are gone for whoever comes back, in the price, in the documents and at the start', async () => {
  const ada = google()
  const before = await signIn(ada)
  await preview(before, 'SUCCESS')
  await leave(before)

  const after = await signIn(ada)
  expect(await call(after, 'check-user-credits', { job: 'create-preview' })).toMatchObject({ isFree: false })
  expect(await call(after, 'check-user-credits', { job: 'create-character' })).toMatchObject({ isFree: true })
  expect(await call(after, 'create-preview', { userId: after.userId, ...PREVIEW })).toMatchObject({
    success: false,
    code: 'credits.insufficient',
  })
  const flags = await fresh.kysely.selectFrom('free_uses').select('kind').where('user_id', '=', after.userId).execute()
  expect(flags).toEqual([{ kind: 'preview' }])
})

test.for([
  { name: 'runs when its owner goes', status: 'RUNNING', words: 'a pirate without end' },
  { name: 'has failed before its owner goes', status: 'FAILED', words: 'an impossible pirate' },
] as const)('a free use whose picture $name is theirs still when they come back', async ({ status, words }) => {
  const ada = google()
  const before = await signIn(ada)
  await preview(before, status, words)
  await leave(before)
  const after = await signIn(ada)
  expect(await call(after, 'check-user-credits', { job: 'create-preview' })).toMatchObject({ isFree: true })
  await preview(after, 'SUCCESS')
  await leave(after)
  expect(await call(await signIn(ada), 'check-user-credits', { job: 'create-preview' })).toMatchObject({ isFree: false })
})

test('a free use counts when its picture was made, also when it was deleted before its owner goes', async () => {
  const ada = google()
  const before = await signIn(ada)
  const jobId = await preview(before, 'SUCCESS')
  expect(await call(before, 'delete-job', { jobId })).toMatchObject({ success: true })
  await leave(before)
  expect(await call(await signIn(ada), 'check-user-credits', { job: 'create-preview' })).toMatchObject({ isFree: false })
})

test('the same address at another provider is the same person, and so is every identity of the account', async () => {
  const email = `${ID.unique()}@example.test`
  const other = discord()
  const before = await signIn(google(email))
  await signIn(other, before.visitor)
  await claim(before)
  await leave(before)
  for (const identity of [other, discord(email)]) {
    expect(await claim(await signIn(identity))).toMatchObject({ claimed: false, newBalance: 0 })
  }
  // Whoever is somebody else has theirs.
  expect(await claim(await signIn(discord()))).toMatchObject({ claimed: true })
})

test('two identities of whoever left, at one time and with many presses, bring nothing', async () => {
  const identities = [google(), discord()] as const
  const before = await signIn(identities[0])
  await signIn(identities[1], before.visitor)
  await claim(before)
  await leave(before)

  const visitors = identities.map(() => createVisitor(url, 'troupe'))
  const returns = []
  for (const [index, identity] of identities.entries()) returns.push(await goTo(identity, visitors[index] as Visitor))
  await Promise.all(returns.map((comeBack) => comeBack()))
  const guests = await Promise.all(visitors.map(comeAs))
  const claims = await Promise.all([...guests, ...guests, ...guests].map(claim))
  expect(claims.map(({ newBalance }) => newBalance)).toEqual(claims.map(() => 0))
})

test('a claim that is under way when its account goes counts', async () => {
  const ada = google()
  const before = await signIn(ada)
  const claimedAt = clock.now()
  const leaving = await fresh.kysely.transaction().execute(async (transaction) => {
    await lockClaims(transaction, before.userId)
    const claimed = { localDay: claimedAt.toISOString().slice(0, 10), timeZone: 'Europe/Berlin', streakDays: 1 }
    await insertClaim(transaction, before.userId, { ...claimed, claimedAt, awardedCredits: 150 })
    const gone = leave(before)
    await vi.waitFor(async () => {
      const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`
      expect((await waiting.execute(fresh.kysely)).rows).toHaveLength(1)
    })
    return { gone }
  })
  await leaving.gone
  expect(await claim(await signIn(ada))).toMatchObject({ claimed: false, newBalance: 0 })
})

test('an identity that is taken from an account by the true owner of its address brings nothing anew either', async () => {
  const email = `${ID.unique()}@example.test`
  const own = google()
  const visitor = createVisitor(url, 'troupe')
  const account = new Account(visitor.client27())
  const person = { email, password: 'a password of nobody' }
  await account.create({ userId: ID.unique(), name: 'Nobody', ...person })
  await account.createEmailPasswordSession(person)
  expect(await claim(await signIn(own, visitor))).toMatchObject({ claimed: true })
  await signIn(discord(email))
  expect(await claim(await signIn(own))).toMatchObject({ claimed: false, newBalance: 0 })
})

test('what is kept names nobody, is nothing where nothing was had, and goes when it does not count any more', async () => {
  await fresh.kysely.deleteFrom('past_gifts').execute()
  await leave(await signIn(google()))
  expect(await pastGifts()).toEqual([])

  const ada = google()
  const guest = await signIn(ada)
  await claim(guest)
  await preview(guest, 'SUCCESS')
  await leave(guest)
  const kept = await pastGifts()
  expect(kept.map(({ gift }) => gift).toSorted()).toEqual([
    'daily-bonus',
    'daily-bonus',
    'free-use/preview',
    'free-use/preview',
  ])
  const text = JSON.stringify(kept)
  for (const clear of [ada.profile.sub, ada.profile.email, guest.userId, 'Ada']) expect(text).not.toContain(clear)

  const sweeper = createPastGifts({ pseudonyms: createPseudonyms({ secret: SECRET }), gifts: [], clock })
  clock.advance(4 * DAY_MS)
  await sweeper.forgetOld(fresh.kysely)
  expect((await pastGifts()).map(({ gift }) => gift)).toEqual(['free-use/preview', 'free-use/preview'])
  clock.advance(361 * DAY_MS)
  // Before it is swept it counts no more either.
  expect(await call(await signIn(ada), 'check-user-credits', { job: 'create-preview' })).toMatchObject({ isFree: true })
  await sweeper.forgetOld(fresh.kysely)
  expect(await pastGifts()).toEqual([])
})

test('after a change of the secret whoever left before it is still known, while the previous one is named', async () => {
  const ada = google()
  const before = await signIn(ada)
  await claim(before)
  await leave(before)
  await app[Symbol.asyncDispose]()
  await open({ TROUPE_SECRET: NEXT_SECRET, TROUPE_SECRET_PREVIOUS: SECRET })
  expect(await claim(await signIn(ada))).toMatchObject({ claimed: false, newBalance: 0 })
})
