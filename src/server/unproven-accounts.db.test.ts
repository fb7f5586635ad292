import { rm } from 'node:fs/promises'
import { Account, ExecutionMethod, Functions, ID, Storage } from 'appwrite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FunctionId } from '#contract/functions/catalogue.ts'
import { type App, createApp } from './app.ts'
import { createCredits } from './core/credits/create-credits.ts'
import { systemClock } from './platform/clock/clock.ts'
import { readConfig } from './platform/config/config.ts'
import type { Environment } from './platform/config/settings.ts'
import { createFakeEngine } from './testing/fake-engine.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { MOCK_CLIENT, type ProviderScene, startMockProviders } from './testing/mock-providers.ts'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

/** The house as strangers meet it: production, with an engine that costs money, and Google played by a server of ours. */
const PUBLIC_URL = 'https://troupe.test'
const WORDS =
  /^This is for confirmed accounts\. To confirm yours, sign in with Google, with an e-mail address confirmed there\.$/
const MIB = 1024 * 1024
const PREVIEW = { name: 'Rosalind', characterDescription: 'a red-haired pirate at sea', style: 'anime' }

const directories = [makeTemporaryDirectory('troupe-unproven-'), makeTemporaryDirectory('troupe-unproven-')] as const
const engine = createFakeEngine({ repeatable: false })
let mock: Awaited<ReturnType<typeof startMockProviders>>
let production: House
let development: House

interface House {
  readonly app: App
  readonly fresh: FreshDatabase
  readonly url: string
}

beforeAll(async () => {
  mock = await startMockProviders()
  production = await open({
    TROUPE_ENV: 'production',
    PUBLIC_URL,
    DATABASE_URL: 'postgres://given.below/instead',
    TROUPE_SECRET: 'sGq2vC0rXyJ7hN5mZ8kT1wB4pL6dF3aE9uR0oVbQ',
    TROUPE_BILLING: 'off',
    GOOGLE_CLIENT_ID: MOCK_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: MOCK_CLIENT.clientSecret,
    GOOGLE_URL: mock.origin,
    TROUPE_DATA: directories[0],
  })
  development = await open({ TROUPE_DATA: directories[1] })
})
afterAll(async () => {
  for (const { app, fresh } of [production, development]) {
    await app[Symbol.asyncDispose]()
    await fresh[Symbol.asyncDispose]()
  }
  await mock[Symbol.asyncDispose]()
  for (const directory of directories) await rm(directory, { recursive: true, force: true })
})

async function open(settings: Environment): Promise<House> {
  const fresh = await freshDatabase()
  const config = readConfig({ TROUPE_RATE_LIMITS: 'off', ...settings })
  const app = await createApp(config, { connection: fresh.connection, engine, roles: ['api'] })
  return { app, fresh, url: await app.door.listen({ host: '127.0.0.1', port: 0 }) }
}

/** An invented address and a password, nothing else. */
async function stranger({ url }: House) {
  const visitor = createVisitor(url, 'troupe')
  const account = new Account(visitor.client27())
  const person = { email: `${ID.unique()}@example.test`, password: 'a password of nobody' }
  const { $id: userId } = await account.create({ userId: ID.unique(), name: 'Nobody', ...person })
  await account.createEmailPasswordSession(person)
  return { visitor, userId }
}

async function call(visitor: Visitor, functionId: FunctionId, input: object) {
  const body = JSON.stringify(input)
  const execution = { functionId, body, method: ExecutionMethod.POST }
  const { responseStatusCode: status, responseBody } = await new Functions(visitor.client27()).createExecution(execution)
  return { status, reply: JSON.parse(responseBody) }
}

/** The signed-in person goes to Google and comes back. */
async function confirmAtGoogle(visitor: Visitor, scene: ProviderScene): Promise<void> {
  mock.play(scene)
  const begun = await visitor.fetch(`/v1/account/sessions/oauth2/google?project=troupe&success=${PUBLIC_URL}/`)
  const back = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  const { pathname, search } = new URL(back.headers.get('location') ?? '')
  expect((await visitor.fetch(pathname + search)).headers.get('location')).toBe(`${PUBLIC_URL}/`)
}

const googleProfile = (isVerified: boolean) => ({
  sub: ID.unique(),
  name: 'Ada Obi',
  email: `${ID.unique()}@example.test`,
  email_verified: isVerified,
})

async function giveCredits({ fresh }: House, userId: string, amountCredits: number): Promise<void> {
  const grant = { userId, amountCredits, reason: 'a gift', reference: userId }
  await fresh.kysely.transaction().execute((transaction) => createCredits({ clock: systemClock }).grant(transaction, grant))
}

