import { expect, test } from 'vitest'
import { orAborted } from './or-aborted.ts'

const overdue = AbortSignal.abort(new Error('overdue'))

test('a promise that is in time is answered', async () => {
  expect(await orAborted(Promise.resolve(7), new AbortController().signal)).toBe(7)
})

test('a signal ends the waiting for a promise that never ends', async () => {
  const controller = new AbortController()
  const waiting = orAborted(new Promise(() => {}), controller.signal)
  controller.abort(new Error('overdue'))
  await expect(waiting).rejects.toThrow('overdue')
})

test('a promise that fails when the signal has fired already troubles nobody', async () => {
  const unhandled: unknown[] = []
  const listen = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', listen)
  await expect(orAborted(Promise.reject(new Error('stopped')), overdue)).rejects.toThrow('overdue')
  // Node tells of unhandled rejections when the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', listen)
  expect(unhandled).toEqual([])
})
