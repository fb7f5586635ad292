import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { jobEnd } from '../jobs/job-end.ts'
import type { JobList } from '../jobs/job-list.ts'
import { queryKeys } from '../query/query-keys.ts'
import { applyJobEvent } from './apply-job-event.ts'

const aCard = (jobId: string, change: Partial<JobCard> = {}) =>
  ({
    $id: jobId,
    jobId,
    revision: 1,
    status: 'RUNNING',
    type: 'create-preview',
    characterName: 'Ann',
    prompt: '',
    $createdAt: '2026-01-01T00:00:00.000Z',
    chatId: 'chat',
    characterId: '',
    progress: 0,
    ...change,
  }) as JobCard

let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
  queryClient.setQueryData(queryKeys.runningJobs('me'), [aCard('a')])
  queryClient.setQueryData<JobList>(queryKeys.jobs('me', {}), { jobs: [aCard('a')], total: 1, hasNextPage: false })
  queryClient.setQueryData<JobList>(queryKeys.jobs('you', {}), { jobs: [aCard('a')], total: 1, hasNextPage: false })
})
const running = () => queryClient.getQueryData<JobCard[]>(queryKeys.runningJobs('me')) ?? []
const listed = (userId = 'me') => queryClient.getQueryData<JobList>(queryKeys.jobs(userId, {}))?.jobs ?? []

test('what goes on changes in place, and nothing else is asked for', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  applyJobEvent(queryClient, 'me', aCard('a', { revision: 2, progress: 0.4 }))
  expect([running()[0]?.progress, listed()[0]?.progress]).toEqual([0.4, 0.4])
  expect(listed('you')[0]?.progress).toBe(0)
  expect(invalidate).not.toHaveBeenCalled()
})

test('an older revision that comes late changes nothing', () => {
  applyJobEvent(queryClient, 'me', aCard('a', { revision: 5, status: 'SUCCESS' }))
  applyJobEvent(queryClient, 'me', aCard('a', { revision: 4, progress: 0.9 }))
  expect([running()[0]?.status, listed()[0]?.status]).toEqual(['SUCCESS', 'SUCCESS'])
})

test('a new one enters, and one that is gone leaves', () => {
  applyJobEvent(queryClient, 'me', aCard('b', { $createdAt: '2026-01-01T00:00:09.000Z' }))
  expect([running().map(({ jobId }) => jobId), listed().map(({ jobId }) => jobId)]).toEqual([
    ['b', 'a'],
    ['b', 'a'],
  ])
  applyJobEvent(queryClient, 'me', { jobId: 'a', status: 'not_found' })
  expect([running().map(({ jobId }) => jobId), listed().map(({ jobId }) => jobId)]).toEqual([['b'], ['b']])
})

test('one that ends has its chat and its results asked for', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  applyJobEvent(queryClient, 'me', aCard('a', { revision: 2, status: 'SUCCESS' }))
  expect(invalidate).toHaveBeenCalledWith({ queryKey: queryKeys.chat('me', 'chat') })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: queryKeys.jobResponse('me', 'a') })
})

test('who waits for the end of a job hears of it, and of no other', async () => {
  const { signal } = new AbortController()
  const heard = vi.fn()
  void jobEnd('a', signal).then(() => heard('a'))
  void jobEnd('b', signal).then(() => heard('b'))
  applyJobEvent(queryClient, 'me', aCard('a', { revision: 2, progress: 0.4 }))
  await Promise.resolve()
  expect(heard).not.toHaveBeenCalled()
  applyJobEvent(queryClient, 'me', aCard('a', { revision: 3, status: 'SUCCESS' }))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('a'))
})
