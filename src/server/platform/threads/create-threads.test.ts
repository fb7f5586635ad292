import { expect, test } from 'vitest'
import { createThreads, type ThreadsOptions } from './create-threads.ts'
import { type Threads, ThreadsBusy, WorkTooLong } from './threads.ts'

type Task = typeof import('../../testing/thread-task.ts')
const TASK = new URL('../../testing/thread-task.ts', import.meta.url)

const oneThread = (options: Partial<ThreadsOptions> = {}) => createThreads({ threads: 1, ...options })
const ask = (threads: Threads, word: string, owner = 'mira', does: Parameters<Task['run']>[0]['does'] = 'answer') =>
  threads.run<Task>(TASK, { does, word }, { owner })

test('work is done in a thread and answered', async () => {
  await using threads = oneThread()
  expect(await ask(threads, 'fox')).toBe('FOX')
})

test('what a task throws is the failure of that work alone', async () => {
  await using threads = oneThread()
  await expect(ask(threads, 'fox', 'mira', 'throw')).rejects.toThrow('no fox')
  expect(await ask(threads, 'fox')).toBe('FOX')
})

test('a refusal for users comes back as the same refusal', async () => {
  await using threads = oneThread()
  const refusal = { code: 'moderation.refused', message: 'No fox here.' }
  await expect(ask(threads, 'fox', 'mira', 'refuse')).rejects.toMatchObject(refusal)
})

test('a thread that dies fails its own work, and the next one is done by another', async () => {
  await using threads = oneThread()
  const dead = ask(threads, 'fox', 'mira', 'die')
  const next = ask(threads, 'owl')
  await expect(dead).rejects.toThrow('ended before it answered')
  expect(await next).toBe('OWL')
})

test('work that takes too long is ended, and what waits behind it is done', async () => {
  await using threads = oneThread({ timeLimitMs: 2_000 })
  const hanging = ask(threads, 'fox', 'mira', 'hang')
  const next = ask(threads, 'owl', 'noor')
  await expect(hanging).rejects.toThrow(WorkTooLong)
  expect(await next).toBe('OWL')
})

test('owners take turns: what one has waiting does not stand before the first piece of another', async () => {
  await using threads = oneThread()
  const done: string[] = []
  const asked = [
    ...['1', '2', '3', '4'].map((word) => ask(threads, `mira ${word}`).then((answer) => done.push(answer))),
    ask(threads, 'noor 1', 'noor').then((answer) => done.push(answer)),
  ]
  await Promise.all(asked)
  // The first was in work when the others came, and the second's turn was given when they waited alone.
  expect(done.indexOf('NOOR 1')).toBeLessThanOrEqual(2)
})

test('what waits is bounded, of one owner and of all; others still come in', async () => {
  await using threads = oneThread({ timeLimitMs: 2_000, mostWaiting: 3, mostWaitingOfOne: 1 })
  const hanging = ask(threads, 'fox', 'mira', 'hang').catch((error: unknown) => error)
  const kept = [ask(threads, 'a')]
  await expect(ask(threads, 'c')).rejects.toThrow(ThreadsBusy)
  kept.push(ask(threads, 'b', 'lena'), ask(threads, 'd', 'noor'))
  await expect(ask(threads, 'e', 'idris')).rejects.toThrow(ThreadsBusy)
  expect(await hanging).toBeInstanceOf(WorkTooLong)
  expect(await Promise.all(kept)).toEqual(['A', 'B', 'D'])
})

test('a full line has room for who has less waiting than another', async () => {
  await using threads = oneThread({ timeLimitMs: 2_000, mostWaiting: 3, mostWaitingOfOne: 3 })
  const hanging = ask(threads, 'fox', 'mira', 'hang').catch((error: unknown) => error)
  const [first, second, last] = ['a', 'b', 'c'].map((word) => ask(threads, word))
  const turnedAway = expect(last).rejects.toThrow(ThreadsBusy)
  const newcomer = ask(threads, 'd', 'noor')
  await turnedAway
  expect(await hanging).toBeInstanceOf(WorkTooLong)
  expect(await Promise.all([first, second, newcomer])).toEqual(['A', 'B', 'D'])
})

test('closing ends the threads, fails what waits, and takes nothing more', async () => {
  const threads = oneThread()
  const asked = [ask(threads, 'fox', 'mira', 'hang'), ask(threads, 'owl')].map((work) => work.catch(String))
  await threads[Symbol.asyncDispose]()
  expect(await Promise.all(asked)).toEqual([
    expect.stringContaining('the thread ended before it answered'),
    expect.stringContaining('the threads are closed'),
  ])
  await expect(ask(threads, 'fox')).rejects.toThrow('the threads are closed')
})
