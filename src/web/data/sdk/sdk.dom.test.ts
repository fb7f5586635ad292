import { type AppwriteException, Client } from 'appwrite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSdk } from './sdk.ts'

const ENDPOINT = 'http://localhost/v1'
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const { account, functions, databases, storage } = createSdk({ endpoint: ENDPOINT, project: 'troupe' })

beforeEach(() => {
  fetch.mockReset()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answer = (status: number, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch.mockResolvedValue(new Response(body, { status, headers }))

/** What a caller forgot: the types would not let it. */
const missing = undefined as never

test.each<[string, string, () => unknown]>([
  ['account.create', 'userId', () => account.create({ userId: missing, email: 'a@b.test', password: 'a password' })],
  ['account.create', 'email', () => account.create({ userId: 'u', email: missing, password: 'a password' })],
  ['account.create', 'password', () => account.create({ userId: 'u', email: 'a@b.test', password: missing })],
  ['account.getSession', 'sessionId', () => account.getSession({ sessionId: missing })],
  ['account.deleteSession', 'sessionId', () => account.deleteSession({ sessionId: missing })],
  ['account.updatePrefs', 'prefs', () => account.updatePrefs({ prefs: missing })],
  ['account.createOAuth2Session', 'provider', () => account.createOAuth2Session({ provider: missing })],
  ['functions.createExecution', 'functionId', () => functions.createExecution({ functionId: missing })],
  ['databases.listDocuments', 'databaseId', () => databases.listDocuments({ databaseId: missing, collectionId: 'c' })],
  ['databases.listDocuments', 'collectionId', () => databases.listDocuments({ databaseId: 'd', collectionId: missing })],
  ['storage.createFile', 'fileId', () => storage.createFile({ bucketId: 'media', fileId: missing, file: new File([], 'f') })],
  ['storage.createFile', 'file', () => storage.createFile({ bucketId: 'media', fileId: 'f', file: missing })],
])('ER-13 BB-11 %s without %s says so, and nothing is sent', async (_method, parameter, call) => {
  await expect(async () => call()).rejects.toThrow(`Missing required parameter: "${parameter}"`)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([400, 401, 404, 429, 500])('BB-08 an answer of %i is thrown with all it says', async (status) => {
  const body = JSON.stringify({ message: 'No.', code: status, type: 'some_type', version: '1' })
  answer(status, body)
  const thrown = await account.get().catch((error: AppwriteException) => error)
  expect(thrown).toMatchObject({ message: 'No.', code: status, type: 'some_type', response: body })
  answer(status, 'plain words', { 'content-type': 'text/plain' })
  expect(await account.get().catch((error: AppwriteException) => error)).toMatchObject({ message: 'plain words', code: status })
})

test('BB-07 a warning of the server is logged and changes nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer(200, '{"$id":"me"}', { 'content-type': 'application/json', 'x-appwrite-warning': 'This is old.' })
  expect(await account.get()).toMatchObject({ $id: 'me' })
  expect(warn).toHaveBeenCalledWith('Warning: This is old.')
})

test('BB-05 a file goes up as multipart form data', async () => {
  answer(201, '{"$id":"f"}')
  await storage.createFile({ bucketId: 'media', fileId: 'f', file: new File(['bytes'], 'name.txt') })
  const { body, headers } = fetch.mock.calls[0]?.[1] ?? {}
  expect(body).toBeInstanceOf(FormData)
  expect((body as FormData).get('file')).toBeInstanceOf(File)
  // The browser writes the type itself, with the boundary it chose.
  expect(new Headers(headers).get('content-type')).toBeNull()
  expect(new Request(ENDPOINT, { method: 'POST', body }).headers.get('content-type')).toMatch(
    /^multipart\/form-data; ?boundary=/,
  )
})

test("ER-11 BB-09 an address without http:// or https:// is 'Invalid endpoint URL'", () => {
  for (const url of ['ftp://x', 'localhost/v1', 'ws://x']) {
    expect(() => new Client().setEndpoint(url)).toThrow(`Invalid endpoint URL: ${url}`)
  }
  expect(() => new Client().setEndpoint('https://x/v1')).not.toThrow()
})

test("ER-12 BB-10 one of the line without ws:// or wss:// is 'Invalid realtime endpoint URL'", () => {
  for (const url of ['http://x', 'x']) {
    expect(() => new Client().setEndpointRealtime(url)).toThrow(`Invalid realtime endpoint URL: ${url}`)
  }
  expect(() => new Client().setEndpointRealtime('wss://x/v1')).not.toThrow()
})
