import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { useRunningJobs } from './use-running-jobs.ts'

let server: FakeServer
const asked = () => server.callsOf('get-running-jobs').length
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const aJob = (id: string, status: string) => ({ $id: id, jobId: id, status, revision: 1 })

function Poller({ isPolling }: { isPolling: boolean | 'while unfinished' }) {
  const { data = [] } = useRunningJobs('u1', { isPolling })
  return <output aria-label="Known">{data.map(({ $id }) => $id).join(' ')}</output>
}

beforeEach(async () => {
  server = await startFakeServer({ id: 'u1' })
  server.functions['get-running-jobs'] = { success: true, data: [], total: 0, hasNextPage: false }
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('RJ-02 TM-02 the running jobs are asked every 10 s, once for all that poll, and not when polling is off', async () => {
  const both = (isPolling: boolean) => (
    <>
      <Poller isPolling={isPolling} />
      <Poller isPolling={isPolling} />
    </>
  )
  const { unmount } = renderApp(both(true))
  await pass(50)
  expect(asked()).toBe(1)
  await pass(9_900)
  expect(asked()).toBe(1)
  await pass(100)
  expect(asked()).toBe(2)
  await pass(10_050)
  expect(asked()).toBe(3)
  unmount()
  renderApp(both(false))
  await pass(50)
  const before = asked()
  await pass(60_000)
  expect(asked()).toBe(before)
})

test('where only unfinished jobs are a reason to poll, it ends with the last one', async () => {
  server.functions['get-running-jobs'] = (_input: object, calls: number) => {
    const data = [aJob('a', calls < 3 ? 'RUNNING' : 'SUCCESS')]
    return { success: true, data, total: 1, hasNextPage: false }
  }
  renderApp(<Poller isPolling="while unfinished" />)
  await pass(60_000)
  expect(asked()).toBe(3)
})

test('RJ-01 further pages are asked after the last job of the one before', async () => {
  server.functions['get-running-jobs'] = ({ cursorAfter }: { cursorAfter?: string }) => {
    const data = cursorAfter === 'b' ? [aJob('c', 'QUEUED')] : [aJob('a', 'QUEUED'), aJob('b', 'QUEUED')]
    return { success: true, data, total: 3, hasNextPage: cursorAfter !== 'b' }
  }
  renderApp(<Poller isPolling />)
  await pass(50)
  expect(screen.getByLabelText('Known').textContent).toBe('a b c')
  expect(server.callsOf('get-running-jobs').map(({ input }) => input)).toEqual([
    { userId: 'u1' },
    { userId: 'u1', cursorAfter: 'b' },
  ])
})