const claim = (visitor: Visitor, userId: string) => call(visitor, 'daily-claims', { userId, timezone: 'Europe/Berlin' })

test('an invented address brings no daily bonus, and the status says so before anybody presses', async () => {
  const { visitor, userId } = await stranger(production)
  const refused = { success: false, code: 'identity.unproven', error: expect.stringMatching(WORDS) }
  expect(await claim(visitor, userId)).toEqual({ status: 403, reply: refused })
  const { reply } = await call(visitor, 'get-daily-status', { userId })
  const refusal = { code: 'identity.unproven', error: expect.stringMatching(WORDS) }
  expect(reply.data).toMatchObject({ claimable: false, streak: 0, refusal })
  expect(await production.fresh.kysely.selectFrom('daily_claims').selectAll().where('user_id', '=', userId).execute()).toEqual(
    [],
  )
})

test('an invented address starts nothing that costs the house money, and the price tells the same', async () => {
  const { visitor, userId } = await stranger(production)
  await giveCredits(production, userId, 1000)
  const quoted = await call(visitor, 'check-user-credits', { job: 'create-preview' })
  expect(quoted.reply).toMatchObject({ isFree: false, refusal: { code: 'identity.unproven' } })
  const started = await call(visitor, 'create-preview', { userId, ...PREVIEW })
  expect(started).toMatchObject({ status: 403, reply: { success: false, code: 'identity.unproven' } })
  expect(await production.fresh.kysely.selectFrom('jobs').selectAll().where('user_id', '=', userId).execute()).toEqual([])
  // Nothing is made by an engine here: words are, and anybody may have them.
  expect((await call(visitor, 'check-user-credits', { job: 'enhance-prompt' })).reply.refusal).toBeUndefined()
})

test('an invented address brings 50 MB and no more, and is told why', async () => {
  const { visitor } = await stranger(production)
  const storage = new Storage(visitor.client27())
  const send = (sizeBytes: number) => {
    const bytes = Buffer.alloc(sizeBytes)
    bytes.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1')
    return storage.createFile({ bucketId: 'media', fileId: ID.unique(), file: new File([bytes], 'sound.wav') })
  }
  await send(24 * MIB)
  await send(24 * MIB)
  await expect(send(3 * MIB)).rejects.toMatchObject({
    code: 403,
    type: 'user_identity_unproven',
    message: expect.stringMatching(/50 MB.*sign in with Google/),
  })
  await send(1 * MIB)
  await confirmAtGoogle(visitor, { profile: googleProfile(true) })
  await send(3 * MIB)
})

test('whoever confirms at a provider has bonus, paid engines and free uses at once', async () => {
  const { visitor, userId } = await stranger(production)
  expect((await claim(visitor, userId)).status).toBe(403)
  await confirmAtGoogle(visitor, { profile: googleProfile(true) })
  expect((await new Account(visitor.client27()).get()).$id).toBe(userId)
  expect((await call(visitor, 'get-daily-status', { userId })).reply.data).toEqual({
    claimable: true,
    nextClaimDate: expect.any(String),
    streak: 0,
  })
  expect((await claim(visitor, userId)).reply.data).toMatchObject({ claimed: true, creditsAwarded: 150 })
  expect((await call(visitor, 'check-user-credits', { job: 'create-preview' })).reply).toMatchObject({ isFree: true })
  expect((await call(visitor, 'create-preview', { userId, ...PREVIEW })).reply).toMatchObject({ success: true })
})

test('a provider that does not vouch for an address proves nothing', async () => {
  const visitor = createVisitor(production.url, 'troupe')
  await confirmAtGoogle(visitor, { profile: googleProfile(false) })
  const { $id: userId } = await new Account(visitor.client27()).get()
  expect(await claim(visitor, userId)).toMatchObject({ status: 403, reply: { code: 'identity.unproven' } })
})

test('in development the same holds, and a completed payment proves: checkout is open to everybody', async () => {
  const { visitor, userId } = await stranger(development)
  const held = await claim(visitor, userId)
  expect([held.status, held.reply.error]).toEqual([403, expect.stringContaining('or buy credits')])
  const { reply } = await call(visitor, 'checkout', { priceId: 'credit-pack-1000', mode: 'payment' })
  const { pathname } = new URL(reply.paymentLink)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ action: 'pay', card: '4242 4242 4242 4242' })
  const paid = await visitor.fetch(pathname, { method: 'POST', headers, body })
  expect(paid.status).toBe(303)
  const carried = { 'content-type': 'application/json' }
  await visitor.fetch('/dev/payments', { method: 'POST', headers: carried, body: JSON.stringify({ webhooks: 'send' }) })
  expect((await claim(visitor, userId)).reply.data).toMatchObject({ claimed: true, newBalance: 1150 })
})
