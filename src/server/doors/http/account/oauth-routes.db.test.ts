import { Account, type OAuthProvider } from 'appwrite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor()
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(() => door[Symbol.asyncDispose]())

type Answer = { decision: 'approve' | 'deny'; name?: string; email?: string; verified?: 'on' }

const start = (visitor: Visitor, provider = 'google', more = '') =>
  visitor.fetch(
    `/v1/account/sessions/oauth2/${provider}?project=troupe&success=${door.url}/&failure=${door.url}/auth/failure${more}`,
  )

const location = (response: Response) => response.headers.get('location') ?? ''

const answer = (visitor: Visitor, page: string, given: Answer) =>
  visitor.fetch(page, {
    method: 'POST',
    headers: { origin: door.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(given),
  })

/** From the button to the last redirect; answers where the browser ends. */
async function signIn(visitor: Visitor, given: Partial<Answer> & { provider?: string; isVerified?: boolean } = {}) {
  const { provider, isVerified = true, ...rest } = given
  const begun = await start(visitor, provider)
  const approved = await answer(visitor, location(begun), {
    decision: 'approve',
    name: 'Ada',
    email: 'ada@example.test',
    ...(isVerified && { verified: 'on' }),
    ...rest,
  })
  return location(await visitor.fetch(location(approved)))
}

const failureOf = (address: string) => JSON.parse(new URL(address).searchParams.get('error') ?? 'null')
const accountOf = (visitor: Visitor) => new Account(visitor.client27())

test.each(['google', 'discord'])(
  'AC-36 SI-11 EN-03 signing in with %s ends on the success address with a session',
  async (provider) => {
    const visitor = door.visitor()
    const sdkAddress = accountOf(visitor).createOAuth2Session({
      provider: provider as OAuthProvider,
      success: `${door.url}/`,
      failure: `${door.url}/auth/failure`,
      scopes: ['identify', 'email'],
    })
    const begun = await visitor.fetch(String(sdkAddress))
    expect([begun.status, begun.headers.get('cache-control')]).toEqual([301, 'no-store'])
    const page = await visitor.fetch(location(begun))
    expect(await page.text()).toContain('Who would you like to be?')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const approved = await answer(visitor, location(begun), {
      decision: 'approve',
      name: `Ada of ${provider}`,
      email: `Ada.${provider}@Example.test`,
      verified: 'on',
    })
    const returned = await visitor.fetch(location(approved))
    expect([returned.status, location(returned)]).toEqual([302, `${door.url}/`])
    expect(returned.headers.get('x-fallback-cookies')).toBeNull()

    expect(await accountOf(visitor).get()).toMatchObject({
      name: `Ada of ${provider}`,
      email: `ada.${provider}@example.test`,
      emailVerification: true,
      passwordUpdate: '',
    })
    const session = await accountOf(visitor).getSession({ sessionId: 'current' })
    expect(session).toMatchObject({ provider, factors: ['email', 'oauth2'], secret: '' })
    expect(session.providerAccessToken).not.toBe('')
    expect(Date.parse(session.providerAccessTokenExpiry)).toBeGreaterThan(Date.now())
  },
)

test.each([
  ['discord', 'identify email'],
  ['google', 'openid email profile'],
])('SI-05 %s is asked for %s, whatever else a link asks for', async (provider, scopes) => {
  const begun = await start(door.visitor(), provider, '&scopes[0]=identify&scopes[1]=guilds')
  expect(new URL(location(begun)).searchParams.get('scope')).toBe(scopes)
})

test('SI-12 denying ends on the failure address with the reason, without a session', async () => {
  const visitor = door.visitor()
  const begun = await start(visitor)
  const denied = await answer(visitor, location(begun), { decision: 'deny' })
  const end = location(await visitor.fetch(location(denied)))
  expect(end.startsWith(`${door.url}/auth/failure?`)).toBe(true)
  expect(failureOf(end)).toMatchObject({ code: 424, type: 'user_oauth2_provider_error' })
  expect((await visitor.fetch('/v1/account')).status).toBe(401)
})

test('AC-36 an unknown provider and foreign return addresses are refused', async () => {
  const visitor = door.visitor()
  expect((await start(visitor, 'nobody')).status).toBe(400)
  const foreign = [
    'https://evil.test/',
    `${door.url}.evil.test/`,
    `${door.url}@evil.test/`,
    'javascript:alert(1)',
    '//evil.test',
    'http://localhost:1/',
  ]
  for (const address of foreign) {
    for (const name of ['success', 'failure']) {
      const query = new URLSearchParams({ project: 'troupe', [name]: address })
      const response = await visitor.fetch(`/v1/account/sessions/oauth2/google?${query}`)
      expect([address, response.status]).toEqual([address, 400])
      expect((await response.json()).message).toContain(`\`${name}\``)
    }
  }
})

test('a return that began in another browser, or was used before, opens no session', async () => {
  const visitor = door.visitor()
  const begun = await start(visitor)
  const approved = await answer(visitor, location(begun), {
    decision: 'approve',
    name: 'Eve',
    email: 'eve@example.test',
    verified: 'on',
  })
  const victim = door.visitor()
  await start(victim)
  expect(failureOf(location(await victim.fetch(location(approved))))).toMatchObject({ type: 'user_sign_in_expired' })
  expect((await victim.fetch('/v1/account')).status).toBe(401)
  await visitor.fetch(location(approved))
  const again = await visitor.fetch(location(approved))
  expect(failureOf(location(again))).toMatchObject({ type: 'user_sign_in_expired' })
})

test('the same person of a provider is the same user, also after a change of name', async () => {
  const [one, two] = [door.visitor(), door.visitor()]
  await signIn(one, { email: 'same@example.test' })
  await signIn(two, { email: 'same@example.test', name: 'New Name' })
  expect((await accountOf(two).get()).$id).toBe((await accountOf(one).get()).$id)
})

test('two providers with one verified address are one user', async () => {
  const [one, two] = [door.visitor(), door.visitor()]
  await signIn(one, { provider: 'google', email: 'both@example.test' })
  await signIn(two, { provider: 'discord', email: 'both@example.test' })
  expect((await accountOf(two).get()).$id).toBe((await accountOf(one).get()).$id)
})

test('an address the provider does not vouch for joins nobody', async () => {
  const [owner, thief] = [door.visitor(), door.visitor()]
  await signIn(owner, { email: 'owned@example.test' })
  const end = await signIn(thief, { provider: 'discord', email: 'owned@example.test', isVerified: false })
  expect(failureOf(end)).toMatchObject({ code: 409, type: 'user_already_exists' })
  expect((await thief.fetch('/v1/account')).status).toBe(401)
})

test('whoever opened an account under an unproven address loses it to the real owner', async () => {
  const squatter = door.visitor()
  const email = 'victim@example.test'
  const password = 'squatters secret'
  const { $id } = await accountOf(squatter).create({ userId: 'unique()', email, password })
  await accountOf(squatter).createEmailPasswordSession({ email, password })
  const owner = door.visitor()
  await signIn(owner, { email })
  expect(await accountOf(owner).get()).toMatchObject({ $id, emailVerification: true, passwordUpdate: '' })
  expect((await squatter.fetch('/v1/account')).status).toBe(401)
  await expect(accountOf(squatter).createEmailPasswordSession({ email, password })).rejects.toMatchObject({ code: 401 })
})

test('an anonymous user keeps id and preferences when they sign in with a provider', async () => {
  const visitor = door.visitor()
  const { userId } = await accountOf(visitor).createAnonymousSession()
  await accountOf(visitor).updatePrefs({ prefs: { timezone: 'Asia/Tokyo' } })
  await signIn(visitor, { email: 'upgraded@example.test' })
  expect(await accountOf(visitor).get()).toMatchObject({
    $id: userId,
    email: 'upgraded@example.test',
    prefs: { timezone: 'Asia/Tokyo' },
  })
  expect((await accountOf(visitor).listSessions()).total).toBe(1)
  const other = door.visitor()
  await accountOf(other).createAnonymousSession()
  expect(failureOf(await signIn(other, { email: 'upgraded@example.test' }))).toMatchObject({ type: 'user_already_exists' })
})

test('the stand-in shows hostile names as text and takes only real addresses', async () => {
  const visitor = door.visitor()
  const begun = await start(visitor)
  const name = `"><script>alert('x')</script>`
  const page = await answer(visitor, location(begun), { decision: 'approve', name, email: 'no address' })
  const html = await page.text()
  expect(page.status).toBe(400)
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;')
  expect(html).not.toContain('<script')
  await signIn(visitor, { name, email: 'hostile@example.test' })
  expect((await accountOf(visitor).get()).name).toBe(name)
})

test('the stand-in returns only to us, and only to whoever holds the verifier', async () => {
  const visitor = door.visitor()
  const page = new URL(location(await start(visitor)))
  page.searchParams.set('redirect_uri', 'http://evil.test/')
  expect((await visitor.fetch(page.href)).status).toBe(400)
  const cross = await visitor.fetch(location(await start(visitor)), { method: 'POST', headers: { origin: 'http://evil.test' } })
  expect(cross.status).toBe(403)

  const approved = await answer(visitor, location(await start(visitor)), {
    decision: 'approve',
    name: 'Ada',
    email: 'stolen@example.test',
  })
  const code = new URL(location(approved)).searchParams.get('code') ?? ''
  const stolen = await visitor.fetch('/dev/sign-in/google/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      code,
      code_verifier: 'guessed',
      redirect_uri: `${door.url}/v1/account/sessions/oauth2/callback/google/troupe`,
    }),
  })
  expect([stolen.status, await stolen.json()]).toEqual([400, { error: 'invalid_grant' }])
})

