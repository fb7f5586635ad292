import { Account as Account27, type AppwriteException } from 'appwrite'
import { Account as Account17 } from 'appwrite-17'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor()
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(() => door[Symbol.asyncDispose]())

const mira = { userId: 'unique()', email: 'Mira@Example.test', password: 'a long secret', name: 'Mira' }

async function signedUp(email: string) {
  const visitor = door.visitor()
  const account = new Account27(visitor.client27())
  const user = await account.create({ ...mira, email })
  await account.createEmailPasswordSession({ email, password: mira.password })
  return { visitor, account, user }
}

async function refusal(work: Promise<unknown>): Promise<Pick<AppwriteException, 'code' | 'type' | 'message'>> {
  const error = await work.then(
    () => undefined,
    (reason: AppwriteException) => reason,
  )
  if (error === undefined) throw new Error('this should have been refused')
  return { code: error.code, type: error.type, message: error.message }
}

test.each(['appwrite 27', 'appwrite 17'])('AC-01 AC-02 AC-29 an account is made, signed in and read with %s', async (sdk) => {
  const visitor = door.visitor()
  const email = `${sdk.replace(' ', '')}@example.test`
  // Version 27 still takes its arguments by position, as 17 does; the types differ only in fields this test does not read.
  const old = new Account17(visitor.client17()) as unknown as Account27
  const account = sdk.endsWith('27') ? new Account27(visitor.client27()) : old
  const user = await account.create('unique()', email.toUpperCase(), mira.password, 'Mira')
  expect(user).toMatchObject({ email, name: 'Mira', prefs: {}, status: true, emailVerification: false, labels: [] })
  expect(user.$createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/)
  expect(user.targets).toMatchObject([{ providerType: 'email', identifier: email, userId: user.$id }])
  expect(await refusal(account.get())).toMatchObject({ code: 401, type: 'general_unauthorized_scope' })

  const session = await account.createEmailPasswordSession(email, mira.password)
  expect(session).toMatchObject({ userId: user.$id, provider: 'email', providerUid: email, secret: '', current: true })
  const { accessedAt: _, ...unchanging } = user
  expect(await account.get()).toMatchObject(unchanging)
})

test('AC-02 BB-12 each required parameter is asked for by name', async () => {
  const visitor = door.visitor()
  const body: Record<string, unknown> = { userId: 'unique()', email: 'x@example.test', password: 'long enough' }
  for (const name of Object.keys(body)) {
    const { [name]: _, ...rest } = body
    const response = await visitor.fetch('/v1/account', { method: 'POST', ...json(rest) })
    expect(await response.json()).toMatchObject({
      code: 400,
      type: 'general_argument_invalid',
      message: `Param "${name}" is not optional.`,
    })
  }
  const response = await visitor.fetch('/v1/account', { method: 'POST', ...json({ ...body, email: 'no address' }) })
  expect(await response.json()).toMatchObject({ code: 400, message: expect.stringMatching(/^Invalid `email` param: /) })
})

test('AC-02 one address makes one account, in whatever case it is written', async () => {
  const account = new Account27(door.visitor().client27())
  await account.create({ ...mira, email: 'twice@example.test' })
  expect(await refusal(account.create({ ...mira, email: 'TWICE@example.test' }))).toMatchObject({
    code: 409,
    type: 'user_already_exists',
  })
})

test('a password has 8 to 256 characters, a name at most 128', async () => {
  const account = new Account27(door.visitor().client27())
  const make = (change: object) => account.create({ ...mira, email: 'bounds@example.test', ...change })
  for (const wrong of [
    { password: 'x'.repeat(7) },
    { password: 'x'.repeat(257) },
    { name: 'x'.repeat(129) },
    { name: 'a\u0000b' },
  ]) {
    expect(await refusal(make(wrong))).toMatchObject({ code: 400, type: 'general_argument_invalid' })
  }
  await make({ password: 'x'.repeat(256), name: '\u{1F3AD}'.repeat(128) })
})

