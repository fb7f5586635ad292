import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FunctionCallError } from '../functions/function-call-error.ts'
import { untilItArrives } from './until-it-arrives.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const broken = () => Promise.reject(new FunctionCallError('The line broke.'))

test('what breaks is tried again with growing pauses, and given up after six tries', async () => {
  const work = vi.fn(broken)
  const outcome = untilItArrives(work).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(999)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(work).toHaveBeenCalledTimes(3)
  await vi.runAllTimersAsync()
  expect(await outcome).toBe('The line broke.')
  expect(work).toHaveBeenCalledTimes(6)
})

test('a refusal is none the less one', async () => {
  const work = vi.fn(() => Promise.reject(new FunctionCallError('Too large.', { status: 400 })))
  await expect(untilItArrives(work)).rejects.toThrow('Too large.')
  expect(work).toHaveBeenCalledTimes(1)
})

test('without a network nothing is tried until there is one', async () => {
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const work = vi
    .fn(broken)
    .mockRejectedValueOnce(new FunctionCallError('The line broke.'))
    .mockResolvedValueOnce('there' as never)
  const outcome = untilItArrives(work)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(work).toHaveBeenCalledTimes(1)
  isOnLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await outcome).toBe('there')
})

test('who leaves ends it, while it waits for a network too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const leaving = new AbortController()
  const outcome = untilItArrives(broken, leaving.signal).catch((error: DOMException) => error.name)
  await vi.advanceTimersByTimeAsync(60_000)
  leaving.abort()
  expect(await outcome).toBe('AbortError')
})
