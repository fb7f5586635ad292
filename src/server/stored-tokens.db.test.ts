import { rm } from 'node:fs/promises'
import { Account, ID } from 'appwrite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './platform/config/config.ts'
import { createFakeEngine } from './testing/fake-engine.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { MOCK_CLIENT, startMockProviders } from './testing/mock-providers.ts'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

/** What becomes of the tokens a provider gives us: in the database, over a change of the secret, and for whom they open. */
const [FIRST, SECOND] = ['sGq2vC0rXyJ7hN5mZ8kT1wB4pL6dF3aE9uR0oVbQ', 'Wb7Yt3Rk9Pz1Lx5Nc8Vf2Hj6Qd4Ms0Gu7Ei3Oa5T'] as const
const directory = makeTemporaryDirectory('troupe-tokens-')
let mock: Awaited<ReturnType<typeof startMockProviders>>
let fresh: FreshDatabase

beforeAll(async () => {
  mock = await startMockProviders()
  fresh = await freshDatabase()
})
afterAll(async () => {
  await fresh[Symbol.asyncDispose]()
  await mock[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

async function open(secrets: { TROUPE_SECRET?: string; TROUPE_SECRET_PREVIOUS?: string }) {
  const config = readConfig({
    TROUPE_DATA: directory,
    TROUPE_RATE_LIMITS: 'off',
    GOOGLE_CLIENT_ID: MOCK_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: MOCK_CLIENT.clientSecret,
    GOOGLE_URL: mock.origin,
    ...secrets,
  })
  const app = await createApp(config, { connection: fresh.connection, engine: createFakeEngine(), roles: ['api'] })
  const url = await app.door.listen({ host: '127.0.0.1', port: 0 })
  return { url, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() }
}

interface Person {
  readonly sub: string
  readonly cookies: Visitor['cookies']
  readonly token: string
}

async function signIn(url: string, sub = ID.unique()): Promise<Person> {
  const visitor = createVisitor(url, 'troupe')
  mock.play({ profile: { sub, name: 'Ada Obi', email: `${sub}@example.test`, email_verified: true } })
  const begun = await visitor.fetch('/v1/account/sessions/oauth2/google?project=troupe')
  const back = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  await visitor.fetch(back.headers.get('location') ?? '')
  const { providerAccessToken: token } = await new Account(visitor.client27()).getSession({ sessionId: 'current' })
  expect(token).not.toBe('')
  return { sub, cookies: visitor.cookies, token }
}

/** The same browser at the house, wherever it listens by now. */
async function sessionOf(url: string, { cookies }: Pick<Person, 'cookies'>) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-appwrite-project': 'troupe' }
  const response = await fetch(`${url}/v1/account/sessions/current`, { headers })
  expect(response.status).toBe(200)
  return response.json()
}

/** The whole database as text, as a thief of a copy reads it. */
async function dump(): Promise<string> {
  const tables = await sql<{ table: string }>`
    select table_name as table from information_schema.tables where table_schema = 'public'`.execute(fresh.kysely)
  const texts = tables.rows.map(async ({ table }) => {
    const { rows } = await sql<{ text: string }>`select row_to_json(t)::text as text from ${sql.table(table)} t`.execute(
      fresh.kysely,
    )
    return rows.map(({ text }) => text).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}

test('no token stands in the database as it is, and no verifier of a sign-in under way; its owner has it', async () => {
  await using house = await open({ TROUPE_SECRET: FIRST })
  const mira = await signIn(house.url)
  const visitor = createVisitor(house.url, 'troupe')
  await visitor.fetch('/v1/account/sessions/oauth2/google?project=troupe')
  const text = await dump()
  expect(text).toContain(mira.sub)
  expect(text).not.toContain(mira.token)
  const { providerRefreshToken } = await sessionOf(house.url, mira)
  expect(providerRefreshToken).not.toBe('')
  expect(text).not.toContain(providerRefreshToken)
  for (const { code_verifier } of await fresh.kysely.selectFrom('oauth_flows').select('code_verifier').execute()) {
    expect(code_verifier).toMatch(/^sealed\.1\./)
  }
})

test('the tokens of one browser are not told to another of the same person, nor exported', async () => {
  await using house = await open({ TROUPE_SECRET: FIRST })
  const phone = await signIn(house.url)
  const desk = await signIn(house.url, phone.sub)
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const read = async (path: string) =>
    (await fetch(`${house.url}/v1/account${path}`, { headers: { cookie, 'x-appwrite-project': 'troupe' } })).text()
  const list = await read('/sessions')
  expect(list).toContain(desk.token)
  expect(list).not.toContain(phone.token)
  for (const { $id } of JSON.parse(list).sessions) expect(await read(`/sessions/${$id}`)).not.toContain(phone.token)
  const copy = await read('/export')
  expect(copy).toContain('signIns')
  for (const secret of [desk.token, phone.token, 'sealed.1.']) expect(copy).not.toContain(secret)
})

test('a token moved into the row of somebody else does not open there', async () => {
  await using house = await open({ TROUPE_SECRET: FIRST })
  const [mira, noor] = [await signIn(house.url), await signIn(house.url)]
  await sql`
    update sessions set provider_access_token = (select provider_access_token from sessions where provider_uid = ${mira.sub})
    where provider_uid = ${noor.sub}`.execute(fresh.kysely)
  expect((await sessionOf(house.url, noor)).providerAccessToken).toBe('')
  expect((await sessionOf(house.url, mira)).providerAccessToken).toBe(mira.token)
})

test('tokens from before there was a seal are sealed at the start, by several processes at once, and nobody is signed out', async () => {
  let mira: Person
  {
    await using house = await open({ TROUPE_SECRET: FIRST })
    mira = await signIn(house.url)
    await sql`update sessions set provider_access_token = ${mira.token} where provider_uid = ${mira.sub}`.execute(fresh.kysely)
    await sql`update identities set provider_access_token = ${mira.token} where provider_uid = ${mira.sub}`.execute(
      fresh.kysely,
    )
    expect(await dump()).toContain(mira.token)
  }
  const houses = await Promise.all([1, 2, 3].map(() => open({ TROUPE_SECRET: FIRST })))
  expect(await dump()).not.toContain(mira.token)
  for (const house of houses) expect((await sessionOf(house.url, mira)).providerAccessToken).toBe(mira.token)
  for (const house of houses) await house[Symbol.asyncDispose]()
})

test('after a change of the secret all is sealed under the new one; who forgets the previous one signs nobody out', async () => {
  let mira: Person
  {
    await using house = await open({ TROUPE_SECRET: FIRST })
    mira = await signIn(house.url)
  }
  {
    await using changed = await open({ TROUPE_SECRET: SECOND, TROUPE_SECRET_PREVIOUS: FIRST })
    expect((await sessionOf(changed.url, mira)).providerAccessToken).toBe(mira.token)
  }
  {
    // The previous one is not needed any more.
    await using later = await open({ TROUPE_SECRET: SECOND })
    expect((await sessionOf(later.url, mira)).providerAccessToken).toBe(mira.token)
  }
  await using forgetful = await open({ TROUPE_SECRET: FIRST })
  expect((await sessionOf(forgetful.url, mira)).providerAccessToken).toBe('')
})

test('development seals with a secret of its data folder, the same at each start', async () => {
  let mira: Person
  {
    await using house = await open({})
    mira = await signIn(house.url)
    expect(await dump()).not.toContain(mira.token)
  }
  await using again = await open({})
  expect((await sessionOf(again.url, mira)).providerAccessToken).toBe(mira.token)
})