test('AC-29 a wrong password and an unknown address are refused alike', async () => {
  await signedUp('alike@example.test')
  const account = new Account27(door.visitor().client27())
  const wrong = await refusal(account.createEmailPasswordSession({ email: 'alike@example.test', password: 'wrong one' }))
  const unknown = await refusal(account.createEmailPasswordSession({ email: 'nobody@example.test', password: 'wrong one' }))
  expect(wrong).toMatchObject({ code: 401, type: 'user_invalid_credentials' })
  expect(unknown).toEqual(wrong)
})

test('signing in while signed in is refused', async () => {
  const { account } = await signedUp('already@example.test')
  const again = account.createEmailPasswordSession({ email: 'already@example.test', password: mira.password })
  expect(await refusal(again)).toMatchObject({ code: 401, type: 'user_session_already_exists' })
})

test('AC-07 AC-08 preferences are read and replaced as a whole', async () => {
  const { account, visitor } = await signedUp('prefs@example.test')
  expect(await account.getPrefs()).toEqual({})
  await account.updatePrefs({ prefs: { timezone: 'Europe/Berlin', avatar: 'x' } })
  const prefs = { timezone: 'Europe/Berlin', odd: '\ud800 \u0000 "' }
  const user = await visitor.fetch('/v1/account/prefs', { method: 'PATCH', ...json({ prefs }) })
  expect(await user.json()).toMatchObject({ email: 'prefs@example.test', prefs })
  expect(await account.getPrefs()).toEqual(prefs)
  expect(await refusal(account.updatePrefs({ prefs: { long: 'x'.repeat(65_536) } }))).toMatchObject({ code: 400 })
  const list = await visitor.fetch('/v1/account/prefs', { method: 'PATCH', ...json({ prefs: ['x'] }) })
  expect(list.status).toBe(400)
  expect(await refusal(new Account27(door.visitor().client27()).getPrefs())).toMatchObject({ code: 401 })
})

test('a name loses the marks that turn its direction, and one that nobody can see is refused', async () => {
  const account = new Account27(door.visitor().client27())
  const signUp = (email: string, name: string) => account.create({ ...mira, userId: 'unique()', email, name })
  expect(await signUp('direction@example.test', '\u202eMira\u202c')).toMatchObject({ name: 'Mira' })
  expect(await refusal(signUp('unseen@example.test', '\u200b\u3164'))).toMatchObject({ code: 400 })
})

test.each(['{"x":', '['])('preferences nested too deep with %s are refused', async (open) => {
  const { visitor } = await signedUp(`deep-${open.length}@example.test`)
  const nested = (depth: number) => {
    const close = open === '[' ? ']' : '}'
    return `{"prefs":{"a":${open.repeat(depth - 1)}1${close.repeat(depth - 1)}}}`
  }
  const send = (depth: number) =>
    visitor.fetch('/v1/account/prefs', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: nested(depth),
    })
  expect((await send(64)).status).toBe(200)
  for (const depth of [65, 6_000, 30_000]) {
    const refused = await send(depth)
    expect([refused.status, (await refused.json()).type]).toEqual([400, 'general_argument_invalid'])
  }
})

