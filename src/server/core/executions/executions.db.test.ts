import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { Execution, ExecutionStatus } from './execution.ts'
import { createExecutions } from './executions.ts'

async function aHouse() {
  const fresh = await freshDatabase()
  const clock = createAdjustableClock(systemClock)
  const lost: unknown[] = []
  const process = () => createExecutions({ database: fresh.kysely, clock, onLost: (error) => lost.push(error) })
  const call = (status: ExecutionStatus): Execution => ({
    id: randomUUID(),
    functionId: 'get-running-jobs',
    userId: 'mira',
    status,
    requestMethod: 'POST',
    requestPath: '/',
    requestHeaders: [],
    responseStatusCode: 0,
    responseHeaders: [],
    durationSeconds: 0,
    createdAt: clock.now(),
    updatedAt: clock.now(),
  })
  const stateOf = async (id: string) => {
    const found = await process().find({ id, functionId: 'get-running-jobs', userId: 'mira' })
    return [found?.status, found?.responseStatusCode]
  }
  return { process, call, clock, stateOf, lost, [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose]() }
}

test('what a killed process left behind ends as failed, what a living one works on goes on', async () => {
  await using house = await aHouse()
  const [dead, living] = [house.process(), house.process()]
  const [waiting, processing, going] = [house.call('waiting'), house.call('processing'), house.call('processing')]
  await dead.record(waiting)
  await dead.record(processing)
  await living.record(going)
  await living.endOrphans()
  expect(await house.stateOf(waiting.id)).toEqual(['waiting', 0])
  house.clock.advance(181_000)
  await living.endOrphans()
  expect(await house.stateOf(waiting.id)).toEqual(['failed', 500])
  expect(await house.stateOf(processing.id)).toEqual(['failed', 500])
  expect(await house.stateOf(going.id)).toEqual(['processing', 0])
  await living.update({ ...going, status: 'completed', responseStatusCode: 200 })
  house.clock.advance(600_000)
  await living.endOrphans()
  expect(await house.stateOf(going.id)).toEqual(['completed', 200])
})

test('the only process on its database ends at its start whatever is unfinished', async () => {
  await using house = await aHouse()
  const [left, done] = [house.call('waiting'), { ...house.call('completed'), responseStatusCode: 200 }]
  await house.process().record(left)
  await house.process().record(done)
  await house.process().endOrphans({ isOnlyAndStarts: true })
  expect(await house.stateOf(left.id)).toEqual(['failed', 500])
  expect(await house.stateOf(done.id)).toEqual(['completed', 200])
})

test('calls that are recorded together come back as they were, whatever their callers wrote, and lose each other nothing', async () => {
  await using house = await aHouse()
  const recorder = house.process()
  const paths = ['/', '/{a,"b"}?c=\\d', 'NULL', '', '/ü\u{1F98A}', '/half a letter \ud83e']
  const calls = paths.map((requestPath, index) => ({
    ...house.call('completed'),
    requestPath,
    requestHeaders: [{ name: 'x-said', value: `"${requestPath}", {1}` }],
    responseStatusCode: 200 + index,
    durationSeconds: index / 8,
  }))
  for (const call of calls) recorder.recordLater(call)
  recorder.recordLater({ ...house.call('completed'), userId: null })
  const { id: last } = house.call('completed')
  recorder.recordLater({ ...house.call('completed'), id: last })
  const found = async (id: string) => recorder.find({ id, functionId: 'get-running-jobs', userId: 'mira' })
  expect((await found(last))?.id).toBe(last)
  for (const call of calls) expect(await found(call.id)).toEqual({ ...call, requestPath: call.requestPath.toWellFormed() })
  expect(house.lost).toEqual([])
})
