import { Account, type AppwriteException, type ExecutionMethod, Functions } from 'appwrite'
import { Account as Account17, Functions as Functions17 } from 'appwrite-17'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { AppError } from '#contract/app-error.ts'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

const jobId = '2f0c6f4c-0d0c-4d6e-8f6a-6d0f4c0a1b2c'
const seen = vi.fn()
const notStarted = () => {}
const starting = { resolve: notStarted }
let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor({
    rateLimits: 'on',
    handlers: {
      'get-hero-images': async () => ({ success: true, data: ['/showcase/a.webp'] }),
      'get-job-status': async (input, context) => {
        seen(input, context)
        if (input.jobId === 'broken') throw new Error('secret detail')
        return { success: true, status: 'not_found', revision: 0 }
      },
      'check-user-credits': async () => ({
        credits: 0,
        isInsufficientCredits: true,
        subscriptionStatus: null,
        isFree: false,
        priceCredits: 100,
      }),
      'create-preview': async () => {
        throw new AppError('credits.insufficient', { needed: 100, available: 3 })
      },
      'create-character': async () => ({ success: true, jobId, characterId: 'c', chatId: 'h' }),
      'get-running-jobs': async () => {
        await new Promise<void>((resolve) => {
          starting.resolve = resolve
        })
        return { success: true, data: [], total: 0, hasNextPage: false }
      },
      'fetch-user': async () => ({ success: true, message: 'Here.' }),
      'image-generation-upscaler': async () => ({
        ok: true,
        jobId,
        jobDocumentId: jobId,
        prefectFlowRunId: jobId,
        vendor: 'studio',
      }),
    },
  })
})
afterEach(() => {
  expect(door.bugs).toEqual([])
})
afterAll(() => door[Symbol.asyncDispose]())

async function member(name = crypto.randomUUID()) {
  const visitor = door.visitor()
  await visitor.fetch('/dev/person', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as: 'new', name }),
  })
  const functions = new Functions(visitor.client27())
  const { $id: userId } = await new Account(visitor.client27()).get()
  const call = (functionId: string, input: object, more: object = {}) =>
    functions.createExecution({ functionId, body: JSON.stringify(input), method: 'POST' as ExecutionMethod, ...more })
  return { visitor, functions, userId, call }
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => ({}),
    ({ code, type }: AppwriteException) => ({ code, type }),
  )

test('FX-02 FX-04 a call is answered 201 with the completed execution and its body', async () => {
  const { call, userId } = await member()
  const execution = await call(
    'get-job-status',
    { jobId, extra: 1 },
    { headers: { 'x-device-fingerprint': 'device', 'X-Idempotency-Key': 'key' }, xpath: '/', async: false },
  )
  expect(execution).toMatchObject({
    status: 'completed',
    responseStatusCode: 200,
    resourceId: 'get-job-status',
    resourceType: 'functions',
    functionId: 'get-job-status',
    requestMethod: 'POST',
    requestPath: '/',
    trigger: 'http',
    logs: '',
    errors: '',
    $permissions: [`read("user:${userId}")`],
  })
  expect(JSON.parse(execution.responseBody)).toEqual({ success: true, status: 'not_found', revision: 0 })
  expect(seen).toHaveBeenLastCalledWith(
    { jobId },
    {
      caller: expect.objectContaining({ userId, anonymous: false }),
      origin: door.url,
      device: 'device',
      idempotencyKey: 'key',
      executionId: execution.$id,
    },
  )
})

test('FC-20 the upscaler answers 202 with its five fields', async () => {
  const { call, userId } = await member()
  const execution = await call('image-generation-upscaler', { userId })
  expect([execution.status, execution.responseStatusCode]).toEqual(['completed', 202])
  expect(Object.keys(JSON.parse(execution.responseBody))).toEqual([
    'ok',
    'jobId',
    'jobDocumentId',
    'prefectFlowRunId',
    'vendor',
  ])
})

test('FX-02 the oldest SDK calls functions alike', async () => {
  const { visitor } = await member()
  const functions = new Functions17(visitor.client17())
  const execution = await functions.createExecution('get-job-status', JSON.stringify({ jobId }))
  expect(execution).toMatchObject({ functionId: 'get-job-status', status: 'completed', responseStatusCode: 200 })
  expect(await new Account17(visitor.client17()).get()).toMatchObject({ emailVerification: true })
})

