import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgressWriter } from './progress-writer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const at = (share: number) => ({ stage: 'Drawing', share })

test('of a film with many frames a second only three reports a second are written, the newest each time', async () => {
  const written: number[] = []
  const writer = createProgressWriter(async ({ share }) => void written.push(share))
  for (let frame = 0; frame <= 100; frame += 1) {
    writer.report(at(frame / 100))
    await vi.advanceTimersByTimeAsync(20)
  }
  await writer.close()
  expect(written.length).toBeLessThanOrEqual(8)
  expect(written[0]).toBe(0)
  expect(written.at(-1)).toBe(1)
  expect(written).toEqual(written.toSorted((a, b) => a - b))
})

test('a slow database is never asked twice at once', async () => {
  let [open, most] = [0, 0]
  const writer = createProgressWriter(async () => {
    open += 1
    most = Math.max(most, open)
    await vi.advanceTimersByTimeAsync(1000)
    open -= 1
  })
  for (let frame = 0; frame < 10; frame += 1) writer.report(at(frame / 10))
  await writer.close()
  expect(most).toBe(1)
})

test('a write that fails is thrown at the end, and nothing is written after it', async () => {
  const write = vi.fn(async () => {
    throw new Error('the database is gone')
  })
  const writer = createProgressWriter(write)
  writer.report(at(0.1))
  await vi.advanceTimersByTimeAsync(1000)
  writer.report(at(0.2))
  await expect(writer.close()).rejects.toThrow('the database is gone')
  expect(write).toHaveBeenCalledOnce()
})
