import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { useStartedJobs } from '#web/data/jobs/started-jobs.ts'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { GenerationsLibrary } from './generations-library.tsx'

const OPENS_NOTHING = { canOpen: () => false, open: () => {} }

let server: FakeServer
let jobs: JobCard[]
const aJob = (id: string, status: JobCard['status'], change: Partial<JobCard> = {}) =>
  ({
    $id: id,
    jobId: id,
    $createdAt: `2026-01-01T00:00:0${id}.000+00:00`,
    revision: 1,
    status,
    type: 'create-preview',
    characterName: `Somebody ${id}`,
    thumbnailUrls: [],
    resultUrls: [],
    progress: 0,
    stage: '',
    error: '',
    ...change,
  }) as unknown as JobCard
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const tabCalls = (status: string) => server.callsOf('get-user-jobs').filter((call) => call.input.status === status).length

beforeEach(async () => {
  // Without these jsdom would be asked for what only a browser with a layout can say.
  vi.stubGlobal('IntersectionObserver', NoObserver)
  server = await startFakeServer({ id: 'u1' })
  jobs = [aJob('5', 'SUCCESS'), aJob('2', 'FAILED')]
  server.functions['get-user-jobs'] = ({ status }: { status?: string }) => {
    const data = jobs.filter((job) => !status || job.status === status)
    return { success: true, data: { data, total: data.length, hasNextPage: false } }
  }
  server.functions['get-running-jobs'] = () => ({ success: true, data: jobs, total: jobs.length, hasNextPage: false })
  vi.useFakeTimers()
})
afterEach(() => {
  useStartedJobs.getState().keepFor(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const margins: string[] = []
class NoObserver {
  constructor(_seen: unknown, options?: { rootMargin?: string }) {
    margins.push(options?.rootMargin ?? '')
  }
  observe() {}
  disconnect() {}
}

test('what was started and is not known yet stands in the place of an empty library, until its card is there', async () => {
  const later = jobs
  jobs = []
  const started = { jobId: '9', userId: 'u1', name: 'Nora', startedAtMs: Date.now() }
  useStartedJobs.getState().add(started)
  useStartedJobs.getState().add({ ...started, jobId: '8', userId: 'somebody else', name: 'Noor' })
  server.functions['get-job-status'] = () => ({ success: true, revision: 0, status: jobs.length > 0 ? 'QUEUED' : 'not_found' })
  renderApp(<GenerationsLibrary userId="u1" opening={OPENS_NOTHING} />, { path: '/generations' })
  await pass(100)
  const starting = () => screen.queryByRole('status', { name: 'Starting' })?.textContent
  expect(starting()).toBe('Starting...It stands here in a moment.Nora')
  const list = within(screen.getByRole('status', { name: 'Starting' })).getByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText('No tasks found')).toBeNull()
  await pass(6_000)
  expect(server.callsOf('get-job-status').map(({ input }) => input.jobId)).toEqual(['9', '9'])
  jobs = [aJob('9', 'SUCCESS', { characterName: 'Nora' }), ...later]
  server.functions['get-running-jobs'] = { success: true, data: [], total: 0, hasNextPage: false }
  await pass(6_000)
  expect(starting()).toBeUndefined()
  expect(useStartedJobs.getState().jobs.map(({ jobId }) => jobId)).toEqual(['8'])
})

describe('the library', () => {
  test('TM-17 eight skeleton cards stand there until the list has come', async () => {
    const release = server.hold('get-user-jobs')
    renderApp(<GenerationsLibrary userId="u1" opening={OPENS_NOTHING} />)
    await pass(100)
    expect(screen.getAllByTestId('skeleton-card')).toHaveLength(8)
    release()
    await pass(100)
    expect(screen.queryByTestId('skeleton-card')).toBeNull()
  })

  test('TM-16 the end of the list is watched from 200 px before it', async () => {
    const more = { data: jobs, total: 30, hasNextPage: true }
    server.functions['get-user-jobs'] = { success: true, data: more }
    renderApp(<GenerationsLibrary userId="u1" opening={OPENS_NOTHING} />)
    await pass(100)
    expect(margins).toContain('200px')
  })

  test('without a network it says so, and the list comes with the network', async () => {
    onlineManager.setOnline(false)
    renderApp(<GenerationsLibrary userId="u1" opening={OPENS_NOTHING} />)
    await pass(100)
    expect(screen.getByText('You are offline')).toBeTruthy()
    onlineManager.setOnline(true)
    await pass(100)
    expect(screen.getByText('2 of 2 generations')).toBeTruthy()
  })

  test('counts nothing before it knows anything', async () => {
    const release = server.hold('get-user-jobs')
    renderApp(<GenerationsLibrary userId="u1" opening={OPENS_NOTHING} />)
    await pass(100)
    expect(screen.queryByText(/generations$/)).toBeNull()
    release()
    await pass(100)
    expect(screen.getByText('2 of 2 generations')).toBeTruthy()
  })

  test('a search that found more than is counted says that there are more', async () => {
    const data = { data: jobs, total: 500, hasMoreThanTotal: true, hasNextPage: true }
    server.functions['get-user-jobs'] = { success: true, data }
    renderApp(<GenerationsLibrary userId="u1" opening={OPENS_NOTHING} />)
    await pass(100)
    expect(screen.getByText('2 of 500+ generations')).toBeTruthy()
  })

  test('a tab is asked again for a job of its own, not for one of another status', async () => {
    renderApp(<GenerationsLibrary userId="u1" opening={OPENS_NOTHING} />)
    await pass(100)
    const tab = screen.getByRole('tab', { name: 'Failed' })
    fireEvent.mouseDown(tab)
    fireEvent.click(tab)
    await pass(100)
    expect(screen.getByText('1 of 1 generations')).toBeTruthy()
    const asked = tabCalls('FAILED')
    // A job in work is another revision at every question.
    server.functions['get-running-jobs'] = (_input: object, calls: number) => {
      const inWork = aJob('6', 'RUNNING', { revision: calls })
      return { success: true, data: [inWork, ...jobs], total: jobs.length + 1, hasNextPage: false }
    }
    await pass(60_000)
    expect(server.callsOf('get-running-jobs').length).toBeGreaterThan(5)
    expect(tabCalls('FAILED')).toBe(asked)
    jobs = [aJob('7', 'FAILED'), ...jobs]
    await pass(10_100)
    expect(screen.getByText('2 of 2 generations')).toBeTruthy()
    expect(tabCalls('FAILED')).toBe(asked + 1)
  })
})
