import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

const PROJECT = { 'x-appwrite-project': 'troupe' }
const CALL = '/v1/functions/get-hero-images/executions'
let door: TestDoor
beforeAll(async () => {
  const handlers = { 'get-hero-images': async () => ({ success: true as const, data: [] }) }
  door = await openTestDoor({ rateLimits: 'on', isTimeStill: true, handlers })
})
afterAll(() => door[Symbol.asyncDispose]())

/** Many headers of one call, of about so many bytes together. */
function headersOf(bytes: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x-h-${index}`, 'x'.repeat(bytes / 100 - 6)]))
}

function call(from: string, payload: object = {}, more: Record<string, string> = {}) {
  return door.inject({ method: 'POST', url: CALL, remoteAddress: from, headers: { ...PROJECT, ...more }, payload })
}

/** All calls that were kept. */
async function kept() {
  const { rows } = await sql<{ user_id: string | null; bytes: number }>`
    select user_id, pg_column_size(executions.*) as bytes from executions`.execute(door.kysely)
  return rows
}

/** The cookie of somebody who has just come. */
async function cookieOf(url: string, from: string, payload: object = {}): Promise<string> {
  const { headers, statusCode } = await door.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: PROJECT,
    payload,
  })
  expect(statusCode).toBeLessThan(300)
  return [headers['set-cookie']].flat().join('; ').split(';')[0] ?? ''
}

test('three hundred calls of a guest with a hundred large headers each leave nothing behind', async () => {
  for (const bytes of [400_000, 9_000]) {
    const answers = await Promise.all(Array.from({ length: 150 }, () => call('127.0.1.1', { headers: headersOf(bytes) })))
    for (const answer of answers) expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid'])
  }
  const path = `/${'x'.repeat(2000)}`
  for (const isAsync of [false, true]) {
    const answer = await call('127.0.1.1', { headers: headersOf(8_000), path, async: isAsync })
    expect(answer.statusCode).toBe(isAsync ? 202 : 201)
  }
  expect(await kept()).toEqual([])
})

test('a session without an account keeps the call, but nothing that was sent along', async () => {
  const cookie = await cookieOf('/v1/account/sessions/anonymous', '127.0.1.2')
  expect((await call('127.0.1.2', { headers: headersOf(8_000), path: `/${'x'.repeat(2000)}` }, { cookie })).statusCode).toBe(
    201,
  )
  const list = await door.inject({ url: CALL, remoteAddress: '127.0.1.2', headers: { ...PROJECT, cookie } })
  expect(list.json()).toMatchObject({ total: 1, executions: [{ requestHeaders: [], requestPath: '/' }] })
})

test('nobody keeps more than 8 kB of headers with a call', async () => {
  const cookie = await cookieOf('/dev/person', '127.0.1.3', { as: 'new', name: 'Mira' })
  const answer = await call('127.0.1.3', { headers: headersOf(9_000) }, { cookie })
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('at most 8192 bytes together')])
  expect((await call('127.0.1.3', { headers: headersOf(8_000) }, { cookie })).statusCode).toBe(201)
})

test('of one place guests may call so often a minute, on every route; others and who has an account go on', async () => {
  const cookie = await cookieOf('/dev/person', '127.0.1.4', { as: 'new', name: 'Tomas' })
  const anonymous = await cookieOf('/v1/account/sessions/anonymous', '127.0.1.4')
  const routes = [
    ['GET', '/v1/account'],
    ['POST', CALL],
    ['GET', '/v1/databases/x/collections/y/documents'],
    ['GET', '/v1/storage/buckets/x/files/y/view'],
    ['POST', '/v1/storage/buckets/x/files'],
    ['GET', '/v1/nowhere'],
    ['GET', '/v1/ping'],
  ] as const
  const ask = (method: 'GET' | 'POST', url: string, from: string, more: Record<string, string> = {}) =>
    door.inject({ method, url, remoteAddress: from, headers: { ...PROJECT, ...more } })

  const statuses = await Promise.all(
    Array.from({ length: 599 }, async (_, index) => {
      const [method, url] = routes[index % routes.length] ?? routes[0]
      return (await ask(method, url, '127.0.1.4')).statusCode
    }),
  )
  expect(statuses).not.toContain(429)
  const unknown = { cookie: `a_session_troupe=${'A'.repeat(43)}` }
  for (const [method, url] of routes) {
    const seen = [await ask(method, url, '127.0.1.4'), await ask(method, url, '127.0.1.4', unknown)]
    for (const { statusCode, headers } of seen) {
      expect([url, statusCode, Number(headers['retry-after'])]).toEqual([url, 429, expect.any(Number)])
    }
    expect((await ask(method, url, '127.0.1.5')).statusCode).not.toBe(429)
  }
  expect((await ask('GET', '/v1/account', '127.0.1.4', { cookie: anonymous })).statusCode).toBe(429)
  expect((await ask('GET', '/v1/account', '127.0.1.4', { cookie })).statusCode).toBe(200)
  expect((await door.inject({ url: '/dev/outbox', remoteAddress: '127.0.1.4' })).statusCode).toBe(200)
  door.clock.advance(60_001)
  expect((await ask('GET', '/v1/account', '127.0.1.4')).statusCode).toBe(401)
})

test('files of pages are counted by place too, generously: sixty first visits a minute are no matter', async () => {
  const visit = (from: string) => door.inject({ url: '/assets/part.js', remoteAddress: from })
  const statuses = await Promise.all(Array.from({ length: 6000 }, async () => (await visit('127.0.1.6')).statusCode))
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect((await visit('127.0.1.6')).statusCode).toBe(429)
  expect((await visit('127.0.1.7')).statusCode).toBe(404)
})

test('a guest who signed out is forgotten after a day; who is still signed in, and who has an account, stays', async () => {
  await using quiet = await openTestDoor()
  const ask = (method: 'POST' | 'DELETE' | 'GET', url: string, cookie = '', payload: object = {}) =>
    quiet.inject({ method, url, headers: { ...PROJECT, cookie }, ...(method === 'POST' && { payload }) })
  const cookieAt = async (url: string, payload: object = {}) =>
    [(await ask('POST', url, '', payload)).headers['set-cookie']].flat().join('; ').split(';')[0] ?? ''
  const [gone, here] = [await cookieAt('/v1/account/sessions/anonymous'), await cookieAt('/v1/account/sessions/anonymous')]
  const mira = await cookieAt('/dev/person', { as: 'new', name: 'Mira' })
  for (const cookie of [gone, mira]) {
    expect((await ask('DELETE', '/v1/account/sessions/current', cookie)).statusCode).toBe(204)
  }
  const users = async () => (await quiet.kysely.selectFrom('users').select('name').orderBy('name').execute()).length
  await quiet.accounts.forgetExpired()
  expect(await users()).toBe(3)
  quiet.clock.advance(86_400_001)
  await quiet.accounts.forgetExpired()
  expect(await users()).toBe(2)
  expect((await ask('GET', '/v1/account', here)).statusCode).toBe(200)
})
