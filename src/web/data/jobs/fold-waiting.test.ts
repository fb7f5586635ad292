import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { foldWaiting } from './fold-waiting.ts'

const card = (id: string, change: Partial<JobCard>) => ({ $id: id, $createdAt: id, ...change }) as JobCard
const ids = (jobs: readonly JobCard[]) => jobs.map(({ $id }) => $id).join('')
const itself = (job: JobCard) => job

test('of many that wait those stay in sight that begin next, and everything else does', () => {
  const waiting = [...'fedcba'].map((id, index) => card(id, { status: 'QUEUED', queuePlace: 9 - index }))
  const others = [card('9', { status: 'RUNNING' }), card('8', { status: 'SUCCESS' }), card('7', { status: 'FAILED' })]
  const { shown, foldedCount } = foldWaiting([...waiting, ...others], itself)
  expect(ids(shown)).toBe('cba987')
  expect(foldedCount).toBe(3)
})

test('where no place is known the oldest begin next, and a few are no crowd', () => {
  const waiting = [...'edcba'].map((id) => card(id, { status: 'QUEUED' }))
  expect(ids(foldWaiting(waiting, itself).shown)).toBe('cba')
  expect(foldWaiting(waiting.slice(1), itself)).toEqual({ shown: waiting.slice(1), foldedCount: 0 })
})
