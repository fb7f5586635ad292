import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

const WAIT = { timeout: 20_000, interval: 20 }
const PATIENCE_LEFT_MS = 60_000

/** A stage on which the work on "a slow pirate" ends when it is told to. */
async function aStage({ repeatable }: { repeatable: boolean }) {
  const released = Promise.withResolvers<void>()
  const engine = createFakeEngine({
    repeatable,
    start: async (work, { attemptId }) => {
      if ('description' in work && work.description.includes('slow pirate')) await released.promise
      return { engine: 'fake', id: attemptId, state: 'preview' }
    },
  })
  return { stage: await createGenerationStage({ engine }), engine, release: released.resolve }
}

async function start(stage: GenerationStage, person: Person, characterDescription: string): Promise<string> {
  return (await stage.handlers['create-preview']({ ...aPreviewRequest(person), characterDescription }, person.as())).jobId
}

const jobRow = (stage: GenerationStage, jobId: string) =>
  stage.database.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()

const attemptState = async (stage: GenerationStage, jobId: string) =>
  (await stage.database.selectFrom('job_attempts').select('state').where('job_id', '=', jobId).executeTakeFirstOrThrow()).state

async function deliver(stage: GenerationStage, jobId: string, when: 'now' | 'later'): Promise<void> {
  const startAfter = when === 'now' ? sql`now()` : sql`now() + interval '1 hour'`
  await sql`update pgboss.job set start_after = ${startAfter} where data ->> 'jobId' = ${jobId} or id = ${jobId}`.execute(
    stage.database,
  )
}

/** As a process leaves a job with which it went down, the last time; `operation` is what a paid engine had answered. */
async function crashed(
  stage: GenerationStage,
  person: Person,
  { crashes, repeatable, isSent }: { crashes: number; repeatable: boolean; isSent: boolean },
): Promise<string> {
  const jobId = await start(stage, person, 'a witch')
  await deliver(stage, jobId, 'later')
  const now = stage.clock.now()
  const deadlineAt = new Date(now.getTime() + PATIENCE_LEFT_MS)
  await stage.database
    .updateTable('jobs')
    .set({ status: 'RUNNING', started_at: now, deadline_at: deadlineAt, in_work: 'beside others', crashes: crashes - 1 })
    .where('id', '=', jobId)
    .execute()
  const id = crypto.randomUUID()
  const sent = { sent_at: now, operation: JSON.stringify({ engine: 'fake', id, state: 'preview' }) }
  await stage.database
    .insertInto('job_attempts')
    .values({ id, job_id: jobId, number: 1, engine: 'fake', repeatable, state: 'open', started_at: now, ...(isSent && sent) })
    .execute()
  return jobId
}

test.for([
  { name: 'a suspect that waits until it is alone', crashes: 2, behind: 'beside others', isSent: false },
  { name: 'a job that waits behind a suspect', crashes: 1, behind: 'alone', isSent: false },
  { name: 'finished work of a paid engine that waits behind a suspect', crashes: 1, behind: 'alone', isSent: true },
  { name: 'finished work of a paid engine that waits until it is alone', crashes: 4, behind: 'beside others', isSent: true },
] as const)('$name does not become overdue by waiting', async ({ crashes, behind, isSent }) => {
  const { stage: owned, engine, release } = await aStage({ repeatable: !isSent })
  await using stage = owned
  const mira = await stage.person('rich')
  const waiting = await crashed(stage, mira, { crashes, repeatable: !isSent, isSent })
  const slow = await start(stage, mira, 'a slow pirate')
  if (behind === 'alone') await stage.database.updateTable('jobs').set({ crashes: 2 }).where('id', '=', slow).execute()
  await stage.work()
  await vi.waitFor(() => expect(engine.started).toHaveLength(1), WAIT)
  await deliver(stage, waiting, 'now')
  await vi.waitFor(async () => expect((await jobRow(stage, waiting)).deadline_at).toBeNull(), WAIT)
  stage.clock.advance(PATIENCE_LEFT_MS + 1)
  await stage.worker.sweep()
  expect(await jobRow(stage, waiting)).toMatchObject({ status: 'RUNNING', failure: null })
  release()
  expect(await stage.ended(slow)).toBe('SUCCESS')
  expect(await stage.ended(waiting)).toBe('SUCCESS')
  expect(engine.started).toHaveLength(isSent ? 1 : 2)
})

test('finished work of a paid engine is fetched beside others after two crashes', async () => {
  const { stage: owned, engine, release } = await aStage({ repeatable: false })
  await using stage = owned
  const mira = await stage.person('rich')
  const finished = await crashed(stage, mira, { crashes: 2, repeatable: false, isSent: true })
  const slow = await start(stage, mira, 'a slow pirate')
  await stage.work()
  await vi.waitFor(() => expect(engine.started).toHaveLength(1), WAIT)
  await deliver(stage, finished, 'now')
  expect(await stage.ended(finished)).toBe('SUCCESS')
  expect(await jobRow(stage, slow)).toMatchObject({ status: 'RUNNING' })
  release()
  expect(await stage.ended(slow)).toBe('SUCCESS')
})

