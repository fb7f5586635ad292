import { Account } from 'appwrite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor()
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(() => door[Symbol.asyncDispose]())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  door.visitor().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test.each([
  ['new', 0, false],
  ['rich', 1000, true],
  ['broke', 0, true],
])('a person is made %s and signed in', async (as, credits, freeUsesTaken) => {
  const visitor = door.visitor()
  const response = await visitor.fetch('/dev/person', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as, name: 'Mira' }),
  })
  const user = await new Account(visitor.client27()).get()
  expect([response.status, (await response.json()).$id, user.name]).toEqual([201, user.$id, 'Mira'])
  expect(door.prepared.at(-1)).toEqual({ userId: user.$id, credits, freeUsesTaken })
})

test('the clock is advanced, set and given back to real time', async () => {
  const now = async (order: object) => Date.parse((await (await post('/dev/clock', order)).json()).now)
  expect(await now({ advanceSeconds: 7200 })).toBeGreaterThan(Date.now() + 7_100_000)
  expect(await now({ now: '2030-05-05T00:00:00Z' })).toBeGreaterThanOrEqual(Date.UTC(2030, 4, 5))
  expect(Math.abs((await now({})) - Date.now())).toBeLessThan(60_000)
  expect((await post('/dev/clock', { now: 'yesterday-ish' })).status).toBe(400)
})

test('the next jobs of the engine are decided', async () => {
  const order = { next: 'fail', delayMs: 10, times: 2, userId: 'somebody' }
  expect((await post('/dev/engine', order)).status).toBe(200)
  expect(door.directed.at(-1)).toEqual(order)
  expect((await post('/dev/engine', { next: 'explode' })).status).toBe(400)
})

test('the outbox is a list', async () => {
  expect(await (await door.visitor().fetch('/dev/outbox')).json()).toEqual([])
})

test('pages of other sites move nothing', async () => {
  const foreign: Record<string, string>[] = [{ origin: 'http://evil.test' }, { 'sec-fetch-site': 'cross-site' }]
  for (const headers of foreign) {
    for (const path of ['/dev/person', '/dev/clock', '/dev/engine']) {
      expect((await post(path, { as: 'rich' }, headers)).status).toBe(403)
    }
  }
})
