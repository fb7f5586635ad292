import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Slot, startReadyBell } from './ready-bell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A slot that counts how often it was woken. */
function aSlot(queue: string, { isBusy = false } = {}) {
  return { queue, isBusy: () => isBusy, wake: vi.fn() } satisfies Slot
}

test('one question for all queues with an idle slot wakes those that have a job to take', async () => {
  const listReady = vi.fn(async () => ['paint', 'sing'])
  using bell = startReadyBell(listReady)
  const slots = {
    painter: aSlot('paint'),
    secondPainter: aSlot('paint'),
    busyPainter: aSlot('paint', { isBusy: true }),
    dancer: aSlot('dance'),
    busySinger: aSlot('sing', { isBusy: true }),
  }
  for (const slot of Object.values(slots)) bell.add(slot)
  await vi.advanceTimersByTimeAsync(500)
  expect(listReady.mock.calls).toEqual([[['paint', 'dance']]])
  expect(Object.entries(slots).flatMap(([name, slot]) => (slot.wake.mock.calls.length > 0 ? [name] : []))).toEqual([
    'painter',
    'secondPainter',
  ])
})

test('a queue that has a job wakes its own idle slots at once', () => {
  using bell = startReadyBell(async () => [])
  const slots = { painter: aSlot('paint'), busyPainter: aSlot('paint', { isBusy: true }), dancer: aSlot('dance') }
  for (const slot of Object.values(slots)) bell.add(slot)
  bell.ring('paint')
  expect(Object.values(slots).map(({ wake }) => wake.mock.calls.length)).toEqual([1, 0, 0])
})

test('a question without an answer is asked again', async () => {
  const listReady = vi.fn(async () => ['paint'])
  listReady.mockRejectedValueOnce(new Error('the database is away'))
  using bell = startReadyBell(listReady)
  const slot = aSlot('paint')
  bell.add(slot)
  await vi.advanceTimersByTimeAsync(500)
  expect(slot.wake).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(slot.wake).toHaveBeenCalledOnce()
})

test('nobody is asked for a slot that has left, nor woken after the end', async () => {
  const answer = Promise.withResolvers<string[]>()
  const listReady = vi.fn(() => answer.promise)
  const bell = startReadyBell(listReady)
  const slot = aSlot('paint')
  bell.add(aSlot('dance'))()
  bell.add(slot)
  await vi.advanceTimersByTimeAsync(500)
  expect(listReady.mock.calls).toEqual([[['paint']]])
  bell[Symbol.dispose]()
  answer.resolve(['paint'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(slot.wake).not.toHaveBeenCalled()
  expect(listReady).toHaveBeenCalledOnce()
})
