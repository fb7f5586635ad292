import { expect, test } from 'vitest'
import { addLandingJob, forgetLandingJobs, type LandingJob, mergeLandingJobs, readLandingJobs } from './landing-jobs.ts'

const aJob = (id: string, change: Partial<LandingJob> = {}): LandingJob => ({
  id,
  status: 'queued',
  prompt: 'A fox knight',
  createdAt: new Date().toISOString(),
  metadata: { qualityMode: 'portrait', creditCost: 50 },
  ...change,
})
const onServer = (jobId: string, status: 'QUEUED' | 'SUCCESS', $createdAt = new Date().toISOString()) => ({
  jobId,
  status,
  $createdAt,
})

test('they are kept for each person, and only one person’s stay', () => {
  addLandingJob('mira', aJob('a'))
  addLandingJob('mira', aJob('b'))
  addLandingJob('tom', aJob('c'))
  expect(readLandingJobs('mira').map(({ id }) => id)).toEqual(['b', 'a'])
  forgetLandingJobs({ except: 'tom' })
  expect(readLandingJobs('mira')).toEqual([])
  expect(readLandingJobs('tom')).toHaveLength(1)
  forgetLandingJobs()
  expect(Object.keys(localStorage).filter((key) => key.includes('landing-jobs'))).toEqual([])
})

test('what the server never heard of vanishes after a day, and rubbish counts as nothing', () => {
  addLandingJob('mira', aJob('old', { createdAt: '2026-01-01T00:00:00.000Z' }))
  expect(readLandingJobs('mira', Date.parse('2026-01-01T23:59:59.000Z'))).toHaveLength(1)
  expect(readLandingJobs('mira', Date.parse('2026-01-02T00:00:01.000Z'))).toEqual([])
  localStorage.setItem('landing-jobs:mira', '{"half')
  expect(readLandingJobs('mira')).toEqual([])
  localStorage.setItem('landing-jobs:mira', '[7, null, {"id": 1}]')
  expect(readLandingJobs('mira')).toEqual([])
})

test('the server wins; what it has had and has no more is gone, what it does not know yet is shown', () => {
  const local = [aJob('new'), aJob('deleted', { isKnown: true }), aJob('done')]
  const { kept, missing } = mergeLandingJobs(local, [onServer('done', 'SUCCESS')], false)
  expect(kept.map(({ id, status }) => [id, status])).toEqual([
    ['new', 'queued'],
    ['done', 'success'],
  ])
  expect(missing.map(({ id }) => id)).toEqual(['new'])
})

test('behind the loaded part of the list nothing is known to be missing', () => {
  const local = [aJob('far', { createdAt: '2026-01-01T00:00:00.000Z', isKnown: true })]
  const { kept, missing } = mergeLandingJobs(local, [onServer('a', 'QUEUED', '2026-01-01T08:00:00.000Z')], true)
  expect([kept.length, missing.length]).toEqual([1, 0])
})
