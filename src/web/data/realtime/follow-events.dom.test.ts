import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeWebSocket } from '../../testing/fake-web-socket.ts'
import { loadSdk } from '../sdk/load-sdk.ts'
import { followEvents } from './follow-events.ts'

const CONNECTED = { channels: [], user: null, subscriptions: {} }
let lines: FakeWebSocket[]
let leaving: AbortController
const log = vi.fn()

beforeEach(async () => {
  await loadSdk()
  vi.useFakeTimers()
  for (const kind of ['log', 'error', 'warn', 'info'] as const) vi.spyOn(console, kind).mockImplementation(log)
  log.mockReset()
  lines = FakeWebSocket.install()
  leaving = new AbortController()
})
afterEach(() => {
  leaving.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const newest = () => lines.at(-1) as FakeWebSocket
const types = (line: FakeWebSocket) => line.sent.map(({ type }) => type)

async function follow(queryClient = new QueryClient()) {
  const following = followEvents('me', queryClient, leaving.signal)
  await pass(10)
  newest().open()
  newest().say('connected', CONNECTED)
  await pass(10)
  await following
  return queryClient
}

test('RL-04 TM-20 a heartbeat goes out every 20 s', async () => {
  await follow()
  await pass(19_900)
  expect(types(newest())).not.toContain('ping')
  await pass(100)
  expect(types(newest()).filter((type) => type === 'ping')).toHaveLength(1)
  newest().say('pong', undefined)
  await pass(20_000)
  expect(types(newest()).filter((type) => type === 'ping')).toHaveLength(2)
})

test('RL-05 connected without a user, the stored session is sent, before what is to be heard', async () => {
  localStorage.setItem('cookieFallback', JSON.stringify({ a_session_troupe: 'secret' }))
  await follow()
  expect(newest().sent[0]).toEqual({ type: 'authentication', data: { session: 'secret' } })
  expect(types(newest())).toContain('subscribe')
})

test('RL-06 RL-08 TM-19 a lost line is opened again after 1, 5, 10 and 60 s by attempt, and says so', async () => {
  await follow()
  // 1 s five times, 5 s to the 15th, 10 s to the 100th, then 60 s: the library's own schedule.
  for (let attempt = 0; attempt < 102; attempt += 1) {
    const seconds = attempt < 5 ? 1 : attempt < 15 ? 5 : attempt < 100 ? 10 : 60
    const before = lines.length
    newest().drop()
    await pass(0)
    expect(log).toHaveBeenCalledWith(`Realtime disconnected. Re-connecting in ${seconds} seconds.`)
    log.mockReset()
    await pass(seconds * 1000 - 1)
    expect(lines).toHaveLength(before)
    await pass(1)
    expect(lines).toHaveLength(before + 1)
  }
})

test('RL-07 after an error 1008 nobody connects again, and the page looks who is signed in', async () => {
  const queryClient = await follow()
  const asked = vi.spyOn(queryClient, 'refetchQueries')
  newest().say('error', { code: 1008, message: 'The session has ended.' })
  newest().drop(1008)
  await pass(120_000)
  expect(lines).toHaveLength(1)
  expect(asked).toHaveBeenCalledExactlyOnceWith({ queryKey: ['account'] })
})

test('what was missed while the line was down is read anew, once it is back', async () => {
  const queryClient = await follow()
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  newest().drop()
  await pass(1_000)
  expect(invalidate).not.toHaveBeenCalled()
  newest().open()
  newest().say('connected', CONNECTED)
  await pass(300)
  expect(invalidate).toHaveBeenCalledOnce()
})
