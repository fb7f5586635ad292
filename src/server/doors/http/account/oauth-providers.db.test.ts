import { Account } from 'appwrite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MOCK_CLIENT, type ProviderScene, startMockProviders } from '#server/testing/mock-providers.ts'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let mock: Awaited<ReturnType<typeof startMockProviders>>
let door: TestDoor
beforeAll(async () => {
  mock = await startMockProviders()
  const client = { ...MOCK_CLIENT, origin: mock.origin }
  door = await openTestDoor({ config: { signIn: { google: client, discord: client, standIn: 'none' } } })
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(async () => {
  await door[Symbol.asyncDispose]()
  await mock[Symbol.asyncDispose]()
})

const locationOf = (response: Response) => response.headers.get('location') ?? ''
const accountOf = (visitor: Visitor) => new Account(visitor.client27())
const failureOf = (address: string) => JSON.parse(new URL(address).searchParams.get('error') ?? 'null')
const someone = (name: string) => `${name}-${crypto.randomUUID()}`
const googleProfile = (more: object = {}) => ({
  sub: someone('g'),
  name: 'Ada Obi',
  email: `${someone('ada')}@example.test`,
  email_verified: true,
  picture: 'https://pictures.test/ada.png',
  ...more,
})
const discordProfile = (more: object = {}) => ({
  id: someone('d'),
  username: 'kit',
  global_name: 'Kit Moreau',
  email: `${someone('kit')}@example.test`,
  verified: true,
  ...more,
})

/** From the button to the callback's address, as the provider sends the browser there. */
async function goToProvider(visitor: Visitor, provider: 'google' | 'discord', scene: ProviderScene): Promise<string> {
  mock.play(scene)
  const begun = await visitor.fetch(
    `/v1/account/sessions/oauth2/${provider}?project=troupe&success=${door.url}/&failure=${door.url}/auth/failure`,
  )
  expect(begun.status).toBe(301)
  const sentBack = await fetch(locationOf(begun), { redirect: 'manual' })
  return locationOf(sentBack)
}

/** The whole way; answers where the browser ends. */
async function signIn(visitor: Visitor, provider: 'google' | 'discord', scene: ProviderScene): Promise<string> {
  return locationOf(await visitor.fetch(await goToProvider(visitor, provider, scene)))
}

test.each([
  ['google', googleProfile(), 'Ada Obi', 'openid email profile'],
  ['discord', discordProfile(), 'Kit Moreau', 'identify email'],
] as const)(
  'EN-03 %s: code, verifier and scopes lead to a session that carries the access token',
  async (provider, profile, name, scope) => {
    const visitor = door.visitor()
    expect(await signIn(visitor, provider, { profile })).toBe(`${door.url}/`)
    expect(mock.asked.findLast(({ parameters }) => parameters.has('code_challenge'))?.parameters.get('scope')).toBe(scope)
    expect(await accountOf(visitor).get()).toMatchObject({ name, email: profile.email, emailVerification: true })
    const session = await accountOf(visitor).getSession({ sessionId: 'current' })
    expect(session).toMatchObject({ provider, providerUid: 'sub' in profile ? profile.sub : profile.id })
    // The very token with which the provider tells who this is.
    const told = await fetch(`${mock.origin}/v1/userinfo`, {
      headers: { authorization: `Bearer ${session.providerAccessToken}` },
    })
    expect(await told.json()).toEqual(profile)
    expect(session.providerRefreshToken).not.toBe('')
  },
)

test('PS-20 an anonymous session can be made, and a provider makes an account of it', async () => {
  const visitor = door.visitor()
  const { userId } = await accountOf(visitor).createAnonymousSession()
  const profile = googleProfile()
  expect(await signIn(visitor, 'google', { profile })).toBe(`${door.url}/`)
  expect(await accountOf(visitor).get()).toMatchObject({ $id: userId, email: profile.email })
})

test('a state that is not ours opens nothing', async () => {
  const visitor = door.visitor()
  const end = await signIn(visitor, 'google', { profile: googleProfile(), consent: 'for another state' })
  expect(failureOf(end)).toMatchObject({ type: 'user_sign_in_expired' })
  expect((await visitor.fetch('/v1/account')).status).toBe(401)
})

test('a code is good once, and only for the browser that asked', async () => {
  const [visitor, other] = [door.visitor(), door.visitor()]
  const callback = await goToProvider(visitor, 'google', { profile: googleProfile() })
  expect(failureOf(locationOf(await other.fetch(callback)))).toMatchObject({ type: 'user_sign_in_expired' })
  expect(locationOf(await visitor.fetch(callback))).toBe(`${door.url}/`)
  expect(failureOf(locationOf(await visitor.fetch(callback)))).toMatchObject({ type: 'user_sign_in_expired' })
})

test('somebody elses code is refused by the provider, because its verifier is ours alone', async () => {
  const [visitor, thief] = [door.visitor(), door.visitor()]
  const stolen = new URL(await goToProvider(visitor, 'google', { profile: googleProfile() })).searchParams.get('code') ?? ''
  const own = new URL(await goToProvider(thief, 'google', { profile: googleProfile() }))
  own.searchParams.set('code', stolen)
  expect(failureOf(locationOf(await thief.fetch(own.href)))).toMatchObject({ code: 424, type: 'user_oauth2_provider_error' })
  expect((await thief.fetch('/v1/account')).status).toBe(401)
})

test.each([
  ['a denied consent', { consent: 'denied' }],
  ['a token endpoint that is down', { tokenStatus: 503 }],
  ['a token endpoint that cuts the line', { tokenStatus: 0 }],
  ['a profile that is not told', { profileStatus: 500 }],
  ['a profile without an id', { profile: { name: 'Nobody' } }],
] as const)('%s ends on the failure page, without a session', async (_what, scene) => {
  const visitor = door.visitor()
  const end = await signIn(visitor, 'discord', { profile: discordProfile(), ...scene })
  expect(end.startsWith(`${door.url}/auth/failure?`)).toBe(true)
  expect(failureOf(end)).toMatchObject({ code: 424, type: 'user_oauth2_provider_error' })
  expect((await visitor.fetch('/v1/account')).status).toBe(401)
})

test('a person without an e-mail is an account of its own, and the same one the next time', async () => {
  const profile = discordProfile({ email: null, verified: undefined })
  const [first, second] = [door.visitor(), door.visitor()]
  expect(await signIn(first, 'discord', { profile })).toBe(`${door.url}/`)
  expect(await accountOf(first).get()).toMatchObject({ name: 'Kit Moreau', email: '', emailVerification: false })
  await signIn(second, 'discord', { profile })
  expect((await accountOf(second).get()).$id).toBe((await accountOf(first).get()).$id)
})

test('an unverified e-mail is kept as unverified, and joins nobody', async () => {
  const profile = discordProfile({ verified: false })
  const [first, second] = [door.visitor(), door.visitor()]
  expect(await signIn(first, 'discord', { profile })).toBe(`${door.url}/`)
  expect(await accountOf(first).get()).toMatchObject({ email: profile.email, emailVerification: false })
  const owner = googleProfile({ email: profile.email })
  expect(await signIn(second, 'google', { profile: owner })).toBe(`${door.url}/`)
  // Whoever proves the address has it; the one who never did is out.
  expect((await accountOf(second).get()).emailVerification).toBe(true)
  expect((await first.fetch('/v1/account')).status).toBe(401)
})

test('one verified e-mail at two providers is one person', async () => {
  const profile = googleProfile()
  const [first, second] = [door.visitor(), door.visitor()]
  await signIn(first, 'google', { profile })
  await signIn(second, 'discord', { profile: discordProfile({ email: profile.email }) })
  expect((await accountOf(second).get()).$id).toBe((await accountOf(first).get()).$id)
})
