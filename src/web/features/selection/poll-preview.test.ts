import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PreviewReply, pollPreview } from './poll-preview.ts'

const reply = (status: PreviewReply['status'], data: string[] = []): PreviewReply => ({ status, data, warnings: [] })
const signal = () => new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('SP-07 TM-03 asks at 0, 6 and 12 s and stops when the previews are there', async () => {
  const ask = vi.fn(async () => (ask.mock.calls.length < 3 ? reply('RUNNING') : reply('SUCCESS', ['a', 'b', 'c'])))
  const outcome = pollPreview(ask, signal())
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(await outcome).toMatchObject({ status: 'ready', pictureUrls: ['a', 'b', 'c'] })
})

test('asks at once when the end is told, and once', async () => {
  const end = Promise.withResolvers<void>()
  const ask = vi.fn(async () => (ask.mock.calls.length < 3 ? reply('RUNNING') : reply('SUCCESS', ['a'])))
  const outcome = pollPreview(ask, signal(), end.promise)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask).toHaveBeenCalledTimes(1)
  end.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_999)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatchObject({ status: 'ready' })
})

test.each([1, 2])('an end that is told while question %i is on its way is not forgotten', async (number) => {
  const end = Promise.withResolvers<void>()
  const late = Promise.withResolvers<PreviewReply>()
  const ask = vi.fn(async () => {
    const count = ask.mock.calls.length
    return count === number ? late.promise : reply(count < number ? 'RUNNING' : 'SUCCESS')
  })
  const outcome = pollPreview(ask, signal(), end.promise)
  await vi.advanceTimersByTimeAsync(6_000 * (number - 1))
  expect(ask).toHaveBeenCalledTimes(number)
  end.resolve()
  await vi.advanceTimersByTimeAsync(10)
  late.resolve(reply('RUNNING'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await outcome).toMatchObject({ status: 'ready' })
})

test('SP-07 stops when the preview failed', async () => {
  const ask = vi.fn(async () => reply('FAILED'))
  expect(await pollPreview(ask, signal())).toEqual({ status: 'failed' })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('SP-07 stops when the dialog is closed', async () => {
  const ask = vi.fn(async () => reply('QUEUED'))
  const closing = new AbortController()
  const outcome = pollPreview(ask, closing.signal).catch(() => 'stopped')
  await vi.advanceTimersByTimeAsync(6_000)
  closing.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe('stopped')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('SP-08 TM-04 a failing question is repeated at 5, 10 and 15 s, and an answer lets it go on', async () => {
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length <= 3) throw new Error('down')
    return ask.mock.calls.length === 4 ? reply('RUNNING') : reply('SUCCESS', ['a'])
  })
  const outcome = pollPreview(ask, signal())
  await vi.advanceTimersByTimeAsync(14_999)
  expect(ask).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await outcome).toMatchObject({ status: 'ready' })
})

test('SP-08 gives up at the fourth failure in a row', async () => {
  const ask = vi.fn(async () => {
    throw new Error('down')
  })
  const outcome = pollPreview(ask, signal())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toEqual({ status: 'unreachable' })
  expect(ask).toHaveBeenCalledTimes(4)
})
