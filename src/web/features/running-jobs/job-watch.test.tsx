import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { isLookedAt, useLookAtJobs } from '#web/data/jobs/looked-at-jobs.ts'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { JobWatch } from './job-watch.tsx'

let server: FakeServer
const aJob = (status: JobCard['status'], revision: number) => ({
  $id: 'j',
  jobId: 'j',
  $createdAt: '2026-01-01T00:00:00.000Z',
  status,
  type: 'video-generation',
  characterName: 'Momo',
  chatId: 'chat',
  thumbnailUrls: [],
  resultUrls: [],
  priceCredits: 100,
  refunded: status === 'FAILED',
  error: status === 'FAILED' ? 'The engine could not finish it.' : '',
  progress: 0,
  stage: '',
  revision,
})
const answer = (...jobs: object[]) => {
  server.functions['get-running-jobs'] = { success: true, data: jobs, total: jobs.length, hasNextPage: false }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  server = await startFakeServer({ id: 'u1' })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function watchUntil(path: string, status: 'SUCCESS' | 'FAILED') {
  answer(aJob('RUNNING', 1))
  renderApp(<JobWatch userId="u1" />, { path })
  await pass(100)
  answer(aJob(status, 2))
  await pass(10_100)
}

test('who is elsewhere is told that a job has ended, and led to it', async () => {
  await watchUntil('/pricing', 'SUCCESS')
  expect(screen.getAllByText('Momo, Video is ready').length).toBeGreaterThan(0)
  const show = screen.getByRole('button', { name: 'Show' })
  await act(async () => show.click())
  expect(screen.getByLabelText('Address').textContent).toBe('/characters/manage/chat')
})

test('several that end one after the other are told in one toast, which leads to all of them', async () => {
  const jobs = (status: JobCard['status'], ...ids: string[]) =>
    ids.map((id) => ({ ...aJob(status, status === 'RUNNING' ? 1 : 2), $id: id, jobId: id, chatId: id }))
  answer(...jobs('RUNNING', 'a', 'b', 'c'))
  renderApp(<JobWatch userId="u1" />, { path: '/pricing' })
  await pass(100)
  answer(...jobs('SUCCESS', 'a', 'b'), ...jobs('RUNNING', 'c'))
  await pass(10_100)
  expect(screen.getByText('2 generations are ready')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Show' })).toHaveLength(1)
  await act(async () => screen.getByRole('button', { name: 'Show' }).click())
  expect(screen.getByLabelText('Address').textContent).toBe('/generations')
})

test('a failure is told with its reason and the credits', async () => {
  await watchUntil('/create', 'FAILED')
  expect(screen.getByText('Momo, Video: Video Generation Failed')).toBeTruthy()
  expect(screen.getByText('The engine could not finish it. 100 credits returned')).toBeTruthy()
})

test('who looks at it gets no toast; it is said all the same to who cannot see', async () => {
  await watchUntil('/generations', 'SUCCESS')
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
  expect(screen.getByText('Momo, Video is ready. It waits in your generations.')).toBeTruthy()
})

function Choice() {
  useLookAtJobs(['j'])
  return null
}

test('a job whose end is looked at on another page gets no toast over what one chooses there', async () => {
  const { unmount } = render(<Choice />)
  await watchUntil('/create', 'SUCCESS')
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
  unmount()
  expect(isLookedAt('j')).toBe(false)
})

test('what had ended before one came is no news', async () => {
  answer(aJob('SUCCESS', 2))
  renderApp(<JobWatch userId="u1" />, { path: '/create' })
  await pass(30_000)
  expect(screen.queryByText(/is ready/)).toBeNull()
})
