import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type JobEvent, type JobState, nextJobState } from './job-state.ts'

const events: JobEvent[] = [
  { type: 'taken' },
  { type: 'done' },
  { type: 'failed', failure: 'engine.failed' },
  { type: 'cancelled' },
]

test('EN-18 a job goes from QUEUED over RUNNING to SUCCESS', () => {
  const running = nextJobState({ status: 'QUEUED' }, { type: 'taken' })
  expect(running).toEqual({ status: 'RUNNING' })
  expect(nextJobState(running, { type: 'done' })).toEqual({ status: 'SUCCESS' })
})

test('EN-18 a job fails from QUEUED and from RUNNING, and says why', () => {
  for (const status of ['QUEUED', 'RUNNING'] as const) {
    expect(nextJobState({ status }, { type: 'failed', failure: 'engine.timeout' })).toEqual({
      status: 'FAILED',
      failure: 'engine.timeout',
    })
  }
})

test('a cancelled job is a failed one', () => {
  expect(nextJobState({ status: 'QUEUED' }, { type: 'cancelled' })).toEqual({ status: 'FAILED', failure: 'cancelled' })
})

test('a job that is queued cannot be done, and a running one is not taken twice', () => {
  const queued: JobState = { status: 'QUEUED' }
  const running: JobState = { status: 'RUNNING' }
  expect(nextJobState(queued, { type: 'done' })).toBe(queued)
  expect(nextJobState(running, { type: 'taken' })).toBe(running)
})

test('whatever happens in whatever order, a job ends once and stays as it ended', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (history) => {
      let state: JobState = { status: 'QUEUED' }
      let endings = 0
      for (const event of history) {
        const next = nextJobState(state, event)
        if (next !== state && (next.status === 'SUCCESS' || next.status === 'FAILED')) endings += 1
        state = next
      }
      expect(endings).toBeLessThanOrEqual(1)
    }),
  )
})
