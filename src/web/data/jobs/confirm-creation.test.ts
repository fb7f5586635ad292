import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmCreation } from './confirm-creation.ts'

const signal = () => new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('SP-16 TM-05 asks in 6 s steps while the job is not_found and stops as soon as it is known', async () => {
  const ask = vi.fn(async () => (ask.mock.calls.length < 3 ? 'not_found' : 'QUEUED'))
  const confirmed = vi.fn()
  const polling = confirmCreation(ask, signal()).then(confirmed)
  await vi.advanceTimersByTimeAsync(17_999)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(confirmed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await polling
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('SP-18 TM-06 goes on after the tenth not_found', async () => {
  const ask = vi.fn(async () => 'not_found')
  const confirmed = vi.fn()
  const polling = confirmCreation(ask, signal()).then(confirmed)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(confirmed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await polling
  expect(ask).toHaveBeenCalledTimes(10)
})

test('SP-19 a failing question also leads on', async () => {
  const ask = vi.fn(async () => {
    throw new Error('down')
  })
  const polling = confirmCreation(ask, signal())
  await vi.advanceTimersByTimeAsync(6_000)
  await expect(polling).resolves.toBeUndefined()
})
