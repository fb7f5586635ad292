import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EngineCall } from '#server/core/jobs/receive-callback.ts'
import type { ProviderCall } from '#server/platform/engines/callback-reader.ts'
import { openTestDoor, type TestDoor } from '../../../testing/open-test-door.ts'

let door: TestDoor
const read: ProviderCall[] = []
const received: EngineCall[] = []
let answer: 'own' | 'forged' | 'cannot tell'

beforeAll(async () => {
  const reader = {
    provider: 'far',
    async read(call: ProviderCall) {
      read.push(call)
      if (answer === 'cannot tell') throw new Error('its keys cannot be read')
      return answer === 'own' ? { attemptId: call.token, eventId: 'event', body: { done: true } } : undefined
    },
  }
  const receive = async (call: EngineCall) => {
    received.push(call)
    return 'taken'
  }
  door = await openTestDoor({ callbacks: { readers: [reader], receive } })
})
afterAll(() => door[Symbol.asyncDispose]())
beforeEach(() => {
  read.splice(0)
  received.splice(0)
  answer = 'own'
})

const call = (path: string, body: string, type = 'application/json') =>
  fetch(`${door.url}/v1/callbacks/${path}`, { method: 'POST', headers: { 'content-type': type, 'x-mark': 'm' }, body })

test.each(['application/json', 'text/plain', 'x/unknown'])(
  'a provider needs no project; its bytes come as sent (%s)',
  async (type) => {
    const body = '{ "a" : 1 }\n'
    const response = await call('far/token', body, type)
    expect([response.status, await response.json()]).toEqual([200, { received: 'taken' }])
    expect(Buffer.from(read[0]?.body ?? []).toString()).toBe(body)
    expect(read[0]).toMatchObject({ token: 'token', headers: { 'x-mark': 'm' } })
    expect(received).toEqual([{ provider: 'far', attemptId: 'token', eventId: 'event', body: { done: true } }])
  },
)

test('what is not its own word is refused, and what cannot be told now may come again', async () => {
  answer = 'forged'
  expect((await call('far/token', '{}')).status).toBe(401)
  answer = 'cannot tell'
  expect((await call('far/token', '{}')).status).toBe(500)
  expect(received).toEqual([])
})

test('unknown providers, other methods and large bodies are refused', async () => {
  expect((await call('near/token', '{}')).status).toBe(404)
  expect((await fetch(`${door.url}/v1/callbacks/far/token`)).status).toBe(404)
  expect((await call('far/token', 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  expect(read).toEqual([])
})
