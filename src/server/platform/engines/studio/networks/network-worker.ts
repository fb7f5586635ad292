import { Worker } from 'node:worker_threads'
import { NetworksMissing } from './network-files.ts'
import type { NetworkAnswer, NetworkQuestion, NetworkTask } from './network-task.ts'

/** The thread of the networks: starts with the first question, ends when nobody asked for a while. */
export interface NetworkWorker extends AsyncDisposable {
  /**
   * One question at a time, in the order of asking, but masks alone first: somebody waits for them with a request open. Rejects
   * when the signal fires, the thread dies or the picture is none, and after `mostMs` of work on it; waiting in line is no work.
   */
  ask(question: NetworkQuestion, signal: AbortSignal, options?: { readonly mostMs?: number }): Promise<NetworkAnswer>
}

/** The picture can not be read, or the networks failed on it; the thread itself is well. */
class QuestionFailed extends Error {}

/** `idleMs`: after so long without a question the thread ends and gives its memory back. */
export function createNetworkWorker({ idleMs }: { idleMs: number }): NetworkWorker {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const waiting = { first: [] as (() => Promise<void>)[], later: [] as (() => Promise<void>)[] }
  let isAtWork = false
  let questions = 0
  let isClosed = false

  function threadNow(): Worker {
    clearTimeout(idle)
    if (thread) return thread
    const started = new Worker(new URL('./network-thread.ts', import.meta.url))
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    thread = started
    return started
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  async function answer(question: NetworkQuestion, signal: AbortSignal): Promise<NetworkAnswer> {
    signal.throwIfAborted()
    if (isClosed) throw new Error('the networks are closed')
    const asked = threadNow()
    asked.ref()
    try {
      const id = ++questions
      return await answerOf(asked, { ...question, id }, signal)
    } catch (error) {
      // A thread that is still at work on what nobody waits for would keep the next in line waiting.
      if (!(error instanceof QuestionFailed || error instanceof NetworksMissing)) await end()
      throw error
    } finally {
      // An idle thread keeps no process alive.
      asked.unref()
      idle = setTimeout(end, idleMs).unref()
    }
  }

  async function work(): Promise<void> {
    if (isAtWork) return
    isAtWork = true
    const next = () => waiting.first.shift() ?? waiting.later.shift()
    for (let turn = next(); turn; turn = next()) await turn()
    isAtWork = false
  }

  return {
    ask(question, signal, { mostMs } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<NetworkAnswer>()
      const stop = () => reject(signal.reason)
      signal.addEventListener('abort', stop, { once: true })
      const turn = () => {
        const limits = mostMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(mostMs)])
        return answer(question, limits).then(resolve, reject)
      }
      waiting[question.look === 'masks' ? 'first' : 'later'].push(turn)
      void work()
      return promise.finally(() => signal.removeEventListener('abort', stop))
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      await end()
    },
  }
}

function answerOf(thread: Worker, task: NetworkTask, signal: AbortSignal): Promise<NetworkAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<NetworkAnswer>()
  const onMessage = (answer: NetworkAnswer) => {
    if (!('error' in answer)) return resolve(answer)
    reject(new (answer.isMissing ? NetworksMissing : QuestionFailed)(answer.error))
  }
  const onExit = () => reject(new Error('the thread of the networks ended before it answered'))
  const onAbort = () => reject(signal.reason)
  thread.once('message', onMessage)
  thread.once('error', reject)
  thread.once('exit', onExit)
  signal.addEventListener('abort', onAbort, { once: true })
  thread.postMessage(task)
  return promise.finally(() => {
    thread.off('message', onMessage)
    thread.off('error', reject)
    thread.off('exit', onExit)
    signal.removeEventListener('abort', onAbort)
  })
}
