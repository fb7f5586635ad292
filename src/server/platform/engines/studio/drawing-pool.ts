import { type MessagePort, Worker } from 'node:worker_threads'
import { giveYoungBack } from '../../threads/give-young-back.ts'
import type { Drawing, DrawingTask, FilmDrawing, FilmTask } from './drawing-task.ts'

/** Worker threads that draw. */
export interface DrawingPool extends AsyncDisposable {
  /** Draws when a thread is free, in the order of asking; rejects when the signal fires, the task fails or its thread dies. */
  draw(task: DrawingTask, signal: AbortSignal): Promise<Drawing>
  /** The same for a film; done when all frames are taken from the other end of `task.frames`. */
  drawFilm(task: FilmTask, signal: AbortSignal): Promise<FilmDrawing>
}

/** For what lives shortly; left to itself a thread keeps some 60 MB more for it and is no quicker. */
const YOUNG_MB = 24

/**
 * What the next picture gains by a thread that is warm, a house that is not asked for one pays in memory. What V8 frees it keeps for
 * eight seconds more; all is given back 15 seconds after the last picture.
 */
const IDLE_MS = 4_000

type Answer = Drawing | FilmDrawing

interface Waiting {
  readonly task: DrawingTask | FilmTask
  readonly signal: AbortSignal
  /** Heard from the signal while it waits, and only then: one that many tasks share would keep the answers of all. */
  leave(): void
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

/**
 * Threads start with their first task, and end with their memory when they had none for `idleMs`; what the event loop has
 * room for only because of them goes when none draws. One that dies fails its own task only and is replaced by the next.
 */
export function createDrawingPool({ threads, idleMs = IDLE_MS }: { threads: number; idleMs?: number }): DrawingPool {
  /** The one that drew last comes last, and draws next: so those that are not needed end. */
  const idle = new Map<Worker, NodeJS.Timeout>()
  const all = new Set<Worker>()
  const waiting: Waiting[] = []
  let isClosed = false
  let givingBack: ReturnType<typeof giveYoungBack> | undefined

  function startThread(): Worker {
    const thread = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    // An idle thread keeps no process alive.
    thread.unref()
    all.add(thread)
    thread.once('exit', () => {
      all.delete(thread)
      clearTimeout(idle.get(thread))
      idle.delete(thread)
      next()
    })
    return thread
  }

  function takeIdle(): Worker | undefined {
    const [thread, timer] = [...idle].at(-1) ?? []
    if (!thread) return undefined
    clearTimeout(timer)
    idle.delete(thread)
    return thread
  }

  /** An idle thread keeps no process alive. */
  function rest(thread: Worker): void {
    thread.unref()
    const end = () => {
      // No task is given to a thread that ends.
      idle.delete(thread)
      void thread.terminate()
    }
    if (all.has(thread)) idle.set(thread, setTimeout(end, idleMs).unref())
  }

  function next(): void {
    while (waiting.length > 0 && !isClosed) {
      const thread = takeIdle() ?? (all.size < threads ? startThread() : undefined)
      const job = waiting[0]
      if (!thread || !job) return
      waiting.shift()
      job.signal.removeEventListener('abort', job.leave)
      void run(thread, job)
    }
  }

  async function run(thread: Worker, { task, signal, resolve, reject }: Waiting): Promise<void> {
    const stop = () => void thread.terminate()
    signal.addEventListener('abort', stop, { once: true })
    thread.ref()
    givingBack?.stop()
    try {
      resolve(await answerOf(thread, task))
      rest(thread)
    } catch (error) {
      reject(signal.aborted ? signal.reason : error)
      if (error instanceof TaskFailed) rest(thread)
    } finally {
      signal.removeEventListener('abort', stop)
      next()
      // For pictures on their way, and for pages that asked how far they are, this thread took room as well.
      if (idle.size === all.size && !isClosed) givingBack = giveYoungBack()
    }
  }

  const ask = (task: Waiting['task'], signal: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      if (isClosed) return reject(new Error('the drawing pool is closed'))
      if (signal.aborted) return reject(signal.reason)
      const leave = () => {
        waiting.splice(waiting.indexOf(job), 1)
        reject(signal.reason)
      }
      const job: Waiting = { task, signal, leave, resolve, reject }
      waiting.push(job)
      signal.addEventListener('abort', leave, { once: true })
      next()
    })

  return {
    // A thread answers each kind of task with its own kind of drawing.
    draw: async (task, signal) => (await ask(task, signal)) as Drawing,
    drawFilm: async (task, signal) => (await ask(task, signal)) as FilmDrawing,
    async [Symbol.asyncDispose]() {
      isClosed = true
      givingBack?.stop()
      for (const { signal, leave, reject } of waiting.splice(0)) {
        signal.removeEventListener('abort', leave)
        reject(new Error('the drawing pool is closed'))
      }
      await Promise.all([...all].map((thread) => thread.terminate()))
    },
  }
}

/** The task threw inside its thread; the thread itself is well. */
class TaskFailed extends Error {}

function answerOf(thread: Worker, task: DrawingTask | FilmTask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      thread.off('message', onMessage)
      thread.off('error', onError)
      thread.off('exit', onExit)
      action()
    }
    const onMessage = (answer: { drawing: Answer } | { error: string }) =>
      settle(() => ('drawing' in answer ? resolve(answer.drawing) : reject(new TaskFailed(answer.error))))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new Error('the drawing thread ended before it answered')))
    thread.on('message', onMessage)
    thread.on('error', onError)
    thread.on('exit', onExit)
    thread.postMessage(task, portsOf(task))
  })
}

/** What of a task goes over to its thread. */
function portsOf(task: DrawingTask | FilmTask): MessagePort[] {
  if (task.kind !== 'film') return []
  return 'pictures' in task.of ? [task.frames, task.of.pictures] : [task.frames]
}