test.for([
  { name: 'a crashed job that begins anew', isSent: false, silentProcess: false },
  { name: 'finished work of a paid engine', isSent: true, silentProcess: false },
  { name: 'a job of a process that is silent', isSent: false, silentProcess: true },
])('$name is not overdue while it lies in the queue, and has its whole time when it is taken', async (crash) => {
  const { stage: owned } = await aStage({ repeatable: !crash.isSent })
  await using stage = owned
  const mira = await stage.person('rich')
  const waiting = await crashed(stage, mira, { crashes: 1, repeatable: !crash.isSent, isSent: crash.isSent })
  const silent = sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'`
  if (crash.silentProcess) await silent.execute(stage.database)
  stage.clock.advance(PATIENCE_LEFT_MS + 1)
  await stage.worker.sweep()
  expect(await jobRow(stage, waiting)).toMatchObject({ status: 'RUNNING', failure: null, deadline_at: null })
  await deliver(stage, waiting, 'now')
  await stage.work()
  expect(await stage.ended(waiting)).toBe('SUCCESS')
})

test('a job that nobody works on and nobody will is overdue at its deadline', async () => {
  const { stage: owned } = await aStage({ repeatable: true })
  await using stage = owned
  const lost = await crashed(stage, await stage.person('rich'), { crashes: 1, repeatable: true, isSent: false })
  await sql`delete from pgboss.job`.execute(stage.database)
  stage.clock.advance(PATIENCE_LEFT_MS + 1)
  await stage.worker.sweep()
  expect(await jobRow(stage, lost)).toMatchObject({ status: 'FAILED', failure: 'engine.timeout', refunded: true })
})

test('work of a paid engine that was left by a crash has its whole time when it goes on', async () => {
  const asked = Promise.withResolvers<void>()
  const engine = createFakeEngine({
    repeatable: false,
    check: async () => {
      asked.resolve()
      return { state: 'pending', stage: '', share: 0 }
    },
  })
  await using stage = await createGenerationStage({ engine })
  const left = await crashed(stage, await stage.person('rich'), { crashes: 1, repeatable: false, isSent: true })
  stage.clock.advance(PATIENCE_LEFT_MS - 1)
  await deliver(stage, left, 'now')
  await stage.work()
  await asked.promise
  stage.clock.advance(PATIENCE_LEFT_MS)
  await stage.worker.sweep()
  expect(await jobRow(stage, left)).toMatchObject({ status: 'RUNNING', failure: null })
})

test('a process that comes back from its silence does not leave a job without a deadline', async () => {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const engine = createFakeEngine({
    repeatable: false,
    start: async () => {
      asked.resolve()
      await answered.promise
      throw new Error('the line was cut')
    },
  })
  await using stage = await createGenerationStage({ engine })
  const left = await start(stage, await stage.person('rich'), 'a witch')
  await stage.work()
  await asked.promise
  await stage.database.updateTable('jobs').set({ deadline_at: null }).where('id', '=', left).execute()
  answered.resolve()
  await vi.waitFor(async () => expect(await attemptState(stage, left)).toBe('unknown'), WAIT)
  stage.clock.advance(10 * 60 * 60_000)
  await stage.worker.sweep()
  expect(await jobRow(stage, left)).toMatchObject({ status: 'FAILED', failure: 'engine.unknown-outcome', refunded: true })
})

test('paid work of which nobody knows whether it was begun ends and is given back, also when it is taken while a sweep looks at it', async () => {
  const { stage: owned, engine } = await aStage({ repeatable: false })
  await using stage = owned
  const left = await crashed(stage, await stage.person('rich'), { crashes: 1, repeatable: false, isSent: true })
  await stage.database
    .updateTable('job_attempts')
    .set({ operation: null, request_hash: 'sent' })
    .where('job_id', '=', left)
    .execute()
  stage.clock.advance(PATIENCE_LEFT_MS + 1)
  const listWaiting = stage.queue.listWaiting.bind(stage.queue)
  const looking = vi.spyOn(stage.queue, 'listWaiting').mockImplementationOnce(async (...asked) => {
    const waiting = await listWaiting(...asked)
    // The sweeps that the worker makes by itself have to leave it to this one.
    looking.mockRejectedValue(new Error('another sweep'))
    await deliver(stage, left, 'now')
    await stage.work()
    await vi.waitFor(async () => expect(await attemptState(stage, left)).toBe('unknown'), WAIT)
    looking.mockImplementation(listWaiting)
    expect(waiting).toEqual(new Set([left]))
    return waiting
  })
  await stage.worker.sweep()
  stage.clock.advance(10 * 60 * 60_000)
  await stage.worker.sweep()
  expect(await jobRow(stage, left)).toMatchObject({ status: 'FAILED', failure: 'engine.unknown-outcome', refunded: true })
  expect(engine.started).toEqual([])
})
