import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringPart } from './bring-part.ts'
import { leavePage } from './data/leave-page.ts'

const here = () => new Response('export {}')
const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => address)
const load = vi.fn(async () => 'part')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => here()),
  )
  vi.spyOn(leavePage, 'reload').mockReturnValue()
  load.mockClear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the files come first, each once for all parts that need it', async () => {
  vi.mocked(fetch).mockImplementation(async () => {
    expect(load).not.toHaveBeenCalled()
    return here()
  })
  expect(await bringPart(load, ['assets/a.js', 'assets/shared.js'])).toBe('part')
  vi.mocked(fetch).mockImplementation(async () => here())
  await Promise.all([bringPart(load, ['assets/b.js', 'assets/shared.js']), bringPart(load, ['assets/b.js'])])
  expect(asked()).toEqual(['/assets/a.js', '/assets/shared.js', '/assets/b.js'])
  expect(load).toHaveBeenCalledTimes(3)
})

test('a file that does not come is asked for again after 1, 2, 4 and 8 s, then by the next who needs it', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  const failed = bringPart(load, ['assets/away.js']).catch(String)
  for (const [index, ms] of [0, 1_000, 2_000, 4_000, 8_000].entries()) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(asked()).toHaveLength(index + 1)
  }
  expect(await failed).toBe('TypeError: Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  vi.mocked(fetch).mockImplementation(async () => here())
  expect(await bringPart(load, ['assets/away.js'])).toBe('part')
})

test('what the server cannot answer is no file', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('busy', { status: 503 }))
  const brought = bringPart(load, ['assets/busy.js'])
  await vi.advanceTimersByTimeAsync(999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await brought).toBe('part')
})

test('without a network it waits for one, however long', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const brought = bringPart(load, ['assets/offline.js'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asked()).toHaveLength(1)
  window.dispatchEvent(new Event('online'))
  expect(await brought).toBe('part')
})

test('a file of a former version loads the page again, and only once', async () => {
  vi.mocked(fetch).mockImplementation(async () => new Response('', { status: 404 }))
  void bringPart(load, ['assets/gone.js'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(leavePage.reload).toHaveBeenCalledTimes(1)
  // The page that comes then is of the same version: the file is missing for good.
  const failed = bringPart(load, ['assets/gone-for-good.js']).catch(String)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failed).toBe('Error: /assets/gone-for-good.js is not there.')
  expect(leavePage.reload).toHaveBeenCalledTimes(1)
  expect(load).not.toHaveBeenCalled()
})