test('the automatic stand-in approves by itself', async () => {
  await using automatic = await openTestDoor({
    config: { signIn: { google: undefined, discord: undefined, standIn: 'auto' } },
  })
  const visitor = automatic.visitor()
  let response = await visitor.fetch('/v1/account/sessions/oauth2/google?project=troupe')
  while (location(response).includes('/v1/') || location(response).includes('/dev/'))
    response = await visitor.fetch(location(response))
  expect(location(response)).toBe(`${automatic.url}/`)
  expect(await accountOf(visitor).get()).toMatchObject({ email: 'sample.person@example.test' })
})

test('production has no stand-in, and says which provider is off', async () => {
  await using production = await openTestDoor({
    config: {
      mode: 'production',
      publicUrl: 'https://troupe.example.test',
      signIn: { google: { clientId: 'id', clientSecret: 'secret' }, discord: undefined, standIn: 'none' },
    },
  })
  const visitor = production.visitor()
  const off = await visitor.fetch('/v1/account/sessions/oauth2/discord?project=troupe')
  expect([off.status, (await off.json()).type]).toEqual([412, 'project_provider_disabled'])
  const on = await visitor.fetch('/v1/account/sessions/oauth2/google?project=troupe')
  const address = new URL(location(on))
  expect(address.origin + address.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
  expect(address.searchParams.get('redirect_uri')).toBe(
    'https://troupe.example.test/v1/account/sessions/oauth2/callback/google/troupe',
  )
  expect(on.headers.getSetCookie()[0]).toContain('; Secure; SameSite=Lax')
  for (const [method, path] of [
    ['GET', '/dev/outbox'],
    ['POST', '/dev/person'],
    ['GET', '/dev/sign-in/google/authorize'],
  ] as const) {
    expect((await visitor.fetch(path, { method })).status).toBe(404)
  }
})
