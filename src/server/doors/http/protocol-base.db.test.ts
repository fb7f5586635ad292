import { Account, Client } from 'appwrite'
import fastCheck from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

const PAGE = 'http://pages.example.test'
let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor({ config: { origins: [PAGE] } })
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(() => door[Symbol.asyncDispose]())

test('BB-01 BB-06 ping answers any caller under /v1, with the project in the header or the query', async () => {
  const response = await door.visitor().fetch('/v1/ping')
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
    'Pong!',
  ])
  expect((await fetch(`${door.url}/v1/ping?project=troupe`)).status).toBe(200)
  expect(await new Client().setEndpoint(`${door.url}/v1`).setProject('troupe').ping()).toMatchObject({ message: 'Pong!' })
})

test('BB-02 a missing or wrong project is refused', async () => {
  for (const headers of [{}, { 'x-appwrite-project': 'other' }]) {
    const response = await fetch(`${door.url}/v1/account`, { headers: headers as Record<string, string> })
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 404, type: 'project_not_found', message: expect.any(String), version: expect.any(String) },
    ])
  }
})

test('RP-01 there are guests and who is signed in: nothing of an administrator can be reached by either', async () => {
  const [guest, member] = [door.visitor(), door.visitor()]
  await new Account(member.client27()).createAnonymousSession()
  const places = [
    'users',
    'projects',
    'functions',
    'databases',
    'storage/buckets',
    'teams',
    'health',
    'console/variables',
    'admin',
  ]
  for (const place of places) {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      for (const visitor of [guest, member]) {
        const { status } = await visitor.fetch(`/v1/${place}`, { method })
        expect([method, place, status]).toEqual([method, place, 404])
      }
    }
  }
})

test('unknown routes and verbs answer JSON under /v1', async () => {
  for (const [method, path] of [
    ['GET', '/v1/nothing'],
    ['PUT', '/v1/account'],
    ['POST', '/v1'],
    ['DELETE', '/v1/account/%2e%2e/x'],
  ] as const) {
    const response = await door.visitor().fetch(path, { method })
    expect([response.status, (await response.json()).type]).toEqual([404, 'general_route_not_found'])
  }
})

test('BB-03 our own pages are named with credentials, never "*", also on errors and preflights', async () => {
  for (const origin of [PAGE, door.url, door.url.replace('127.0.0.1', 'localhost')]) {
    const error = await door.visitor().fetch('/v1/account', { headers: { origin } })
    const preflight = await fetch(`${door.url}/v1/functions/x/executions`, { method: 'OPTIONS', headers: { origin } })
    expect([error.status, preflight.status]).toEqual([401, 204])
    for (const response of [error, preflight]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
      expect(response.headers.get('access-control-allow-credentials')).toBe('true')
      expect(response.headers.get('vary')).toBe('Origin')
    }
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Appwrite-Project')
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
  }
})

