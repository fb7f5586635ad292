import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

const PASSWORD = 'a long secret'
let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor({ rateLimits: 'on', isTimeStill: true })
})
afterAll(() => door[Symbol.asyncDispose]())

const post = (url: string, from: string, payload: object, to: TestDoor = door) =>
  to.inject({ method: 'POST', url, remoteAddress: from, headers: { 'x-appwrite-project': 'troupe' }, payload })

async function signUp(email: string, change: object = {}, { from = '127.0.2.1', to = door } = {}) {
  return post('/v1/account', from, { userId: 'unique()', email, password: PASSWORD, ...change }, to)
}

/** One try; what it was answered, and for how long to wait where it came too early. */
async function attempt(email: string, password: string, from: string) {
  const { statusCode, headers } = await post('/v1/account/sessions/email', from, { email, password })
  return statusCode === 429 ? `wait ${headers['retry-after']} s` : statusCode
}

test('who guesses becomes slower and slower, and the right password is taken after a wait', async () => {
  await signUp('slow@example.test')
  const guess = () => attempt('slow@example.test', 'wrong one', '127.0.2.2')
  for (let tries = 0; tries < 6; tries += 1) expect(await guess()).toBe(401)
  for (const seconds of [1, 2, 4, 8, 16, 32]) {
    expect(await guess()).toBe(`wait ${seconds} s`)
    expect(await attempt('slow@example.test', PASSWORD, '127.0.2.2')).toBe(`wait ${seconds} s`)
    door.clock.advance(seconds * 1000)
    expect(await guess()).toBe(401)
  }
  for (let tries = 0; tries < 10; tries += 1) {
    door.clock.advance(300_000)
    expect(await guess()).toBe(401)
  }
  expect(await guess()).toBe('wait 300 s')
  door.clock.advance(300_000)
  expect(await attempt('slow@example.test', PASSWORD, '127.0.2.2')).toBe(201)
  expect(await guess()).toBe(401)
})

test('tries that are sent all at once count one by one', async () => {
  await signUp('burst@example.test')
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('burst@example.test', 'wrong one', '127.0.2.3')))
  expect(answers.filter((answer) => answer === 401)).toHaveLength(6)
})

test('the tries of strangers elsewhere never keep the owner out', async () => {
  await signUp('owner@example.test')
  for (let place = 1; place <= 5; place += 1) {
    for (let tries = 0; tries < 10; tries += 1) await attempt('owner@example.test', 'wrong one', `127.0.3.${place}`)
  }
  expect(await attempt('OWNER@example.test', PASSWORD, '127.0.2.4')).toBe(201)
})

test('two hundred tries on two hundred addresses from one place are stopped', async () => {
  const answers: unknown[] = []
  for (let index = 0; index < 200; index += 1) {
    answers.push(await attempt(`victim-${index}@example.test`, 'leaked password', '127.0.2.5'))
  }
  expect(answers.filter((answer) => answer === 401)).toHaveLength(31)
  expect(answers.at(-1)).toMatch(/^wait \d+ s$/)
})

test('people who sign in well behind one address are never slowed down', async () => {
  await signUp('often@example.test')
  for (let index = 0; index < 60; index += 1) {
    expect(await attempt('often@example.test', PASSWORD, '127.0.2.6')).toBe(201)
  }
})

