import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient, retryDelayMs } from './query-client.ts'

afterEach(() => void vi.useRealTimers())

test('TM-18 BB-13 a failing query is asked again after 1, 2 and 4 s, and then no more; the wait never passes 30 s', async () => {
  vi.useFakeTimers()
  const begunMs = Date.now()
  const askedAtSeconds: number[] = []
  const observer = new QueryObserver(createQueryClient(), {
    queryKey: ['anything'],
    queryFn: () => {
      askedAtSeconds.push((Date.now() - begunMs) / 1000)
      throw new Error('away')
    },
  })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(observer.getCurrentResult().status).toBe('error')
  stop()
  expect(askedAtSeconds).toEqual([0, 1, 3, 7])
  expect(retryDelayMs(10)).toBe(30_000)
})
