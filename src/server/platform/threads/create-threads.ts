import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/app-error.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type Threads, ThreadsBusy, WorkTooLong } from './threads.ts'

export interface ThreadsOptions {
  /** How many work at once. */
  readonly threads: number
  /** How long one piece of work may take, from when its code is loaded. */
  readonly timeLimitMs?: number
  /** How many pieces may wait, of everybody together and of one owner. */
  readonly mostWaiting?: number
  readonly mostWaitingOfOne?: number
}

interface Piece {
  readonly task: string
  readonly input: unknown
  resolve(answer: unknown): void
  reject(reason: unknown): void
}

const CLOSED = 'the threads are closed'

/** A new thread compiles the code of its first task, which is not that piece's time; on a busy machine it takes seconds. */
const LOAD_LIMIT_MS = 60_000

/** Threads start with their first work and stay; one that dies or takes too long fails its own work only. */
export function createThreads({
  threads,
  timeLimitMs = 10_000,
  mostWaiting = 64,
  mostWaitingOfOne = 8,
}: ThreadsOptions): Threads {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  /** What waits, by owner: the owner whose turn is next comes first. */
  const waiting = new Map<string, Piece[]>()
  let waitingCount = 0
  let isClosed = false

  function startThread(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url))
    // An idle thread keeps no process alive.
    thread.unref()
    all.add(thread)
    // One that fails while it has nothing to do is not the program's end.
    thread.on('error', () => {})
    thread.once('exit', () => {
      all.delete(thread)
      const index = idle.indexOf(thread)
      if (index >= 0) idle.splice(index, 1)
      next()
    })
    return thread
  }

  function next(): void {
    while (waitingCount > 0 && !isClosed) {
      const thread = idle.pop() ?? (all.size < threads ? startThread() : undefined)
      if (!thread) return
      const piece = takePiece()
      if (piece) void work(thread, piece)
    }
  }

  /** The first piece of the owner whose turn it is, who then stands last. */
  function takePiece(): Piece | undefined {
    for (const [owner, pieces] of waiting) {
      const piece = pieces.shift()
      waiting.delete(owner)
      if (pieces.length > 0) waiting.set(owner, pieces)
      if (piece) waitingCount -= 1
      return piece
    }
    return undefined
  }

  /** Turns away the last piece of whoever has most waiting, if they have more than the newcomer then would. */
  function makeRoomFor(piecesOfNewcomer: number): boolean {
    const longest = [...waiting.values()].reduce((most, pieces) => (pieces.length > most.length ? pieces : most))
    if (longest.length <= piecesOfNewcomer) return false
    longest.pop()?.reject(new ThreadsBusy('others had less waiting'))
    waitingCount -= 1
    return true
  }

  async function work(thread: Worker, { task, input, resolve, reject }: Piece): Promise<void> {
    thread.ref()
    try {
      const reply = await replyOf(thread, { task, input }, timeLimitMs)
      thread.unref()
      if (all.has(thread)) idle.push(thread)
      if ('refusal' in reply) reject(new AppError(reply.refusal.code, reply.refusal.details))
      else if ('error' in reply) reject(new Error(reply.error))
      else resolve(reply.answer)
    } catch (error) {
      await thread.terminate()
      reject(error)
    } finally {
      next()
    }
  }

  return {
    run(task, input, { owner }) {
      return new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(CLOSED))
        const pieces = waiting.get(owner) ?? []
        if (pieces.length >= mostWaitingOfOne || (waitingCount >= mostWaiting && !makeRoomFor(pieces.length + 1))) {
          return reject(new ThreadsBusy(`${waitingCount} pieces wait for ${threads} threads, ${pieces.length} of this owner`))
        }
        // What a task answers is what its module says: the type of `run` ties the two together.
        pieces.push({ task: task.href, input, resolve: resolve as Piece['resolve'], reject })
        waiting.set(owner, pieces)
        waitingCount += 1
        next()
      })
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      for (const pieces of waiting.values()) for (const { reject } of pieces) reject(new Error(CLOSED))
      waiting.clear()
      waitingCount = 0
      await Promise.all([...all].map((thread) => thread.terminate()))
    },
  }
}

/** What a thread says: once that it has loaded the task's code, then how the piece ended. */
type Message = 'begun' | Reply
type Reply =
  | { readonly answer: unknown }
  | { readonly refusal: { readonly code: ErrorCode; readonly details: Record<string, string | number | boolean> } }
  | { readonly error: string }

/** Rejects when the thread dies or takes too long. */
function replyOf(thread: Worker, order: { task: string; input: unknown }, timeLimitMs: number): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const onError = (error: unknown) => reject(error)
  const onExit = () => reject(new Error('the thread ended before it answered'))
  const endAfter = (ms: number) => setTimeout(() => reject(new WorkTooLong(`a piece of work took more than ${ms} ms`)), ms)
  let timer = endAfter(LOAD_LIMIT_MS)
  const onMessage = (message: Message) => {
    if (message !== 'begun') return resolve(message)
    clearTimeout(timer)
    timer = endAfter(timeLimitMs)
  }
  thread.on('message', onMessage)
  thread.once('error', onError)
  thread.once('exit', onExit)
  thread.postMessage(order)
  return promise.finally(() => {
    clearTimeout(timer)
    thread.off('message', onMessage)
    thread.off('error', onError)
    thread.off('exit', onExit)
  })
}
