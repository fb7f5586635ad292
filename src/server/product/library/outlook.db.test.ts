import { expect, test } from 'vitest'
import type { Progress } from '../../platform/engines/engine.ts'
import { createFakeEngine, fakePreviews } from '../../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

const MINUTE_MS = 60_000

async function start(stage: GenerationStage, person: Person): Promise<string> {
  return (await stage.handlers['create-preview'](aPreviewRequest(person), person.as())).jobId
}

async function cards(stage: GenerationStage, person: Person) {
  const { data } = await stage.handlers['get-running-jobs']({ userId: person.userId }, person.as())
  return new Map(data.map((card) => [card.jobId, card]))
}

/** Jobs that this house has made: each took so many minutes, by this engine. */
async function madeBefore(stage: GenerationStage, person: Person, made: { minutes: number[]; engine: string }): Promise<void> {
  const endedAt = stage.clock.now()
  for (const minutes of made.minutes) {
    const jobId = await start(stage, person)
    const startedAt = new Date(endedAt.getTime() - minutes * MINUTE_MS)
    await stage.database
      .updateTable('jobs')
      .set({ status: 'SUCCESS', started_at: startedAt, finished_at: endedAt })
      .where('id', '=', jobId)
      .execute()
    const attempt = { id: jobId, job_id: jobId, number: 1, engine: made.engine, repeatable: true, state: 'done' as const }
    await stage.database
      .insertInto('job_attempts')
      .values({
        ...attempt,
        operation: null,
        model: null,
        request_hash: null,
        cost_usd: null,
        request_state: null,
        sent_at: null,
        started_at: startedAt,
        ended_at: endedAt,
      })
      .execute()
  }
}

const setRunning = (stage: GenerationStage, jobId: string) =>
  stage.database.updateTable('jobs').set({ status: 'RUNNING', started_at: stage.clock.now() }).where('id', '=', jobId).execute()

test('a waiting job says its place by turns, and when it begins by what such jobs took with the engine of today', async () => {
  await using stage = await createGenerationStage()
  const [ada, mira, newcomer] = await Promise.all([stage.person('rich'), stage.person('rich'), stage.person('rich')])
  await madeBefore(stage, ada, { minutes: [2, 4, 4], engine: 'fake' })
  await madeBefore(stage, ada, { minutes: [90, 90, 90], engine: 'an engine of yesterday' })
  const running = await start(stage, mira)
  await setRunning(stage, running)
  const waiting = [await start(stage, mira), await start(stage, mira), await start(stage, mira)]
  const fresh = await start(stage, newcomer)

  expect((await cards(stage, newcomer)).get(fresh)).toMatchObject({ queuePlace: 1, waitSeconds: 240, expectedSeconds: 240 })
  const mine = await cards(stage, mira)
  expect(waiting.map((jobId) => mine.get(jobId))).toMatchObject([
    { queuePlace: 2, waitSeconds: 480 },
    { queuePlace: 3, waitSeconds: 720 },
    { queuePlace: 4, waitSeconds: 960 },
  ])
  expect(mine.get(running)).toMatchObject({ expectedSeconds: 240, startedAt: expect.any(String) })
  expect(mine.get(running)).not.toHaveProperty('queuePlace')
})

test('nothing is invented: no time without measured jobs, none while nobody works, and of ended jobs neither', async () => {
  await using stage = await createGenerationStage()
  const mira = await stage.person('rich')
  await madeBefore(stage, mira, { minutes: [1, 1], engine: 'fake' })
  const running = await start(stage, mira)
  await setRunning(stage, running)
  const waiting = await start(stage, mira)
  const few = await cards(stage, mira)
  expect(few.get(waiting)).toMatchObject({ queuePlace: 1 })
  for (const jobId of few.keys()) expect(few.get(jobId)).not.toHaveProperty('waitSeconds')
  for (const jobId of few.keys()) expect(few.get(jobId)).not.toHaveProperty('expectedSeconds')

  await madeBefore(stage, mira, { minutes: [1], engine: 'fake' })
  await stage.database.updateTable('jobs').set({ status: 'QUEUED', started_at: null }).where('id', '=', running).execute()
  stage.clock.advance(10_000)
  const enough = await cards(stage, mira)
  expect(enough.get(waiting)).toMatchObject({ queuePlace: 2, expectedSeconds: 60 })
  expect(enough.get(waiting)).not.toHaveProperty('waitSeconds')
  const ended = [...enough.values()].filter((card) => card.status === 'SUCCESS')
  expect(ended).toHaveLength(3)
  for (const card of ended) expect(card).not.toHaveProperty('queuePlace')
})

test('the progress of a job never falls: not at the first word of its engine, nor when a try begins anew', async () => {
  const words: Progress[] = [
    { state: 'pending', stage: 'in line', share: 0 },
    { state: 'pending', stage: 'drawing', share: 0.6 },
    { state: 'failed', failure: 'engine.failed', retry: true, detail: 'out of memory' },
    { state: 'pending', stage: 'drawing', share: 0.1 },
    { state: 'pending', stage: 'drawing', share: 0.7 },
  ]
  const check = async () => words.shift() ?? fakePreviews(3)
  const begun = Promise.withResolvers<void>()
  const isLate = Promise.withResolvers<void>()
  let starts = 0
  const engine = createFakeEngine({
    check,
    async start(_work, { attemptId }) {
      starts += 1
      if (starts === 1) begun.resolve()
      await isLate.promise
      return { engine: 'fake', id: attemptId, state: '' }
    },
  })
  await using stage = await createGenerationStage({ engine })
  await stage.work()
  const mira = await stage.person('rich')
  const jobId = await start(stage, mira)
  await begun.promise
  // Half a minute in which the engine says nothing: pages show the simulated bar, at 30 by then.
  stage.clock.advance(30_000)
  isLate.resolve()
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const told = stage.announced.filter((job) => job.id === jobId && job.state.status === 'RUNNING').map((job) => job.progress)
  expect(told.length).toBeGreaterThan(2)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told[1]).toBeCloseTo(0.3, 1)
})
