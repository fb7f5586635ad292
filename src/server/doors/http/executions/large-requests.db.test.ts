import { createHash, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { Account, ID } from 'appwrite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Handlers } from '#server/functions/handlers.ts'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const MIB = 1024 * 1024
const PATH = '/v1/functions/video-generation-service/executions'
const calls: Parameters<Handlers['video-generation-service']>[] = []
let door: TestDoor
let mira: Visitor

beforeAll(async () => {
  door = await openTestDoor({
    handlers: {
      'video-generation-service': async (...call) => {
        calls.push(call)
        return {
          success: true,
          jobId: 'j',
          ok: true,
          result: { body: { jobId: 'j' }, executionId: 'e' },
          predictionId: 'j',
          status: 'QUEUED',
        }
      },
    },
  })
  mira = door.visitor()
  const account = new Account(mira.client27())
  const [email, password] = ['mira@example.org', 'a long secret']
  await account.create({ userId: ID.unique(), email, password, name: 'Mira' })
  await account.createEmailPasswordSession({ email, password })
})
afterEach(() => {
  calls.length = 0
  expect(door.bugs).toEqual([])
})
afterAll(() => door[Symbol.asyncDispose]())

const send = (body: object, path = PATH): Promise<Response> =>
  mira.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ body: JSON.stringify(body) }),
  })
const asked = () => ({ action: 'image-to-video', chatId: randomUUID() })

test('a film and a sound of many megabytes come as bytes beside the request', async () => {
  const [film, sound] = [Buffer.alloc(30 * MIB, 'film'), Buffer.alloc(9 * MIB, 'sound')]
  const answer = await send({ ...asked(), videoBase64: film.toString('base64'), audioBase64: sound.toString('base64') })
  expect(await answer.json()).toMatchObject({ status: 'completed', responseStatusCode: 200 })
  const [input, { inlineFiles }] = calls[0] ?? expect.fail('nobody was called')
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect(input.videoBase64).toBe(`file:${hash(film)}`)
  expect(hash(inlineFiles?.get(input.videoBase64 ?? '') ?? Buffer.alloc(0))).toBe(hash(film))
  expect(hash(inlineFiles?.get(input.audioBase64 ?? '') ?? Buffer.alloc(0))).toBe(hash(sound))
}, 30_000)

test('a small request is read as any other', async () => {
  const answer = await send({ ...asked(), imageBase64: 'AAAA' })
  expect(await answer.json()).toMatchObject({ status: 'completed', responseStatusCode: 200 })
  expect(calls[0]?.[0].imageBase64).toBe('AAAA')
})

test('what is no JSON counts as an empty request', async () => {
  const answer = await mira.fetch(PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"body":' })
  expect(await answer.json()).toMatchObject({ responseStatusCode: 400 })
})

test('a text that is too long is refused, however long its files may be', async () => {
  const answer = await send({ ...asked(), prompt: 'a '.repeat(6 * MIB) })
  expect([answer.status, (await answer.json()).type]).toEqual([413, 'general_request_too_large'])
})

test('functions to which files come take ten megabytes, those of words alone one', async () => {
  const status = async (functionId: string, body: object) => {
    const answer = await send(body, PATH.replace('video-generation-service', functionId))
    return [answer.status, (await answer.json()).type]
  }
  const tooLarge = [413, 'general_request_too_large']
  expect(await status('save-character-image', { image: 'A'.repeat(12 * MIB) })).toEqual(tooLarge)
  expect(await status('save-character-image', { photo: 'A'.repeat(9 * MIB) })).toEqual([201, undefined])
  expect(await status('enhance-prompt', { userPrompt: 'A'.repeat(3 * MIB) })).toEqual(tooLarge)
  expect(await status('enhance-prompt', { userPrompt: 'A'.repeat(MIB / 2) })).toEqual([201, undefined])
})

/** Begins a request of this size and sends no more than its first byte. */
function begin(sizeBytes: number) {
  const cookie = [...mira.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-appwrite-project': 'troupe', 'content-type': 'application/json', 'content-length': sizeBytes }
  const asking = request(new URL(PATH, door.url), { method: 'POST', headers })
  const status = new Promise<number | undefined>((resolve, reject) => {
    asking.once('response', (answer) => resolve(answer.statusCode))
    asking.once('error', reject)
  })
  status.catch(() => undefined)
  asking.write('{')
  return { status, end: () => asking.destroy() }
}

test('a request that says it is too large is refused before it is read', async () => {
  const asking = begin(200 * MIB)
  expect(await asking.status).toBe(413)
  asking.end()
})

test('of one user two large requests are read at once, and another when one of them is over', async () => {
  const three = [begin(50 * MIB), begin(50 * MIB), begin(50 * MIB)]
  expect(await Promise.race(three.map(({ status }) => status))).toBe(429)
  for (const { end } of three) end()
  const film = Buffer.alloc(15 * MIB, 'film').toString('base64')
  await vi.waitFor(async () => expect((await send({ ...asked(), videoBase64: film })).status).toBe(201), { timeout: 10_000 })
})

test('a guest is refused before anything is read', async () => {
  const answer = await door
    .visitor()
    .fetch(PATH, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect(answer.status).toBe(401)
})
