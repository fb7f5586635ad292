import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDiskRoom, freeBytesOf } from './disk-room.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const room = (leastFreeBytes: number, freeBytes: (directory: string) => Promise<number | undefined>) =>
  createDiskRoom({ directory: '/data', leastFreeBytes }, freeBytes)

test('room is short when less would be left than is kept free', async () => {
  const { isShort } = room(100, async () => 150)
  expect([await isShort(), await isShort(50), await isShort(51)]).toEqual([false, false, true])
})

test('the disk is looked at once a second, however many ask', async () => {
  const freeBytes = vi.fn(async () => 150)
  const { isShort } = room(100, freeBytes)
  await Promise.all([isShort(), isShort(), isShort()])
  vi.advanceTimersByTime(999)
  await isShort()
  expect(freeBytes).toHaveBeenCalledTimes(1)
  freeBytes.mockResolvedValue(99)
  vi.advanceTimersByTime(1)
  expect(await isShort()).toBe(true)
})

test('a house that keeps nothing free looks at nothing, and a disk that tells nothing refuses nothing', async () => {
  const freeBytes = vi.fn(async () => 0)
  expect(await room(0, freeBytes).isShort()).toBe(false)
  expect(freeBytes).not.toHaveBeenCalled()
  expect(await room(100, async () => undefined).isShort()).toBe(false)
})

test('a real disk tells how much may be written to it, a folder that is not there tells nothing', async () => {
  expect(await freeBytesOf(tmpdir())).toBeGreaterThan(0)
  expect(await freeBytesOf('/nonexistent/troupe')).toBeUndefined()
})