test('BB-03 pages of strangers get no access and may change nothing', async () => {
  for (const origin of ['http://evil.example.test', `${PAGE}.evil.test`, 'http://localhost:1', 'null']) {
    const read = await door.visitor().fetch('/v1/ping', { headers: { origin } })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
    const change = await door.visitor().fetch('/v1/account/sessions/anonymous', { method: 'POST', headers: { origin } })
    expect([change.status, (await change.json()).type]).toEqual([403, 'general_unknown_origin'])
  }
  const unnamed = await door.visitor().fetch('/v1/account/sessions/anonymous', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(unnamed.status).toBe(403)
})

test('development answers nobody who comes by another name or through a proxy', async () => {
  const refused = [
    { host: 'evil.example.test' },
    { host: 'localhost.evil.test' },
    { 'x-forwarded-for': '10.0.0.1' },
    { 'x-forwarded-host': 'troupe.example.test' },
    { forwarded: 'for=10.0.0.1' },
  ]
  for (const headers of refused) {
    const response = await door.inject({ url: '/v1/ping?project=troupe', headers: { host: 'localhost', ...headers } })
    expect([headers, response.statusCode, response.json().type]).toEqual([headers, 403, 'general_access_forbidden'])
  }
  for (const host of ['localhost:8787', '127.0.0.1:8787', '[::1]:8787']) {
    expect((await door.inject({ url: '/v1/ping?project=troupe', headers: { host } })).statusCode).toBe(200)
  }
})

test('a guest who sends rubbish hears that members only may call, not that it is rubbish', async () => {
  const response = await door.visitor().fetch('/v1/account/prefs', { method: 'PATCH', body: '{{{' })
  expect([response.status, (await response.json()).type]).toEqual([401, 'general_unauthorized_scope'])
})

test('a body that is no JSON object counts as an empty one', async () => {
  for (const [type, body] of [
    ['application/json', '{"userId":'],
    ['application/json', '[1]'],
    ['application/json', ''],
    ['text/plain', '{"userId":"a"}'],
    ['multipart/form-data; boundary=x', '--x--'],
  ]) {
    const response = await door
      .visitor()
      .fetch('/v1/account', { method: 'POST', headers: { 'content-type': type ?? '' }, body })
    expect([response.status, (await response.json()).message]).toEqual([400, 'Param "userId" is not optional.'])
  }
})

test('a body beyond the limit is refused clearly', async () => {
  const body = JSON.stringify({ userId: 'x'.repeat(1024 * 1024) })
  const response = await door.visitor().fetch('/v1/account', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect([response.status, (await response.json()).type]).toEqual([413, 'general_request_too_large'])
})

test('hostile bodies, paths and headers are never answered with an error of ours', { timeout: 120_000 }, async () => {
  const visitor = door.visitor()
  await new Account(visitor.client27()).createAnonymousSession()
  const routes = [
    ['POST', '/v1/account'],
    ['PATCH', '/v1/account/prefs'],
    ['POST', '/v1/account/sessions/email'],
    ['GET', '/v1/account/sessions/'],
    ['GET', '/v1/account/sessions/oauth2/'],
    ['POST', '/v1/functions/create-preview/executions'],
    ['GET', '/v1/functions/create-preview/executions/'],
    ['GET', '/v1/databases/main/collections/user-data/documents?queries[0]='],
    ['GET', '/v1/functions/create-preview/executions?queries[]='],
    ['GET', '/v1/storage/buckets/media/files/'],
    ['GET', '/v1/account/sessions/oauth2/callback/google/troupe?state='],
    ['POST', '/dev/person'],
    ['POST', '/dev/engine'],
    ['POST', '/dev/sign-in/google/token'],
    ['GET', '/'],
  ] as const
  const key = fastCheck.constantFrom(
    'userId',
    'email',
    'password',
    'name',
    'prefs',
    'body',
    'async',
    'headers',
    'as',
    '__proto__',
  )
  const value = fastCheck.oneof(fastCheck.jsonValue(), fastCheck.string({ unit: 'binary' }), fastCheck.constant('\u0000\ud800'))
  const body = fastCheck.oneof(
    fastCheck.dictionary(key, value).map((object) => JSON.stringify(object)),
    fastCheck.string({ unit: 'binary' }),
  )
  const end = fastCheck.oneof(
    fastCheck.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
    fastCheck.jsonValue().map((json) => encodeURIComponent(JSON.stringify(json))),
    fastCheck.constantFrom('%', '%00', '%ff', '..%2f..', '{"method":"equal","attribute":"status","values":[1e400]}'),
  )
  await fastCheck.assert(
    fastCheck.asyncProperty(fastCheck.constantFrom(...routes), body, end, async ([method, path], text, rest) => {
      const isReading = method === 'GET'
      const response = await visitor.fetch(isReading ? path + rest : path, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-fallback-cookies': encodeURIComponent(rest),
          range: `bytes=${rest.length}-`,
        },
        ...(isReading ? {} : { body: text }),
      })
      expect(response.status === 503 || response.status < 500, `${method} ${path}${rest} ${text}: ${response.status}`).toBe(
        true,
      )
      await response.arrayBuffer()
    }),
    { numRuns: 300 },
  )
})
