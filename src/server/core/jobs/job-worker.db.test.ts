import { rename, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFakeEngine, fakePreviews } from '../../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
beforeAll(async () => {
  stage = await createGenerationStage()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

async function start(on: GenerationStage, person: Person): Promise<string> {
  return (await on.handlers['create-preview'](aPreviewRequest(person), person.as())).jobId
}

const jobRow = (on: GenerationStage, jobId: string) =>
  on.database.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
const balance = (on: GenerationStage, { userId }: Person) => on.credits.balance(on.database, userId)
const entryKinds = async (on: GenerationStage, jobId: string) => {
  const rows = await on.database.selectFrom('credit_entries').select('kind').where('job_id', '=', jobId).orderBy('id').execute()
  return rows.map((row) => row.kind)
}
const attempts = (on: GenerationStage, jobId: string) =>
  on.database.selectFrom('job_attempts').selectAll().where('job_id', '=', jobId).orderBy('number').execute()

test('CW-27 FC-13 BC-19 a preview ends with three pictures that load, paid once', async () => {
  const mira = await stage.person('rich')
  stage.director.direct({ next: 'succeed', delayMs: 1_000, userId: mira.userId })
  const jobId = await start(stage, mira)
  expect(await stage.handlers['get-job-response']({ jobId }, mira.as())).toMatchObject({ data: [] })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const response = await stage.handlers['get-job-response']({ jobId }, mira.as())
  expect(response).toMatchObject({ status: 'SUCCESS', warnings: [] })
  expect(response.data).toHaveLength(3)
  for (const address of response.data) {
    const fileId = /files\/([^/]+)\/view\?project=troupe$/.exec(address)?.[1] ?? ''
    const file = await stage.files.findFile(stage.database, mira.userId, fileId)
    expect(file).toMatchObject({ mimeType: 'image/png' })
    const bytes = await text((await file?.open()) ?? Readable.from([]))
    expect(bytes).toContain('trainedAlgorithmicMedia')
    expect((await (await file?.openThumbnail())?.toArray())?.length).toBeGreaterThan(0)
    expect(await stage.files.findFile(stage.database, (await stage.person('new')).userId, fileId)).toBeUndefined()
  }
  expect(await entryKinds(stage, jobId)).toEqual(['hold', 'settle'])
  expect(await balance(stage, mira)).toBe(900)
  expect((await attempts(stage, jobId)).map((attempt) => attempt.state)).toEqual(['done'])
})

test('every change of a job raises its revision and is announced in order', async () => {
  const mira = await stage.person('rich')
  const jobId = await start(stage, mira)
  await stage.ended(jobId)
  const told = stage.announced.filter((job) => job.id === jobId)
  expect(told.map((job) => job.state.status)).toEqual(['QUEUED', 'RUNNING', 'SUCCESS'])
  expect(told.map((job) => job.revision)).toEqual([1, 2, 3])
})

test('while the disk takes nothing, a finished picture is not lost, and the host is told', async () => {
  await using other = await createGenerationStage()
  await other.work()
  const mira = await other.person('rich')
  await rename(other.blobsDirectory, `${other.blobsDirectory}-away`)
  await writeFile(other.blobsDirectory, 'a file where the folder was')
  const jobId = await start(other, mira)
  await vi.waitFor(() => expect(other.reported.join()).toContain(`job ${jobId} was interrupted: Error: E`), { timeout: 20_000 })
  expect(await jobRow(other, jobId)).toMatchObject({ status: 'RUNNING' })
  await rm(other.blobsDirectory)
  await rename(`${other.blobsDirectory}-away`, other.blobsDirectory)
  expect(await other.ended(jobId)).toBe('SUCCESS')
  expect(await entryKinds(other, jobId)).toEqual(['hold', 'settle'])
})

test('OP-06 a failed job gives the held credits back once, and says why', async () => {
  const mira = await stage.person('rich')
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const jobId = await start(stage, mira)
  expect(await stage.ended(jobId)).toBe('FAILED')
  expect(await balance(stage, mira)).toBe(1000)
  expect(await entryKinds(stage, jobId)).toEqual(['hold', 'release'])
  expect(await jobRow(stage, jobId)).toMatchObject({ refunded: true, failure: 'engine.failed' })
  const status = await stage.handlers['get-job-status']({ jobId }, mira.as())
  expect(status).toMatchObject({ status: 'FAILED', error: 'The engine could not finish this preview.' })
  expect(await stage.handlers['get-job-response']({ jobId }, mira.as())).toMatchObject({ status: 'FAILED', data: [] })
})

test('OP-03 a refused job gives its free use back', async () => {
  const mira = await stage.person('new')
  stage.director.direct({ next: 'refuse', userId: mira.userId })
  const jobId = await start(stage, mira)
  expect(await stage.ended(jobId)).toBe('FAILED')
  expect(await jobRow(stage, jobId)).toMatchObject({ refunded: true, failure: 'engine.refused' })
  expect(await stage.ended(await start(stage, mira))).toBe('SUCCESS')
  await expect(start(stage, mira)).rejects.toMatchObject({ code: 'credits.insufficient' })
})

test('a job that hangs is stopped at its deadline and given back', async () => {
  const mira = await stage.person('rich')
  stage.director.direct({ next: 'hang', userId: mira.userId })
  const jobId = await start(stage, mira)
  await vi.waitFor(async () => expect((await jobRow(stage, jobId)).status).toBe('RUNNING'), { timeout: 120_000 })
  stage.clock.advance(300_001)
  await stage.worker.sweep()
  stage.clock.reset()
  expect(await jobRow(stage, jobId)).toMatchObject({ status: 'FAILED', failure: 'engine.timeout', refunded: true })
  expect(await balance(stage, mira)).toBe(1000)
  expect(await entryKinds(stage, jobId)).toEqual(['hold', 'release'])
  // Its place is free again.
  expect(await stage.ended(await start(stage, mira))).toBe('SUCCESS')
})

test('OP-13 fewer pictures than asked for are a success', async () => {
  await using few = await createGenerationStage({ engine: createFakeEngine({ check: () => fakePreviews(1) }) })
  await few.work()
  const mira = await few.person('rich')
  const jobId = await start(few, mira)
  expect(await few.ended(jobId)).toBe('SUCCESS')
  expect((await few.handlers['get-job-response']({ jobId }, mira.as())).data).toHaveLength(1)
})

test('OP-13 no picture at all is a failure that is given back', async () => {
  await using empty = await createGenerationStage({ engine: createFakeEngine({ check: () => fakePreviews(0) }) })
  await empty.work()
  const mira = await empty.person('rich')
  const jobId = await start(empty, mira)
  expect(await empty.ended(jobId)).toBe('FAILED')
  expect(await jobRow(empty, jobId)).toMatchObject({ failure: 'engine.empty' })
  expect(await balance(empty, mira)).toBe(1000)
})

test('a failure that may be tried again is, three times at most', async () => {
  let failures = 0
  const engine = createFakeEngine({
    check: async () => {
      failures += 1
      return failures < 3 ? { state: 'failed', failure: 'engine.failed', retry: true, detail: 'busy' } : fakePreviews(3)
    },
  })
  await using moody = await createGenerationStage({ engine })
  await moody.work()
  const mira = await moody.person('rich')
  const jobId = await start(moody, mira)
  expect(await moody.ended(jobId)).toBe('SUCCESS')
  expect((await attempts(moody, jobId)).map((attempt) => attempt.state)).toEqual(['failed', 'failed', 'done'])
  failures = -100
  expect(await moody.ended(await start(moody, mira))).toBe('FAILED')
  expect(engine.started).toHaveLength(6)
})

test('the progress an engine reports is on the job', async () => {
  const reported = Promise.withResolvers<void>()
  const engine = createFakeEngine({
    check: async (_operation, attempt) => {
      attempt.report({ stage: 'Picture 2 of 3', share: 0.4 })
      await reported.promise
      return fakePreviews(3)
    },
  })
  await using slow = await createGenerationStage({ engine })
  await slow.work()
  const mira = await slow.person('rich')
  const jobId = await start(slow, mira)
  await vi.waitFor(
    async () => {
      const status = await slow.handlers['get-job-status']({ jobId }, mira.as())
      expect(status).toMatchObject({ status: 'RUNNING', stage: 'Picture 2 of 3', progress: 0.4 })
    },
    { timeout: 120_000 },
  )
  reported.resolve()
  expect(await slow.ended(jobId)).toBe('SUCCESS')
  expect(await slow.handlers['get-job-status']({ jobId }, mira.as())).toMatchObject({ progress: 1, stage: '' })
})

test('a paid engine whose answer was lost is never asked again; the deadline gives the credits back', async () => {
  const engine = createFakeEngine({
    repeatable: false,
    start: async () => {
      throw new Error('the connection broke after the request was sent')
    },
  })
  await using lost = await createGenerationStage({ engine })
  await lost.work()
  const mira = await lost.person('rich')
  const jobId = await start(lost, mira)
  await vi.waitFor(async () => expect((await attempts(lost, jobId))[0]?.state).toBe('unknown'), { timeout: 120_000 })
  // Nobody works on it: whoever takes it later, as after a call of the provider, finds no crash.
  expect(await jobRow(lost, jobId)).toMatchObject({ status: 'RUNNING', in_work: null })
  lost.clock.advance(300_001)
  await lost.worker.sweep()
  expect(await jobRow(lost, jobId)).toMatchObject({ status: 'FAILED', failure: 'engine.unknown-outcome', refunded: true })
  expect(await balance(lost, mira)).toBe(1000)
  expect(engine.started).toHaveLength(1)
})

test('a paid engine that cannot be reached for a while is asked how far it is, not to begin anew', async () => {
  let checks = 0
  const engine = createFakeEngine({
    repeatable: false,
    check: async () => {
      checks += 1
      if (checks === 1) throw new Error('no route to host')
      return fakePreviews(3)
    },
  })
  await using away = await createGenerationStage({ engine })
  await away.work()
  const jobId = await start(away, await away.person('rich'))
  expect(await away.ended(jobId)).toBe('SUCCESS')
  expect(engine.started).toHaveLength(1)
})

test('what was interrupted between the engine and the end is picked up by its kind of engine', async () => {
  for (const repeatable of [true, false]) {
    const engine = createFakeEngine({ repeatable })
    await using crashed = await createGenerationStage({ engine })
    const mira = await crashed.person('rich')
    const jobId = await start(crashed, mira)
    // As a worker leaves it that was killed after it stored the engine's operation.
    const attemptId = crypto.randomUUID()
    const now = new Date()
    await crashed.database
      .updateTable('jobs')
      .set({ status: 'RUNNING', started_at: now, deadline_at: new Date(now.getTime() + 60_000) })
      .where('id', '=', jobId)
      .execute()
    await crashed.database
      .insertInto('job_attempts')
      .values({
        id: attemptId,
        job_id: jobId,
        number: 1,
        engine: 'fake',
        repeatable,
        operation: JSON.stringify({ engine: 'fake', id: attemptId, state: 'preview' }),
        state: 'open',
        started_at: now,
      })
      .execute()
    await crashed.work()
    expect(await crashed.ended(jobId)).toBe('SUCCESS')
    expect(engine.started).toHaveLength(repeatable ? 1 : 0)
    expect((await attempts(crashed, jobId)).map((attempt) => attempt.state)).toEqual(repeatable ? ['lost', 'done'] : ['done'])
    expect(await entryKinds(crashed, jobId)).toEqual(['hold', 'settle'])
  }
})

test('a paid engine that may have taken the work before the crash is not asked again', async () => {
  const engine = createFakeEngine({ repeatable: false })
  await using crashed = await createGenerationStage({ engine })
  const mira = await crashed.person('rich')
  const jobId = await start(crashed, mira)
  const now = new Date()
  await crashed.database
    .updateTable('jobs')
    .set({ status: 'RUNNING', started_at: now, deadline_at: new Date(now.getTime() + 60_000) })
    .where('id', '=', jobId)
    .execute()
  await crashed.database
    .insertInto('job_attempts')
    .values({
      id: crypto.randomUUID(),
      job_id: jobId,
      number: 1,
      engine: 'fake',
      repeatable: false,
      state: 'open',
      started_at: now,
      sent_at: now,
    })
    .execute()
  await crashed.work()
  await vi.waitFor(async () => expect((await attempts(crashed, jobId))[0]?.state).toBe('unknown'), { timeout: 120_000 })
  expect(await jobRow(crashed, jobId)).toMatchObject({ status: 'RUNNING', in_work: null })
  crashed.clock.advance(60_001)
  await crashed.worker.sweep()
  expect(await jobRow(crashed, jobId)).toMatchObject({ failure: 'engine.unknown-outcome', refunded: true })
  expect(engine.started).toEqual([])
})

test('a paid engine to which nothing was sent before the crash is asked, once', async () => {
  const engine = createFakeEngine({ repeatable: false })
  await using crashed = await createGenerationStage({ engine })
  const jobId = await start(crashed, await crashed.person('rich'))
  const now = new Date()
  await crashed.database
    .updateTable('jobs')
    .set({ status: 'RUNNING', started_at: now, deadline_at: new Date(now.getTime() + 60_000) })
    .where('id', '=', jobId)
    .execute()
  await crashed.database
    .insertInto('job_attempts')
    .values({
      id: crypto.randomUUID(),
      job_id: jobId,
      number: 1,
      engine: 'fake',
      repeatable: false,
      state: 'open',
      started_at: now,
    })
    .execute()
  await crashed.work()
  expect(await crashed.ended(jobId)).toBe('SUCCESS')
  expect(engine.started).toHaveLength(1)
  expect((await attempts(crashed, jobId)).map((attempt) => attempt.state)).toEqual(['lost', 'done'])
  expect(await entryKinds(crashed, jobId)).toEqual(['hold', 'settle'])
})
