import { Account, ID } from 'appwrite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const DAY_SECONDS = 86_400
let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor({ findJob: async () => undefined })
})
afterEach(() => {
  door.clock.reset()
  expect(door.bugs).toEqual([])
})
afterAll(() => door[Symbol.asyncDispose]())

async function signedIn(): Promise<Visitor> {
  const visitor = door.visitor()
  const account = new Account(visitor.client27())
  const person = { email: `${ID.unique()}@example.test`, password: 'a password of somebody' }
  await account.create({ userId: ID.unique(), ...person })
  await account.createEmailPasswordSession(person)
  return visitor
}

const wait = (days: number) => door.clock.advance(days * DAY_SECONDS * 1000)
const statusOf = async (visitor: Visitor) => (await visitor.fetch('/v1/account')).status
const stored = () => door.kysely.selectFrom('sessions').select(['id', 'last_used_at']).execute()

test('a session that is used goes on for its year, and not longer', async () => {
  const mira = await signedIn()
  for (let days = 0; days < 364; days += 28) {
    expect([days, await statusOf(mira)]).toEqual([days, 200])
    wait(28)
  }
  expect(await statusOf(mira)).toBe(200)
  wait(2)
  expect(await statusOf(mira)).toBe(401)
})

test('a session that nobody uses ends after 30 days, is listed no more, and is swept', async () => {
  const [forgotten, other] = [await signedIn(), await signedIn()]
  wait(20)
  expect(await statusOf(other)).toBe(200)
  wait(10.5)
  expect([await statusOf(forgotten), await statusOf(other)]).toEqual([401, 200])
  const before = (await stored()).length
  await door.accounts.forgetExpired()
  expect((await stored()).length).toBeLessThan(before)
  expect(await statusOf(other)).toBe(200)
})

test('its use is written down once a day, not at each request', async () => {
  const mira = await signedIn()
  const { $id: id } = await new Account(mira.client27()).getSession({ sessionId: 'current' })
  const usedAt = async () => (await stored()).find((session) => session.id === id)?.last_used_at.getTime()
  const first = await usedAt()
  wait(0.9)
  await statusOf(mira)
  expect(await usedAt()).toBe(first)
  wait(0.2)
  await statusOf(mira)
  const second = await usedAt()
  expect(second).toBe(door.clock.now().getTime() > (first ?? 0) ? second : first)
  expect(second).toBeGreaterThan((first ?? 0) + DAY_SECONDS * 1000)
})

test('an open page that only listens is told when its session has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const listening = await openTestDoor({ findJob: async () => undefined })
    const visitor = listening.visitor()
    const account = new Account(visitor.client27())
    await account.createAnonymousSession()
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const address = `${listening.url.replace('http', 'ws')}/v1/realtime?project=troupe&channels[]=account`
    // Node's own WebSocket takes headers, which browsers do not.
    const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket
    const socket = new Socket(address, { headers: { cookie } })
    const said: { type: string }[] = []
    socket.onmessage = ({ data }) => said.push(JSON.parse(String(data)))
    await vi.waitFor(() => expect(said).toMatchObject([{ type: 'connected' }]))
    const closed = new Promise((resolve) => {
      socket.onclose = ({ code }) => resolve(code)
    })
    listening.clock.advance(31 * DAY_SECONDS * 1000)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await closed).toBe(1008)
    await listening[Symbol.asyncDispose]()
  } finally {
    vi.useRealTimers()
  }
})