test('an unknown address takes as long to refuse as a wrong password', async () => {
  await signUp('known@example.test')
  const tookMs = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 15; round += 1) {
    for (const who of ['known', 'unknown'] as const) {
      const startedAt = performance.now()
      expect(await attempt(`${who}@example.test`, 'wrong one', `127.0.4.${round}`)).toBe(401)
      tookMs[who].push(performance.now() - startedAt)
    }
  }
  // The quickest of each: everything else that the machine does only adds to it. Without the work alike it is a tenth.
  const ratio = Math.min(...tookMs.unknown) / Math.min(...tookMs.known)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test.each(['12345678', 'password1', 'Password1', 'QWERTY123', 'iloveyou', '00000000'])(
  'the common password %s is refused',
  async (password) => {
    await using fresh = await openTestDoor()
    const response = await signUp('new@example.test', { password }, { to: fresh })
    expect([response.statusCode, response.json().type, response.json().message]).toEqual([
      400,
      'general_argument_invalid',
      expect.stringContaining('tried first'),
    ])
  },
)

test('a password that is the own name or address is refused', async () => {
  await using fresh = await openTestDoor()
  for (const password of ['mira.novak@example.test', 'Mira.Novak1990', 'Miranda Novak!']) {
    const response = await signUp('mira.novak@example.test', { password, name: 'Miranda Novak' }, { to: fresh })
    expect([password, response.statusCode, response.json().type]).toEqual([password, 400, 'password_personal_data'])
  }
  expect((await signUp('mira.novak@example.test', { password: 'Mira sings at dawn' }, { to: fresh })).statusCode).toBe(201)
})

test('a place makes ten accounts an hour, a house as many as it lets; what a provider vouches for is not held up', async () => {
  await using small = await openTestDoor({ rateLimits: 'on', isTimeStill: true, config: { signUpsPerHour: 12, signIn: AUTO } })
  const make = (index: number, from: string) => signUp(`new-${index}@example.test`, {}, { from, to: small })
  for (let index = 0; index < 10; index += 1) expect((await make(index, '127.0.5.1')).statusCode).toBe(201)
  expect((await make(10, '127.0.5.1')).statusCode).toBe(429)
  for (const index of [11, 12]) expect((await make(index, '127.0.5.2')).statusCode).toBe(201)
  expect((await make(13, '127.0.5.2')).statusCode).toBe(429)
  expect((await make(14, '127.0.5.3')).json().type).toBe('general_rate_limit_exceeded')

  for (let index = 0; index < 12; index += 1) {
    expect((await post('/v1/account/sessions/anonymous', '127.0.5.4', {}, small)).statusCode).toBe(201)
  }
  expect((await post('/v1/account/sessions/anonymous', '127.0.5.5', {}, small)).statusCode).toBe(429)

  const visitor = small.visitor()
  let response = await visitor.fetch('/v1/account/sessions/oauth2/google?project=troupe')
  for (let step = 0; step < 5 && response.headers.has('location'); step += 1) {
    const next = new URL(response.headers.get('location') ?? '', small.url)
    if (next.pathname === '/') break
    response = await visitor.fetch(next.href)
  }
  expect((await visitor.fetch('/v1/account')).status).toBe(200)
  small.clock.advance(3_600_001)
  expect((await make(13, '127.0.5.2')).statusCode).toBe(201)
})

test('an address or an id that is taken uses up no place of the house, and nobody may ask without end', async () => {
  await using small = await openTestDoor({ rateLimits: 'on', isTimeStill: true, config: { signUpsPerHour: 3 } })
  const make = (email: string, from: string, change = {}) => signUp(email, change, { from, to: small })
  expect((await make('known@example.test', '127.0.6.1', { userId: 'known' })).statusCode).toBe(201)
  for (let ask = 0; ask < 5; ask += 1) {
    expect((await make('Known@example.test', '127.0.6.2')).json().type).toBe('user_already_exists')
    expect((await make('other@example.test', '127.0.6.2', { userId: 'known' })).json().type).toBe('user_already_exists')
  }
  expect((await make('known@example.test', '127.0.6.2')).json().type).toBe('general_rate_limit_exceeded')
  for (const email of ['second@example.test', 'third@example.test']) {
    expect((await make(email, '127.0.6.3')).statusCode).toBe(201)
  }
  expect((await make('fourth@example.test', '127.0.6.3')).json().type).toBe('general_rate_limit_exceeded')
})

const AUTO = { google: undefined, discord: undefined, standIn: 'auto' } as const