test('AC-33 AC-35 SL-08 the current session is read by name and id, and ends for good', async () => {
  const { account, visitor } = await signedUp('sessions@example.test')
  const current = await account.getSession({ sessionId: 'current' })
  expect(await account.getSession({ sessionId: current.$id })).toEqual(current)
  const cookies = new Map(visitor.cookies)
  await account.deleteSession({ sessionId: 'current' })
  expect(visitor.cookies.size).toBe(0)
  const reuse = await door.visitor().fetch('/v1/account', {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(reuse.status).toBe(401)
})

test('AC-33 AC-35 a session of somebody else does not exist', async () => {
  const { account: mine } = await signedUp('mine@example.test')
  const { account: theirs } = await signedUp('theirs@example.test')
  const { $id } = await theirs.getSession({ sessionId: 'current' })
  const missing = { code: 404, type: 'user_session_not_found' }
  expect(await refusal(mine.getSession({ sessionId: $id }))).toMatchObject(missing)
  expect(await refusal(mine.deleteSession({ sessionId: $id }))).toMatchObject(missing)
  expect(await theirs.get()).toMatchObject({ email: 'theirs@example.test' })
})

test('a user has ten sessions at most, the oldest ends first', async () => {
  const email = 'eleven@example.test'
  const first = await signedUp(email)
  for (let count = 1; count < 10; count += 1) {
    await new Account27(door.visitor().client27()).createEmailPasswordSession({ email, password: mira.password })
  }
  expect((await first.account.listSessions()).total).toBe(10)
  const eleventh = new Account27(door.visitor().client27())
  await eleventh.createEmailPasswordSession({ email, password: mira.password })
  expect((await eleventh.listSessions()).total).toBe(10)
  expect(await refusal(first.account.get())).toMatchObject({ code: 401 })
})

test('EN-02 no answer carries a password or its hash', async () => {
  const { account, visitor } = await signedUp('quiet@example.test')
  for (const path of ['/v1/account', '/v1/account/sessions', '/v1/account/sessions/current']) {
    const text = await (await visitor.fetch(path)).text()
    expect(text).not.toMatch(/argon2|"password":|hash|a long secret|"secret":"[^"]/i)
  }
  expect(await account.get()).toHaveProperty('passwordUpdate')
})

test('SL-13 a page of another site gets the session in a header, and sign-out empties it', async () => {
  const origin = 'http://127.0.0.2:9999'
  await using elsewhere = await openTestDoor({ config: { origins: [origin] } })
  await new Account27(elsewhere.visitor().client27()).create({ ...mira, email: 'far@example.test' })
  const headers = { origin, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'far@example.test', password: mira.password })
  const signIn = await elsewhere.visitor().fetch('/v1/account/sessions/email', { method: 'POST', headers, body })
  expect(signIn.headers.get('access-control-expose-headers')).toContain('X-Fallback-Cookies')
  const fallback = signIn.headers.get('x-fallback-cookies') ?? ''
  expect(JSON.parse(fallback)).toEqual({ a_session_troupe: expect.any(String) })

  const stranger = elsewhere.visitor()
  const account = await stranger.fetch('/v1/account', { headers: { ...headers, 'x-fallback-cookies': fallback } })
  expect(await account.json()).toMatchObject({ email: 'far@example.test' })
  const signOut = await stranger.fetch('/v1/account/sessions/current', {
    method: 'DELETE',
    headers: { ...headers, 'x-fallback-cookies': fallback },
    body: '{}',
  })
  expect([signOut.status, signOut.headers.get('x-fallback-cookies')]).toEqual([204, '[]'])
  for (const rubbish of ['[]', '{}', 'rubbish', '"text"', 'null', '{"a_session_troupe":7}']) {
    const response = await stranger.fetch('/v1/account', { headers: { ...headers, 'x-fallback-cookies': rubbish } })
    expect(response.status).toBe(401)
  }
})

test('a page of our own site gets no session in a header', async () => {
  const visitor = door.visitor()
  await new Account27(visitor.client27()).create({ ...mira, email: 'near@example.test' })
  const signIn = await visitor.fetch('/v1/account/sessions/email', {
    method: 'POST',
    headers: { origin: door.url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'near@example.test', password: mira.password }),
  })
  expect(signIn.headers.get('x-fallback-cookies')).toBeNull()
  expect(signIn.headers.getSetCookie()[0]).toMatch(/^a_session_troupe=[\w-]+; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/i)
})

test('an expired session is none', async () => {
  await using later = await openTestDoor()
  const visitor = later.visitor()
  const account = new Account27(visitor.client27())
  await account.createAnonymousSession()
  later.clock.advance(366 * 86_400_000)
  expect(await refusal(account.get())).toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
})

function json(value: unknown): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}