test('FX-02 an unknown function is 404, for guests as well', async () => {
  const { functions } = await member()
  const unknown = { code: 404, type: 'function_not_found' }
  expect(await refusal(functions.createExecution({ functionId: 'nothing' }))).toEqual(unknown)
  expect(await refusal(functions.createExecution({ functionId: 'toString' }))).toEqual(unknown)
  const guest = new Functions(door.visitor().client27())
  expect(await refusal(guest.createExecution({ functionId: 'nothing' }))).toEqual(unknown)
})

test('RP-03 guests may call public functions only', async () => {
  const guest = new Functions(door.visitor().client27())
  for (const functionId of ['create-preview', 'create-character', 'enhance-prompt', 'check-user-credits', 'get-user-jobs']) {
    expect(await refusal(guest.createExecution({ functionId, body: '{}' }))).toEqual({ code: 401, type: 'user_unauthorized' })
  }
  const heroes = await guest.createExecution({ functionId: 'get-hero-images' })
  expect(JSON.parse(heroes.responseBody)).toEqual({ success: true, data: ['/showcase/a.webp'] })
  expect(heroes.$permissions).toEqual([])
})

test('RP-11 an anonymous session is a guest for functions of accounts', async () => {
  const visitor = door.visitor()
  await new Account(visitor.client27()).createAnonymousSession()
  const execution = await new Functions(visitor.client27()).createExecution({ functionId: 'create-preview', body: '{}' })
  expect(execution).toMatchObject({ status: 'completed', responseStatusCode: 403 })
  expect(JSON.parse(execution.responseBody)).toMatchObject({ success: false, code: 'user.anonymous' })
})

test('RP-12 a request that names another user is refused before anything is read', async () => {
  const { call } = await member()
  const other = await member()
  for (const functionId of ['create-preview', 'create-character', 'fetch-user', 'get-running-jobs']) {
    const execution = await call(functionId, { userId: other.userId })
    expect(execution.responseStatusCode).toBe(403)
    expect(JSON.parse(execution.responseBody)).toMatchObject({ success: false, code: 'user.mismatch' })
  }
})

test('EN-08 a refusal of fetch-user says why in message as well', async () => {
  const { call } = await member()
  const execution = await call('fetch-user', { userId: 'somebody-else' })
  const body = JSON.parse(execution.responseBody)
  expect(body).toMatchObject({ success: false, message: body.error })
  expect(body.message).not.toBe('')
})

test('a refusal is a completed call that carries its status, code and details', async () => {
  const { call, userId } = await member()
  const input = { name: 'Mira', userId, characterDescription: 'a tall pirate', style: 'anime' }
  const execution = await call('create-preview', input)
  expect(execution).toMatchObject({ status: 'completed', responseStatusCode: 402 })
  expect(JSON.parse(execution.responseBody)).toEqual({
    success: false,
    error: 'Insufficient Credits',
    code: 'credits.insufficient',
    needed: 100,
    available: 3,
  })
})

test('input that does not fit names its field, and a body that is no object says so', async () => {
  const { functions, call } = await member()
  const wrong = await call('create-preview', { name: 'Mira' })
  expect(wrong.responseStatusCode).toBe(400)
  expect(JSON.parse(wrong.responseBody)).toMatchObject({ code: 'validation.invalid', field: 'userId' })
  for (const body of ['{', '[]', 'null', '7', 'text']) {
    const execution = await functions.createExecution({ functionId: 'get-job-status', body })
    expect([execution.responseStatusCode, JSON.parse(execution.responseBody).code]).toEqual([400, 'request.not-json'])
  }
})

test('a bug is a failed call without its detail', async () => {
  const { call } = await member()
  const execution = await call('get-job-status', { jobId: 'broken' })
  expect(execution).toMatchObject({ status: 'failed', responseStatusCode: 500, errors: '' })
  expect(JSON.stringify(execution)).not.toContain('secret detail')
  expect(door.bugs.splice(0)).toHaveLength(1)
})

