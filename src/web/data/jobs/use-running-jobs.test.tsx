import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { useRunningJobs } from './use-running-jobs.ts'

let server: FakeServer
const asked = () => server.callsOf('get-running-jobs').length
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const aJob = (id: string, status: string) => ({ $id: id, jobId: id, status, revision: 1 })

function Poller({ isPolling }: { isPolling: boolean | 'while unfinished' }) {
  useRunningJobs('u1', { isPolling })
  return null
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
