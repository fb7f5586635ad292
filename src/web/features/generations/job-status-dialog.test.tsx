import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { JobStatusDialog } from './job-status-dialog.tsx'

const STARTED_AT_MS = Date.parse('2026-01-01T00:00:00.000Z')
const aJob = (status: JobCard['status'], change: Partial<JobCard> = {}) =>
  ({
    $id: 'j',
    jobId: 'j',
    userId: 'u1',
    $createdAt: '2026-01-01T00:00:00.000Z',
    status,
    type: 'dress-up',
    characterName: 'Kit',
    thumbnailUrls: [],
    resultUrls: [],
    priceCredits: 50,
    refunded: status === 'FAILED',
    error: status === 'FAILED' ? 'The outfit picture was too small to read.' : '',
    progress: 0,
    stage: '',
    revision: 1,
    ...change,
  }) as unknown as JobCard
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const open = (job: JobCard) => renderApp(<JobStatusDialog job={job} onClose={() => {}} onShow={() => {}} />)

beforeEach(async () => {
  const server = await startFakeServer({ id: 'u1' })
  server.functions['get-running-jobs'] = { success: true, data: [], total: 0, hasNextPage: false }
  vi.useFakeTimers({ now: STARTED_AT_MS })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('JD-05 JD-06 a running and a queued job say so', () => {
  const { unmount } = open(aJob('RUNNING'))
  expect(screen.getByText('Your job is currently processing...')).toBeTruthy()
  unmount()
  open(aJob('QUEUED'))
  expect(screen.getByText('Your job is queued and waiting to start...')).toBeTruthy()
})

test('what nobody asked for by its name says what it is', () => {
  const { unmount } = open(aJob('RUNNING', { type: 'create-preview-detailer' }))
  expect(screen.getByRole('dialog', { name: 'Kit, Finer take' })).toBeTruthy()
  expect(screen.getByText('The take you chose, drawn once more in finer detail.')).toBeTruthy()
  unmount()
  open(aJob('RUNNING'))
  expect(screen.queryByText(/finer detail/)).toBeNull()
})

test('JD-07 JD-08 a finished job says how it ended, and what became of the credits', () => {
  const { unmount } = open(aJob('SUCCESS'))
  expect(screen.getByText('Job completed successfully')).toBeTruthy()
  unmount()
  open(aJob('FAILED'))
  expect(screen.getByText('Job failed')).toBeTruthy()
  expect(screen.getByText('The outfit picture was too small to read.')).toBeTruthy()
  expect(screen.getByText('50 credits returned')).toBeTruthy()
})

test('RJ-23 TM-22 the bar of a job that does not say how far it is moves once a second', async () => {
  open(aJob('RUNNING'))
  const value = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))
  await pass(999)
  expect(value()).toBe(0)
  for (let second = 1; second <= 5; second += 1) {
    await pass(second === 1 ? 1 : 1_000)
    expect(value()).toBe(second)
  }
  await pass(65_000)
  expect(value()).toBe(70)
  await pass(3_000)
  expect(value()).toBe(71)
  await pass(3_600_000)
  expect(value()).toBe(95)
})