test('parameters of a call are checked by name', async () => {
  const { visitor } = await member()
  const wrong: [string, object][] = [
    ['body', { body: { jobId } }],
    ['async', { async: 'yes' }],
    ['method', { method: 'BREW' }],
    ['path', { path: 'x'.repeat(2049) }],
    ['headers', { headers: 'x: y' }],
    ['headers', { headers: { 'bad name': 'x' } }],
    ['headers', { headers: { 'X-Appwrite-User-Id': 'somebody' } }],
    ['body', { body: 'x'.repeat(10 * 1024 * 1024 + 1) }],
  ]
  for (const [name, body] of wrong) {
    const response = await visitor.fetch('/v1/functions/save-character-image/executions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const error = await response.json()
    expect([response.status, error.type]).toEqual([400, 'general_argument_invalid'])
    expect(error.message).toContain(`\`${name}\``)
  }
})

test('FX-01 FX-03 calls are read back by their caller only, without bodies', async () => {
  const { functions, call } = await member()
  const other = await member()
  const first = await call('get-job-status', { jobId })
  const second = await call('get-job-status', { jobId: '' })
  const read = await functions.getExecution({ functionId: 'get-job-status', executionId: first.$id })
  expect(read).toEqual({ ...first, responseBody: '' })
  const list = await functions.listExecutions({ functionId: 'get-job-status' })
  expect([list.total, list.executions.map(({ $id }) => $id)]).toEqual([2, [first.$id, second.$id]])
  const queries = [
    JSON.stringify({ method: 'equal', attribute: 'responseStatusCode', values: [200, 400] }),
    JSON.stringify({ method: 'orderDesc', attribute: '$createdAt' }),
    JSON.stringify({ method: 'cursorAfter', values: [second.$id] }),
    JSON.stringify({ method: 'limit', values: [5] }),
  ]
  const page = await functions.listExecutions({ functionId: 'get-job-status', queries })
  expect(page.executions.map(({ $id }) => $id)).toEqual([first.$id])
  const missing = { code: 404, type: 'execution_not_found' }
  expect(await refusal(other.functions.getExecution({ functionId: 'get-job-status', executionId: first.$id }))).toEqual(missing)
  expect((await other.functions.listExecutions({ functionId: 'get-job-status' })).total).toBe(0)
  const foreign = [JSON.stringify({ method: 'cursorAfter', values: [first.$id] })]
  expect(await refusal(other.functions.listExecutions({ functionId: 'get-job-status', queries: foreign }))).toMatchObject({
    code: 400,
  })
})

test('an asynchronous create-character is completed at once, with its ids', async () => {
  const { call, userId } = await member()
  const input = { name: 'Mira', userId, previewUrl: 'http://x/y', previewJobId: jobId }
  const execution = await call('create-character', input, { async: true })
  expect(execution).toMatchObject({ status: 'completed', responseStatusCode: 200 })
  expect(JSON.parse(execution.responseBody)).toMatchObject({ jobId, characterId: 'c', chatId: 'h' })
})

test('another asynchronous call is answered before it runs, and can be watched', async () => {
  const { call, functions, userId, visitor } = await member()
  const body = JSON.stringify({ body: JSON.stringify({ userId }), async: true })
  const response = await visitor.fetch('/v1/functions/get-running-jobs/executions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const started = await response.json()
  expect([response.status, started.status, started.responseBody]).toEqual([202, 'waiting', ''])
  const read = () => functions.getExecution({ functionId: 'get-running-jobs', executionId: started.$id })
  await vi.waitFor(async () => expect(await read()).toMatchObject({ status: 'processing', responseStatusCode: 0 }))
  await vi.waitFor(() => expect(starting.resolve).not.toBe(notStarted))
  starting.resolve()
  await vi.waitFor(async () =>
    expect(await read()).toMatchObject({ status: 'completed', responseStatusCode: 200, responseBody: '' }),
  )
  expect(await call('get-job-status', { jobId })).toMatchObject({ status: 'completed' })
})

test('a schedule is refused, since nothing would keep it', async () => {
  const { call } = await member()
  const schedule = (more: object) =>
    refusal(call('get-job-status', { jobId }, { scheduledAt: '2099-01-01T00:00:00Z', ...more }))
  expect(await schedule({ async: false })).toMatchObject({ code: 400, type: 'general_bad_request' })
  expect(await schedule({ async: true })).toMatchObject({ code: 400, type: 'general_argument_invalid' })
})

test('calls are counted before their bodies are looked into', async () => {
  const { call } = await member()
  for (let count = 0; count < 30; count += 1) {
    expect((await call('check-user-credits', { job: 'nothing' })).responseStatusCode).toBe(400)
  }
  expect((await call('check-user-credits', { job: 'nothing' })).responseStatusCode).toBe(429)
})

test('a library is read 240 times a minute, in whatever part of it; what runs is not held up by that', async () => {
  const { call } = await member()
  const list = async (functionId: string) => (await call(functionId, { userId: 'of nobody' })).responseStatusCode
  const parts = ['get-user-jobs', 'get-completed-jobs', 'get-failed-jobs'] as const
  const readings = Array.from({ length: 80 }, () => parts.map(list)).flat()
  expect(new Set(await Promise.all(readings))).toEqual(new Set([403]))
  for (const part of parts) expect(await list(part)).toBe(429)
  expect(await list('get-running-jobs')).toBe(403)
})

test('starts that are refused or repeated are calls too: the 61st of a minute is not looked at', async () => {
  const { call, userId } = await member()
  const start = (functionId: string, more: object) =>
    call(functionId, { userId, name: 'Mira', characterDescription: 'A red pirate', style: 'anime', ...more })
  for (let count = 0; count < 30; count += 1) {
    expect((await start('create-preview', {})).responseStatusCode).toBe(402)
    expect((await start('enhance-prompt', { userPrompt: 'red' })).responseStatusCode).toBe(400)
  }
  expect((await start('enhance-prompt', { userPrompt: 'red' })).responseStatusCode).toBe(429)
  expect((await start('create-preview', {})).responseStatusCode).toBe(429)
})

test('whoever goes on calling although they are refused waits for each answer, and nobody else does', async () => {
  const [mira, noor] = [await member(), await member()]
  const check = ({ call }: typeof mira) => call('check-user-credits', { job: 'create-preview' })
  for (let count = 0; count < 50; count += 1) await check(mira)
  for (let count = 0; count < 30; count += 1) expect((await check(noor)).responseStatusCode).toBe(200)
  const answered: string[] = []
  const startedAt = performance.now()
  const waiting = check(mira).then(({ responseStatusCode }) => {
    answered.push('mira')
    return [responseStatusCode, performance.now() - startedAt]
  })
  // Refused for the first time: told at once, although she asks later.
  expect((await check(noor)).responseStatusCode).toBe(429)
  answered.push('noor')
  // Timers of Node may be a millisecond early.
  expect(await waiting).toEqual([429, expect.toSatisfy((waitedMs: number) => waitedMs >= 999)])
  expect(answered).toEqual(['noor', 'mira'])
})

test('the 31st credit check of a minute is refused with the time to wait, by user and by device', async () => {
  const one = await member()
  const headers = { 'x-device-fingerprint': 'shared' }
  const check = (somebody: typeof one, more: object) => somebody.call('check-user-credits', { job: 'create-preview' }, more)
  for (let count = 0; count < 30; count += 1) expect((await check(one, { headers })).responseStatusCode).toBe(200)
  const refused = await check(one, {})
  expect(refused).toMatchObject({ status: 'completed', responseStatusCode: 429 })
  const { retryAfterSeconds, ...body } = JSON.parse(refused.responseBody)
  expect(body).toMatchObject({ success: false, code: 'RATE_LIMITED' })
  expect(retryAfterSeconds).toBeGreaterThan(0)
  expect(retryAfterSeconds).toBeLessThanOrEqual(60)
  expect(refused.responseHeaders).toContainEqual({ name: 'retry-after', value: String(retryAfterSeconds) })

  const two = await member()
  expect((await check(two, {})).responseStatusCode).toBe(200)
  expect((await check(two, { headers })).responseStatusCode).toBe(429)
  door.clock.advance(60_000)
  expect((await check(one, { headers })).responseStatusCode).toBe(200)
  door.clock.reset()
})
