import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FalPart } from '../../../testing/fake-fal.ts'
import { createFalStage, type FalStage } from '../../../testing/fal-stage.ts'

let stage: FalStage
beforeAll(async () => {
  stage = await createFalStage()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())
beforeEach(() => void stage.fake.posts.splice(0))

/** Starts a preview of somebody with 1000 credits; fal plays these parts for it. */
async function startWith(...parts: FalPart[]) {
  const mira = await stage.person('rich')
  stage.fake.play(...parts)
  return { mira, jobId: await stage.start(mira) }
}

const statesOf = async (jobId: string) => (await stage.attempts(jobId)).map((attempt) => attempt.state)
const lastTaken = () => stage.fake.requests().at(-1)!

async function untilUnknown(jobId: string): Promise<void> {
  await vi.waitFor(async () => expect(await statesOf(jobId)).toEqual(['unknown']), { timeout: 60_000 })
}

async function passDeadline(): Promise<void> {
  stage.clock.advance(300_001)
  await stage.worker.sweep()
  stage.clock.reset()
}

test('a preview is one request, kept as pictures of a trained engine, and paid once', async () => {
  const { mira, jobId } = await startWith({})
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const body = { num_images: 3, prompt: expect.stringContaining('pirate'), image_size: { width: 128, height: 128 } }
  expect(stage.fake.posts).toMatchObject([{ model: 'fal-ai/qwen-image', key: `Key ${stage.fake.key}`, body }])
  expect((await stage.handlers['get-job-response']({ jobId }, mira.as())).data).toHaveLength(3)
  expect(await stage.movements(jobId)).toEqual(['hold', 'settle'])
  const [attempt] = await stage.attempts(jobId)
  expect(attempt).toMatchObject({ state: 'done', engine: 'fal', model: 'fal-ai/qwen-image' })
  expect(attempt?.cost_usd).toBeCloseTo(0.02 * 3 * 0.016384)
  expect(attempt?.request_hash).toMatch(/^[0-9a-f]{64}$/)
})

test('a character that fal made is kept by its pictures, in scenes too', async () => {
  const mira = await stage.person('rich')
  const { characterId, chatId } = await stage.character(mira)
  const message = { chatId, userId: mira.userId, characterId, prompt: 'on a beach', senderType: 'user' } as const
  const { jobId } = await stage.handlers['create-system-message'](message, mira.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const picture = expect.stringMatching(/^data:image\/png;base64,/)
  expect(stage.fake.posts).toMatchObject([
    { model: 'fal-ai/qwen-image' },
    { model: 'fal-ai/qwen-image-edit-2511', body: { image_urls: [picture], num_images: 4 } },
    { model: 'fal-ai/qwen-image-edit-2511', body: { image_urls: [picture], prompt: expect.stringContaining('Rosalind') } },
  ])
})

describe('an answer that is lost', () => {
  test.each([{ submit: 'lost' }, { submit: 502, isTaken: true }, { submit: 408, isTaken: true }] as const)(
    '%j: the callback brings the pictures, and nothing is sent twice',
    async (part) => {
      const { jobId } = await startWith(part)
      await untilUnknown(jobId)
      expect(await stage.fake.callBack(lastTaken())).toBe(200)
      expect(await stage.ended(jobId)).toBe('SUCCESS')
      expect(stage.fake.posts).toHaveLength(1)
      expect(await statesOf(jobId)).toEqual(['done'])
      expect(await stage.movements(jobId)).toEqual(['hold', 'settle'])
    },
  )

  test('without a callback the deadline gives the credits back, once; a later callback changes nothing', async () => {
    const { mira, jobId } = await startWith({ submit: 'lost' })
    await untilUnknown(jobId)
    await passDeadline()
    await passDeadline()
    expect(await stage.job(jobId)).toMatchObject({ status: 'FAILED', failure: 'engine.unknown-outcome', refunded: true })
    expect(await stage.fake.callBack(lastTaken())).toBe(200)
    expect(await stage.job(jobId)).toMatchObject({ status: 'FAILED' })
    expect(await stage.movements(jobId)).toEqual(['hold', 'release'])
    expect(await stage.balance(mira)).toBe(1000)
    expect(stage.fake.posts).toHaveLength(1)
  })

  test('a callback that says "refused" gives the credits back', async () => {
    const { jobId } = await startWith({ submit: 'lost', made: 'refused' })
    await untilUnknown(jobId)
    await stage.fake.callBack(lastTaken())
    expect(await stage.ended(jobId)).toBe('FAILED')
    expect(await stage.job(jobId)).toMatchObject({ failure: 'engine.refused', refunded: true })
    expect(await stage.movements(jobId)).toEqual(['hold', 'release'])
  })
})

describe('callbacks', () => {
  test('one that comes before the answer, and its repetitions, make one result', async () => {
    const { jobId } = await startWith({ submit: 'called first', polls: 1 })
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    const repeated = [1, 2, 3].map(() => stage.fake.callBack(lastTaken()))
    expect(await Promise.all(repeated)).toEqual([200, 200, 200])
    expect(await stage.movements(jobId)).toEqual(['hold', 'settle'])
    const results = await stage.database.selectFrom('job_results').select('file_id').where('job_id', '=', jobId).execute()
    expect(results).toHaveLength(3)
    const calls = await stage.database
      .selectFrom('engine_callbacks')
      .select('outcome')
      .where('event_id', '=', lastTaken().id)
      .execute()
    expect(calls).toEqual([{ outcome: 'taken' }])
  })

  test('one that comes before the answer counts, also when asking never tells of an end', async () => {
    const { jobId } = await startWith({ submit: 'called first', polls: Number.POSITIVE_INFINITY })
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    expect(await stage.movements(jobId)).toEqual(['hold', 'settle'])
  })

  test('a callback ends the waiting for a request that would never say it is done', async () => {
    const { jobId } = await startWith({ polls: Number.POSITIVE_INFINITY })
    await vi.waitFor(async () => expect((await stage.attempts(jobId))[0]?.operation).toBeTruthy(), { timeout: 60_000 })
    await stage.fake.callBack(lastTaken())
    expect(await stage.ended(jobId)).toBe('SUCCESS')
  })

  test('forged, altered, old and foreign ones are refused and change nothing', async () => {
    const { jobId } = await startWith({ submit: 'lost' })
    await untilUnknown(jobId)
    const request = lastTaken()
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)
    const otherAttempt = request.webhook?.replace(/fal\/[0-9a-f-]{36}/, `fal/${crypto.randomUUID()}`)
    expect(await stage.fake.callBack(request, { key: generateKeyPairSync('ed25519').privateKey })).toBe(401)
    expect(await stage.fake.callBack(request, { change: (body) => body.replace('/0.png', '/9.png') })).toBe(401)
    expect(await stage.fake.callBack(request, { at: minutes(-6) })).toBe(401)
    expect(await stage.fake.callBack(request, { at: minutes(6) })).toBe(401)
    expect(await stage.fake.callBack(request, { webhook: otherAttempt })).toBe(401)
    expect(await stage.fake.callBack(request, { webhook: `${request.webhook}x` })).toBe(401)
    expect(await stage.fake.callBack(request, { webhook: request.webhook?.replace('/fal/', '/replicate/') })).toBe(404)
    expect(await statesOf(jobId)).toEqual(['unknown'])
    expect(await stage.fake.callBack(request, { at: minutes(-4) })).toBe(200)
    expect(await stage.ended(jobId)).toBe('SUCCESS')
  })

  test('one about another request than the one that was taken is kept, and no more', async () => {
    const { jobId } = await startWith({ polls: Number.POSITIVE_INFINITY })
    await vi.waitFor(async () => expect((await stage.attempts(jobId))[0]?.operation).toBeTruthy(), { timeout: 60_000 })
    expect(await stage.fake.callBack(lastTaken(), { id: crypto.randomUUID() })).toBe(200)
    expect((await stage.attempts(jobId))[0]?.operation).not.toHaveProperty('state.called')
    await stage.fake.callBack(lastTaken())
    expect(await stage.ended(jobId)).toBe('SUCCESS')
  })
})

describe('what fal answers to a request for work', () => {
  test('busy: it is asked again later, each time as a new attempt with one request', async () => {
    const { jobId } = await startWith({ submit: 429, retryAfterSeconds: 0 }, { submit: 429, retryAfterSeconds: 0 }, {})
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    expect(await statesOf(jobId)).toEqual(['failed', 'failed', 'done'])
    expect(new Set(stage.fake.posts.map((post) => post.webhook)).size).toBe(3)
    expect(await stage.movements(jobId)).toEqual(['hold', 'settle'])
  })

  test.each([
    [{ submit: 401 }, 'engine.failed'],
    [{ submit: 422 }, 'engine.failed'],
    [{ submit: 422, made: 'refused' }, 'engine.refused'],
  ] as const)('%j: the job fails at once and is given back', async (part, failure) => {
    const { mira, jobId } = await startWith(part)
    expect(await stage.ended(jobId)).toBe('FAILED')
    expect(await stage.job(jobId)).toMatchObject({ failure, refunded: true })
    expect(stage.fake.posts).toHaveLength(1)
    expect(await stage.balance(mira)).toBe(1000)
  })

  test('an error of its own may come after it took the work: nobody asks again', async () => {
    const { jobId } = await startWith({ submit: 500 })
    await untilUnknown(jobId)
    await passDeadline()
    expect(await stage.job(jobId)).toMatchObject({ failure: 'engine.unknown-outcome', refunded: true })
    expect(stage.fake.posts).toHaveLength(1)
  })
})

describe('what is made', () => {
  test.each([
    ['refused', 'engine.refused'],
    ['unsafe', 'engine.refused'],
    ['crash', 'engine.failed'],
    ['text', 'engine.failed'],
    ['broken', 'engine.failed'],
    ['huge', 'engine.failed'],
    ['elsewhere', 'engine.failed'],
    ['moved file', 'engine.failed'],
    ['moved answer', 'engine.failed'],
    ['flood', 'engine.failed'],
    ['page', 'engine.failed'],
  ] as const)('%s: the job ends with "%s" and is given back; nothing is sent again', async (made, failure) => {
    const { mira, jobId } = await startWith({ made })
    expect(await stage.ended(jobId)).toBe('FAILED')
    expect(await stage.job(jobId)).toMatchObject({ failure, refunded: true })
    expect(stage.fake.posts).toHaveLength(1)
    expect(stage.fake.followed()).toBe(0)
    expect(await stage.movements(jobId)).toEqual(['hold', 'release'])
    expect(await stage.balance(mira)).toBe(1000)
    // What it brought is looked at once: all of what it made, but no picture twice.
    const [request] = stage.fake.requests().slice(-1)
    expect(request?.downloads).toBeLessThanOrEqual(request?.count ?? 0)
  })

  test('files that cannot be fetched are fetched again, not made again', async () => {
    const { jobId } = await startWith({ brokenDownloads: 1 })
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    expect(stage.fake.posts).toHaveLength(1)
  })

  test('a slow request tells how it is getting on', async () => {
    const { mira, jobId } = await startWith({ polls: Number.POSITIVE_INFINITY })
    await vi.waitFor(
      async () => {
        const told = await stage.handlers['get-job-status']({ jobId }, mira.as())
        expect(told).toMatchObject({ status: 'RUNNING', stage: expect.stringMatching(/engine/) })
      },
      { timeout: 60_000 },
    )
    lastTaken().polls = 0
    expect(await stage.ended(jobId)).toBe('SUCCESS')
  })

  test('cancelling gives the credits back at once and asks fal to stop', async () => {
    const { mira, jobId } = await startWith({ polls: Number.POSITIVE_INFINITY })
    await vi.waitFor(async () => expect((await stage.attempts(jobId))[0]?.operation).toBeTruthy(), { timeout: 60_000 })
    await stage.handlers['cancel-job']({ jobId }, mira.as())
    expect(await stage.job(jobId)).toMatchObject({ status: 'FAILED', failure: 'cancelled' })
    await vi.waitFor(async () => expect((await stage.attempts(jobId))[0]?.detail).toBe('asked to stop: cancelled'), {
      timeout: 60_000,
    })
    expect(lastTaken().cancelled).toBe(true)
    await stage.fake.callBack(lastTaken())
    expect(await stage.movements(jobId)).toEqual(['hold', 'release'])
    expect(await stage.balance(mira)).toBe(1000)
  })
})
